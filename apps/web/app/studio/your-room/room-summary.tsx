import * as messages from '@nawl/messages/your-room'
import { yarnNameOf } from '@nawl/messages/yarns'
import * as rugWords from '@nawl/messages/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import { formatHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'
import type { RoomColor, RoomReading } from '@nawl/engine/room-colors/read-room'

import { takeFocus } from '../../ui/take-focus.ts'
import type { OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import { useObjectUrl } from '../stage/use-object-url.ts'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { PlaceSize } from './place-size.ts'

type RoomSummaryProps = {
  readonly own: OwnPhoto
  readonly reading: RoomReading
  readonly place: PlaceSize
  /** Whether focus moves to its heading. */
  readonly takesFocus: boolean
}

/** The answer takes the focus and the window: what was said before it has been read. */
function takePage(heading: HTMLElement | null): void {
  takeFocus(heading)
  heading?.scrollIntoView()
}

/** Colours shown besides the floor's: the largest, and of the smaller ones the most vivid. */
const LARGEST = 4

/** What was read in a photograph: light, floor and colours, each as a piece of the photograph itself. */
export function RoomSummary({ own, reading, place, takesFocus }: RoomSummaryProps) {
  const { url } = useObjectUrl(own.photograph.picture)
  const { floor, colors, light } = reading
  const size = sizeText(rugWords, place.size)?.replaceAll(' ', '\u00A0')
  return (
    <section aria-labelledby="room-read" className="room-summary">
      <h2
        id="room-read"
        ref={takesFocus ? takePage : undefined}
        tabIndex={-1}
        className="type-h3 scroll-mt-6"
      >
        {messages.says}
      </h2>
      <p className="type-ui mt-2 max-w-[46em] text-graphite">
        {messages.summary({
          light: light.strength,
          tone: light.tone,
          floor: Math.round(labFromRgb(floor.rgb).l),
        })}{' '}
        {(place.isUsual ? messages.largestUsual : messages.noUsual)({ size: size ?? '' })}
      </p>
      <ul className="room-colors type-caption">
        <Piece url={url} own={own} color={floor} label={messages.floor} />
        {shownColors(colors).map((color) => (
          <Piece key={color.rgb} url={url} own={own} color={color} label={partText(color.share)} />
        ))}
      </ul>
    </section>
  )
}

function shownColors(colors: readonly RoomColor[]): readonly RoomColor[] {
  const chroma = ({ rgb }: RoomColor) => {
    const { a, b } = labFromRgb(rgb)
    return Math.hypot(a, b)
  }
  const vivid = colors.slice(LARGEST).toSorted((one, other) => chroma(other) - chroma(one))
  return [...colors.slice(0, LARGEST), ...vivid.slice(0, 1)]
}

type PieceProps = {
  readonly url: string | null
  readonly own: OwnPhoto
  readonly color: RoomColor
  readonly label: string
}

/** A colour as a round piece of the photograph where it is seen best, and the yarn that is most like it. */
function Piece({ url, own, color, label }: PieceProps) {
  const { width, height } = own.photograph
  const [nearest] = nearestYarns(formatHex(color.rgb), 1)
  return (
    <li>
      <span
        aria-hidden
        className="room-piece"
        style={
          {
            backgroundImage: url ? `url(${url})` : undefined,
            backgroundColor: formatHex(color.rgb),
            '--aspect': width / height,
            '--u': color.at.u,
            '--v': color.at.v,
          } as React.CSSProperties
        }
      />
      <span>
        {label}
        <br />
        <span className="text-graphite">{messages.near({ yarn: yarnNameOf(nearest?.yarn.name ?? '') })}</span>
      </span>
    </li>
  )
}

/** `40% of the room`: of what is neither floor nor window. */
function partText(share: number): string {
  const percent = Math.round(share * 100)
  return percent < 1 ? messages.underOne : messages.partOfRoom({ percent })
}
