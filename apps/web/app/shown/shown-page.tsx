import * as messages from '@nawl/messages/shown'
import { nameOf } from '@nawl/messages/names'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import type { ShownRug } from '@nawl/contract/imaging/shown-rug'
import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { roomCaption } from '../page/room-name.ts'
import * as rugWords from '@nawl/messages/rug'
import { sidesText } from '@nawl/messages/text/rug-text'
import { shareFigures } from '@nawl/domain/yarn/share-figures'

import { OwnFloorButton } from '../catalogue/own-floor/own-floor-button.tsx'
import { LinePicture } from '../sales/cart/lines/line-picture.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Pompom } from '../ui/pompom.tsx'
import { Section } from '../ui/section.tsx'
import { useBrokenImage } from '../ui/use-broken-image.ts'
import { sharePicturePath, studioPath } from '../page/studio-path.ts'
import { replacementName, yarnName } from '../studio/color/yarn-name.ts'
import { ColourFilm } from './film/colour-film.tsx'
import { SendActions } from './send-actions.tsx'

export type ShownPageProps = {
  readonly rug: RugItem
  readonly shown: ShownRug
  readonly address: string
  /** The encoded design; null as drawn. */
  readonly text: string | null
  readonly design: LinkedDesign
}

/** A rug large in its room, its yarns as cards, and a film of its palettes: made to be sent. */
export function ShownPage({ rug, shown, address, text, design }: ShownPageProps) {
  const sides = sidesText(rugWords, design.size)
  return (
    <div className="page-margin page-space">
      <ShownPicture rug={rug} room={shown.room} address={address} text={text} sides={sides} />
      <header className="shown-head">
        <div>
          <h1 className="shown-name">{rug.name}</h1>
          <p className="type-body mt-4 text-graphite">
            {sides
              ? messages.lineSized({ collection: nameOf(rug.collection), size: sides })
              : messages.line({ collection: nameOf(rug.collection) })}
          </p>
        </div>
        <div className="shown-actions">
          <ButtonLink kind="primary" to={studioPath(address, text)}>
            {messages.open}
          </ButtonLink>
          <OwnFloorButton name={rug.name} address={address} text={text} size={design.size} />
          <SendActions name={rug.name} />
        </div>
      </header>
      <Section title={messages.yarns} titleClass="type-h2" className="shown-section">
        <YarnCards rug={rug} yarns={shown.yarns} />
      </Section>
      {shown.room && <ColourFilm rug={rug} room={shown.room} address={address} design={design} />}
    </div>
  )
}

type ShownPictureProps = Pick<ShownPageProps, 'rug' | 'address' | 'text'> & {
  readonly room: ShownRug['room']
  readonly sides: string | null
}

function ShownPicture({ rug, room, address, text, sides }: ShownPictureProps) {
  const path = room && roomPicturePath(address, text, { room, format: 'avif', width: '1200' })
  const { failed, watch } = useBrokenImage(path ?? '')
  return (
    <div className="shown-picture">
      {path && room && !failed ? (
        <img
          {...watch}
          src={path}
          alt={roomCaption(rug.name, sides ?? '', room)}
          width={1200}
          height={750}
          fetchPriority="high"
          decoding="async"
        />
      ) : (
        <LinePicture
          src={sharePicturePath(address, 'png', text)}
          alt={messages.onPaper({ name: rug.name })}
          className="shown-on-paper rug-shadow"
        />
      )}
    </div>
  )
}

function YarnCards({ rug, yarns }: Pick<ShownPageProps, 'rug'> & Pick<ShownRug, 'yarns'>) {
  const figures = shareFigures(yarns.map(({ share }) => share))
  return (
    <ul className="yarn-cards">
      {yarns.map(({ hex }, n) => (
        <li key={hex}>
          <span className="yarn-card-ball">
            <Pompom hex={hex} size={112} />
          </span>
          <span className="type-h4 first-letter:capitalize">
            {yarnName(rug, hex) ?? replacementName(hex)}
          </span>
          <span className="type-caption figures text-graphite">
            {messages.share({ figure: figures[n] ?? '' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
