import * as messages from '@nawl/messages/uploads'
import type { Point, Quad } from '@nawl/engine/finding/quad'
import { useRef } from 'react'

import { CORNER_NAMES, cornerKey, movedCorner } from './corners.ts'

type CornerFrameProps = {
  readonly url: string
  /** In shares of the picture. */
  readonly corners: Quad
  readonly onChange: (corners: Quad) => void
}

/** A picture with four corners, each dragged or moved by arrow keys; what is between them is straightened. */
export function CornerFrame({ url, corners, onChange }: CornerFrameProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const held = useRef<number | null>(null)

  function placeOf(event: React.PointerEvent): Point {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  const outline = corners.map(({ x, y }) => `${100 * x},${100 * y}`).join(' ')
  return (
    <div ref={sheet} className="relative mx-auto w-fit overflow-hidden bg-linen select-none">
      <img
        src={url}
        alt={messages.chosen}
        draggable={false}
        className="block max-h-[min(640px,70vh)] max-w-full"
      />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="corner-outline">
        <path d={`M0,0H100V100H0Z M${outline}Z`} fillRule="evenodd" />
        <polygon points={outline} />
      </svg>
      {corners.map(({ x, y }, n) => (
        <button
          key={CORNER_NAMES[n]}
          type="button"
          className="crop-corner corner-handle"
          aria-label={messages.cornerAt({ corner: CORNER_NAMES[n] ?? '', left: percent(x), top: percent(y) })}
          aria-describedby="corner-keys"
          style={{ left: percent(x, 3), top: percent(y, 3) }}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = n
          }}
          onPointerMove={(event) => {
            if (held.current === n) onChange(movedCorner(corners, n, placeOf(event)))
          }}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
          onKeyDown={(event) => {
            const next = cornerKey(event.key, event.shiftKey, corners, n)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
        />
      ))}
    </div>
  )
}

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}%`
