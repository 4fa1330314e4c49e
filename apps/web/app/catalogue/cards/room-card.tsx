import { nameOf } from '@nawl/messages/names'
import { type RoomScene, sceneLink } from '@nawl/contract/imaging/room-scenes'
import { inRoom } from '../../page/opened-place.ts'
import { roomAlt, roomCaption, sceneSizeText } from '../../page/room-name.ts'
import { Link } from 'react-router'

import { usePrefetch } from '../../ui/use-prefetch.ts'
import type { RugCardFacts } from './rug-card-facts.ts'
import { RoomImage } from './room-photograph.tsx'
import undyedRug from './undyed-rug.svg?url&no-inline'

type RoomCardProps = {
  readonly rug: RugCardFacts
  /** Already formatted. */
  readonly price: string
  readonly sizes: string
  readonly first?: boolean
}

/** A rug in its room across a list, with a caption that leads to the studio. */
export function RoomBreak({ rug, sizes }: Pick<RoomCardProps, 'rug' | 'sizes'>) {
  const room = rug.room ?? 'living'
  const scene: RoomScene = { room, light: 'day', rug: rug.address }
  return (
    <figure>
      <RoomImage
        scene={scene}
        alt={roomAlt(rug.name, room)}
        sizes={sizes}
        otherwise={<NoRoomPicture alt={roomAlt(rug.name, room)} />}
      />
      <figcaption className="type-caption mt-3 text-graphite">
        {roomCaption(rug.name, sceneSizeText(scene), room)}
      </figcaption>
    </figure>
  )
}

/** A rug of undyed wool, where a room's picture fails. */
function NoRoomPicture({ alt }: { readonly alt: string }) {
  return <img src={undyedRug} alt={alt} className="aspect-[8/5] w-full bg-linen object-contain py-[6%]" />
}

/** A rug to scale in its room, with its name and price. The whole card links to the studio, in that room and at the size shown. */
export function RoomCard({ rug, price, sizes, first = false }: RoomCardProps) {
  const room = rug.room ?? 'living'
  const scene: RoomScene = { room, light: 'day', rug: rug.address }
  return (
    <article className="rug-card">
      <RoomImage
        scene={scene}
        alt={roomAlt(rug.name, room)}
        sizes={sizes}
        first={first}
        otherwise={<NoRoomPicture alt={roomAlt(rug.name, room)} />}
      />
      <div className="rug-card-text">
        <h2 className="type-card-caps">
          <Link
            to={`/product/${rug.address}?d=${sceneLink({})}`}
            state={inRoom(room)}
            prefetch={usePrefetch()}
            className="rug-card-link"
          >
            {rug.name.toUpperCase()}
          </Link>
        </h2>
        <p className="rug-card-price type-ui figures">{price}</p>
        <p className="rug-card-collection type-caption text-graphite">{nameOf(rug.collection)}</p>
      </div>
    </article>
  )
}
