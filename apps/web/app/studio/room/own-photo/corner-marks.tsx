import * as messages from '@nawl/messages/room'
import type { Camera, PicturePlace } from '@nawl/engine/room/camera'
import { picturePlace } from '@nawl/engine/room/camera'
import type { FloorCorners } from '@nawl/engine/room/floor-camera'
import { useRef, useState } from 'react'

import { ARROW_STEPS } from '../../../ui/keys/arrow-keys.ts'

type CornerMarksProps = {
  /** URL of the photograph. */
  readonly url: string
  readonly aspect: number
  readonly corners: FloorCorners
  /** Null if no camera fits the corners. */
  readonly camera: Camera | null
  readonly onChange: (corners: FloorCorners) => void
}

const NAMES = [messages.nearLeft, messages.nearRight, messages.farRight, messages.farLeft] as const

/** A photograph with four corners to drag or move with arrow keys, and a magnifier for the one being moved. */
export function CornerMarks({ url, aspect, corners, camera, onChange }: CornerMarksProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<number | null>(null)
  const move = (index: number, { u, v }: PicturePlace) => {
    const place = { u: within(u), v: within(v) }
    onChange(corners.map((corner, i) => (i === index ? place : corner)) as unknown as FloorCorners) // still four
  }
  const follow = (index: number, { clientX, clientY }: React.PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) move(index, { u: (clientX - box.left) / box.width, v: (clientY - box.top) / box.height })
  }
  return (
    <div ref={frame} className="own-photograph" style={{ '--aspect': aspect } as React.CSSProperties}>
      <img src={url} alt={messages.yourRoom} draggable={false} />
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
        {camera && <path d={grid(camera)} className="own-grid" />}
        <polygon points={corners.map(({ u, v }) => `${u * 100},${v * 100}`).join(' ')} />
      </svg>
      {corners.map((corner, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native control moves in two directions
        <div
          key={NAMES[index]}
          role="application"
          aria-roledescription={messages.cornerToMove}
          aria-label={messages.cornerAt({
            corner: NAMES[index] ?? '',
            left: percent(corner.u),
            top: percent(corner.v),
          })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move it
          tabIndex={0}
          className="own-corner"
          style={{ left: `${corner.u * 100}%`, top: `${corner.v * 100}%` }}
          onKeyDown={(event) => {
            const way = ARROW_STEPS[event.key]
            if (!way) return
            event.preventDefault()
            const step = event.shiftKey ? FINE_STEP : STEP
            move(index, { u: corner.u + (way[0] * step) / aspect, v: corner.v + way[1] * step })
          }}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            setHeld(index)
          }}
          onPointerMove={(event) => held === index && follow(index, event)}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        />
      ))}
      {held !== null && <Loupe url={url} aspect={aspect} at={corners[held]!} />}
    </div>
  )
}

/** Step of an arrow key, as a fraction of the photograph's height. */
const STEP = 0.005
const FINE_STEP = 0.001

const within = (share: number) => Math.max(0, Math.min(1, share))
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The area under the finger at five times the size, on the other side of the photograph. */
function Loupe({
  url,
  aspect,
  at,
}: {
  readonly url: string
  readonly aspect: number
  readonly at: PicturePlace
}) {
  return (
    <div
      aria-hidden
      className="own-loupe"
      data-right={at.u < 0.5 || undefined}
      style={
        {
          '--aspect': aspect,
          backgroundImage: `url(${url})`,
          '--u': at.u,
          '--v': at.v,
        } as React.CSSProperties
      }
    />
  )
}

/** Grid lines on the floor half a metre apart, two metres in each direction. */
function grid(camera: Camera): string {
  const lines = Array.from({ length: 9 }, (_, i) => (i - 4) / 2).flatMap((at) => [
    [at, -2, at, 2],
    [-2, at, 2, at],
  ])
  return lines.map(([x1, y1, x2, y2]) => floorLine(camera, [x1!, y1!], [x2!, y2!])).join(' ')
}

/** In segments: parts of a line may be behind the camera, or far outside the photograph. */
function floorLine(
  camera: Camera,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string {
  const places = Array.from({ length: 9 }, (_, i) => i / 8).map((share) => {
    const place = picturePlace(camera, [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, 0])
    return place && Math.abs(place.u) < 3 && Math.abs(place.v) < 3 ? place : null
  })
  const point = ({ u, v }: PicturePlace, i: number) =>
    `${i > 0 && places[i - 1] ? 'L' : 'M'}${(u * 100).toFixed(2)} ${(v * 100).toFixed(2)}`
  return places.map((place, i) => (place ? point(place, i) : '')).join('')
}
