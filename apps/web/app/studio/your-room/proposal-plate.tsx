import '../room/room-view.css'

import * as messages from '@nawl/messages/your-room'
import * as shell from '@nawl/messages/shell'
import { nameOf } from '@nawl/messages/names'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import { estimate } from '@nawl/domain/rug/estimate'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import * as rugWords from '@nawl/messages/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import { formatHex } from '@nawl/engine/color/hex'
import type { RoomReading } from '@nawl/engine/room-colors/read-room'
import { useEffect, useMemo, useRef, useState } from 'react'

import { YarnRow } from '../../catalogue/home/yarn-row.tsx'
import { usePrice } from '../../page/country/use-price.ts'
import { studioPath } from '../../page/studio-path.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { IN_ROOM } from '../../page/opened-place.ts'
import { useNear } from '../below/use-near.ts'
import { useLiveRug } from '../live/use-live-rug.ts'
import { colorTable } from '../live/worker/live-table.ts'
import { RoomCanvas } from '../room/room-canvas.tsx'
import type { RoomPictures } from '../room/room-painter.ts'
import { useSavedPlaces } from '../room/saved-places.ts'
import type { PlaceSize } from './place-size.ts'
import { proposalSentence } from './proposal-sentence.ts'
import type { Proposal } from './proposals.ts'

type ProposalPlateProps = {
  readonly proposal: Proposal
  readonly reading: RoomReading
  readonly place: PlaceSize
  /** Null until they are made. */
  readonly pictures: RoomPictures | null
  /** Of the photograph, width over height. */
  readonly aspect: number
}

/** A rug laid in the visitor's photograph, with why, how large, for how much, and the way to the studio. */
export function ProposalPlate({ proposal, reading, place, pictures, aspect }: ProposalPlateProps) {
  const { rug, collection, variant, address, mappings, match } = proposal
  const design = useMemo<LinkedDesign>(
    () => ({ ...AS_DRAWN, mappings, size: place.size }),
    [mappings, place.size],
  )
  const [stored, save] = useSavedPlaces()
  const { price } = usePrice()
  const priced = estimate(place.size, squareFootPrice(rug.collection))
  return (
    <article className="proposal" style={{ '--aspect': aspect } as React.CSSProperties}>
      <LaidPicture proposal={proposal} design={design} place={place} pictures={pictures} />
      <div>
        <p className="type-caption text-graphite">{KINDS[match.kind]}</p>
        <h3 className="type-h2 mt-1">{rug.name}</h3>
        <p className="type-ui mt-2 text-graphite">
          {variant
            ? messages.inPalette({ collection: nameOf(collection), palette: variant.color })
            : messages.inOwnYarns({ collection: nameOf(collection) })}
        </p>
        <p className="mt-4">
          <YarnRow hexes={proposal.yarns.map(({ rgb }) => formatHex(rgb))} />
        </p>
        <p className="type-body mt-4">{proposalSentence(proposal, reading)}</p>
        <p className="type-ui figures mt-5">{sizeText(rugWords, place.size)}</p>
        <p className="type-price mt-2">{priced.ok && price(priced.price)}</p>
        <p className="mt-5">
          <ButtonLink
            to={studioPath(address, encodeDesign(design))}
            state={IN_ROOM}
            small
            aria-label={messages.openInStudio({ name: rug.name })}
            onClick={() => save({ ...stored, room: 'own', places: { ...stored.places, own: place.place } })}
          >
            {messages.open}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

const KINDS = {
  colourful: messages.withColour,
  lighter: messages.lighter,
  darker: messages.darker,
} as const

type LaidPictureProps = Pick<ProposalPlateProps, 'proposal' | 'place' | 'pictures'> & {
  readonly design: LinkedDesign
}

function LaidPicture({ proposal, design, place, pictures }: LaidPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const [isPainted, setPainted] = useState(false)
  const { rug } = proposal
  const { tufts, missing, again } = useLiveRug(
    near
      ? {
          bitmap: bitmapPath(rug.processingImage, design.size),
          outline: 'rectangle',
          style: design.textureStyle,
          scale: 1,
        }
      : null,
  )
  const table = useMemo(
    // In white daylight: the room's own light is applied to it.
    () => tufts && colorTable(tufts, design, design.matchedAt, 'day'),
    [tufts, design],
  )
  const laid = useMemo(
    () => ({ ...rugMetres(place.size), ...place.place, outline: 'rectangle' as const }),
    [place],
  )
  return (
    <div ref={frame} className="proposal-picture room-frame" data-painted={isPainted || undefined}>
      {near && pictures && (
        <Photograph
          picture={pictures.empty}
          alt={messages.toScale({ name: rug.name, size: sizeText(rugWords, place.size) ?? '' })}
        />
      )}
      {pictures && tufts && table && (
        <RoomCanvas
          pictures={pictures}
          tufts={tufts}
          table={table}
          rug={laid}
          onPainted={() => setPainted(true)}
        />
      )}
      {!isPainted && (
        <p role="status" className="proposal-wait type-ui">
          {missing ? (
            <>
              {messages.notLaid({ name: rug.name })}{' '}
              <button type="button" onClick={again} className="min-h-11 underline underline-offset-4">
                {shell.tryAgain}
              </button>
            </>
          ) : (
            messages.laying({ name: rug.name })
          )}
        </p>
      )}
    </div>
  )
}

type PhotographProps = { readonly picture: ImageBitmap; readonly alt: string }

/** A bitmap as it is. */
function Photograph({ picture, alt }: PhotographProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    Object.assign(element, { width: picture.width, height: picture.height })
    element.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return <canvas ref={canvas} role="img" aria-label={alt} className="room-picture" />
}
