import * as messages from '@nawl/messages/room'
import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { PicturePlace } from '@nawl/engine/room/camera'
import { useEffect, useRef, useState } from 'react'

import { ARROW_STEPS } from '../../../../ui/keys/arrow-keys.ts'
import type { Photograph } from '../photograph.ts'

type BrushCanvasProps = {
  readonly url: string
  readonly photograph: Photograph
  readonly mask: FrontMask | null
  readonly kind: BrushStroke['kind']
  readonly onStroke: (stroke: BrushStroke) => void
}

/** How much of the photograph the tint covers. */
const TINT = 0.55
/** Half the brush's width, as a fraction of the photograph's. */
const RADIUS = 0.008
/** Step of an arrow key, as a fraction of the photograph's height. */
const [STEP, FINE_STEP] = [0.02, 0.005]
/** A photograph to draw strokes on, by pointer or with arrow keys, under a tint of what stands before the rug. */
export function BrushCanvas({ url, photograph, mask, kind, onStroke }: BrushCanvasProps) {
  const { width, height } = photograph
  const aspect = width / height
  const tint = useTint(photograph, mask)
  const [at, setAt] = useState<PicturePlace>({ u: 0.5, v: 0.6 })
  const [places, setPlaces] = useState<readonly PicturePlace[] | null>(null)
  const [isPointer, setPointer] = useState(false)
  const end = (drawn: readonly PicturePlace[] | null) => {
    setPlaces(null)
    setPointer(false)
    if (drawn) onStroke({ kind, places: drawn, radius: RADIUS })
  }
  const move = (place: PicturePlace) => {
    setAt(place)
    if (places) setPlaces([...places, place])
  }
  const pointed = ({ currentTarget, clientX, clientY }: React.PointerEvent): PicturePlace => {
    const box = currentTarget.getBoundingClientRect()
    return { u: (clientX - box.left) / box.width, v: (clientY - box.top) / box.height }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native control draws
    <div
      role="application"
      aria-roledescription={messages.pictureToDrawOn}
      aria-label={messages.brushAt({ left: percent(at.u), top: percent(at.v) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys draw
      tabIndex={0}
      className="own-photograph brush-photograph"
      style={{ '--aspect': aspect } as React.CSSProperties}
      onKeyDown={(event) => {
        const way = ARROW_STEPS[event.key]
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          if (places) end(places)
          else setPlaces([at])
        } else if (event.key === 'Escape' && places) {
          // The stroke is given up; the panel stays.
          event.stopPropagation()
          setPlaces(null)
        } else if (way) {
          event.preventDefault()
          const step = event.shiftKey ? FINE_STEP : STEP
          move({ u: within(at.u + (way[0] * step) / aspect), v: within(at.v + way[1] * step) })
        }
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const place = pointed(event)
        setAt(place)
        setPlaces([place])
        setPointer(true)
      }}
      onPointerMove={(event) => isPointer && move(pointed(event))}
      onPointerUp={() => isPointer && end(places)}
      onPointerCancel={() => end(null)}
    >
      <img src={url} alt={messages.yourRoom} draggable={false} />
      <canvas ref={tint} />
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`}>
        {places && (
          <polyline
            className="brush-stroke"
            data-erases={kind === 'erase' || undefined}
            points={[...places, places.at(-1)!].map(({ u, v }) => `${u * width},${v * height}`).join(' ')}
            style={{ strokeWidth: 2 * RADIUS * width }}
          />
        )}
        <circle cx={at.u * width} cy={at.v * height} r={RADIUS * width} />
      </svg>
    </div>
  )
}

const within = (share: number) => Math.max(0, Math.min(1, share))
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Tints what stands before the rug in the colour that styles give the canvas. */
function useTint({ width, height }: Photograph, mask: FrontMask | null) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    Object.assign(element, { width, height })
    if (!mask) return
    const data = new ImageData(width, height)
    for (let pixel = 0; pixel < mask.length; pixel++) {
      if (mask[pixel] === 0) continue
      data.data[pixel * 4 + 3] = mask[pixel]! * TINT
    }
    context.putImageData(data, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = getComputedStyle(element).color
    context.fillRect(0, 0, width, height)
  }, [width, height, mask])
  return canvas
}
