import * as messages from '@nawl/messages/journal'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'

import { DetailPicture } from '../../catalogue/cards/detail-picture.tsx'
import { PhotoImage } from '../../catalogue/cards/photo-image.tsx'
import { RoomImage } from '../../catalogue/cards/room-photograph.tsx'
import { RugPicture } from '../../catalogue/cards/rug-picture.tsx'
import { StillImage } from '../../catalogue/cards/still-image.tsx'

const SIZES = '(width < 600px) 54vw, 60vw'

/** An article's opening pictures: its photograph, a close-up of its rug or the rug in a room, and the whole rug. */
export function ArticlePictures({
  article: { image, rug, scene, still, photo, caption },
}: {
  readonly article: JournalArticle
}) {
  return (
    <figure className="grid grid-cols-[3fr_2fr] items-stretch gap-x-3 gap-y-4 sm:grid-cols-[2fr_1fr] sm:gap-x-6">
      {photo ? (
        <PhotoImage name={photo.name} sizes={SIZES} alt={photo.alt} first className="article-pile" />
      ) : still ? (
        <StillImage
          still={still}
          sizes={SIZES}
          alt={messages.stillAlt({ still })}
          first
          className="article-pile"
        />
      ) : scene ? (
        <RoomImage
          scene={{ ...scene, rug }}
          sizes={SIZES}
          alt={messages.inRoomAlt}
          first
          className="article-pile"
        />
      ) : (
        <DetailPicture image={image} sizes={SIZES} alt={messages.pileAlt} first className="article-pile" />
      )}
      <div className="grid place-items-center overflow-clip bg-linen p-[clamp(14px,2.4vw,40px)] *:w-[min(100%,300px)]">
        <RugPicture image={image} alt={messages.wholeAlt} sizes="(width < 600px) 30vw, 22vw" first />
      </div>
      <figcaption className="type-caption col-span-full text-graphite">{caption}</figcaption>
    </figure>
  )
}
