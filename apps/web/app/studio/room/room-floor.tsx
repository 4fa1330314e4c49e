import * as messages from '@nawl/messages/room'
import type { RoomPlace } from '@nawl/domain/rug/room-place'
import type { Camera, PicturePlace } from '@nawl/engine/room/camera'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { useEffect, useId, useState } from 'react'

import { Glyph } from '../../ui/glyph.tsx'
import { placeMessage, turnText } from './place-messages.ts'
import { percents, rugOutline } from './rug-outline.ts'
import { useRugMoves } from './use-rug-moves.ts'

/** Where the rug lies and may be moved to. */
export type PlaceProps = {
  /** Description of the rug. */
  readonly label: string
  readonly floor: readonly (readonly [x: number, y: number])[]
  readonly place: RoomPlace
  readonly home: RoomPlace
  readonly onPlace: (place: RoomPlace) => void
}

type RoomFloorProps = PlaceProps & {
  readonly camera: Camera
  readonly rug: RugOnFloor
  readonly frame: React.RefObject<HTMLElement | null>
}

/** The handles that move the rug over the floor and turn it. An overlay on the picture that shows little itself. */
export function RoomFloor({ label, camera, floor, rug, place, home, onPlace, frame }: RoomFloorProps) {
  const hint = useId()
  const moves = useRugMoves({ camera, floor, place, home, onPlace, frame })
  const outline = rugOutline(camera, rug)
  const handle = handlePlace(outline)
  const turned = Math.round(place.turnDeg)
  return (
    <>
      <div
        // Without this role, screen readers do not pass on arrow keys.
        role="application"
        aria-roledescription={messages.rugToMove}
        aria-label={label}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move it
        tabIndex={0}
        className="room-rug"
        style={{ clipPath: `polygon(${outline.map(percents).join()})` }}
        {...moves.place}
      />
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="room-outline">
        <polygon points={outline.map(({ u, v }) => `${u * 100},${v * 100}`).join(' ')} />
      </svg>
      {handle && (
        <div
          role="slider"
          tabIndex={0}
          aria-label={messages.turnRug}
          aria-valuemin={-180}
          aria-valuemax={180}
          aria-valuenow={turned}
          aria-valuetext={turnText(turned) || messages.straight}
          title={messages.turnRug}
          className="room-turn"
          style={{ left: `${handle.u * 100}%`, top: `${handle.v * 100}%` }}
          {...moves.turn}
        >
          <Glyph name="reset" size={18} />
        </div>
      )}
      <p id={hint} hidden>
        {messages.hint}
      </p>
      <PlaceStatus words={placeMessage(place, home)} />
    </>
  )
}

/** The lowest visible corner. */
function handlePlace(outline: readonly PicturePlace[]): PicturePlace | null {
  const seen = outline.filter(({ u, v }) => u > 0.2 && u < 0.8 && v > 0 && v < 0.92)
  const [first, ...rest] = seen.length > 0 ? seen : outline.filter(({ v }) => v < 0.92)
  if (!first) return null
  return rest.reduce((low, one) => (one.v + one.u * 0.02 > low.v + low.u * 0.02 ? one : low), first)
}

/** Keys repeat: only the final place is announced. */
const SETTLED_MS = 500

function PlaceStatus({ words }: { readonly words: string }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement((last) => (last === '' && words === messages.first ? last : words)),
      SETTLED_MS,
    )
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
