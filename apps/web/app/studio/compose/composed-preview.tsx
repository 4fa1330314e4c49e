import { bitmapPath, type DrawnSize, drawnSize } from '@nawl/domain/catalogue/bitmap-path'
import { recolor } from '@nawl/engine/recolor/recolor'
import { parseHex } from '@nawl/engine/color/hex'
import { useEffect, useRef, useState } from 'react'

import { shownSettings, type StudioState } from '../state/studio-state.ts'
import type { ComposedDrawing } from './composed-drawing.ts'
import { useComposedDrawing } from './use-composed-drawing.ts'

type ComposedPreviewProps = {
  readonly processingImage: string
  /** The size to show, which may be that of a drag. */
  readonly size: DrawnSize
  readonly state: StudioState
  /** Whether the picture on screen is the latest. */
  readonly isShown: boolean
}

/** The rug drawn for a new size in its colours, until the picture of that size is on screen. */
export function ComposedPreview({ processingImage, size, state, isShown }: ComposedPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const wanted = drawnSize(size)
  const isWaiting = useIsWaiting(wanted, state, isShown)
  const path = isWaiting && wanted.composed ? bitmapPath(processingImage, wanted) : null
  const drawn = useComposedDrawing(path)
  useEffect(() => {
    if (drawn && canvas.current) paint(canvas.current, drawn.drawing, state)
  }, [drawn, state])
  if (!drawn) return null
  return (
    <div aria-hidden className="live-face composed-face" data-composed={drawn.path}>
      <canvas ref={canvas} className="size-full" />
    </div>
  )
}

/** Whether the picture on screen is of another size than wanted. */
function useIsWaiting(wanted: DrawnSize, { picture, task }: StudioState, isShown: boolean): boolean {
  const current = sidesOf(picture.view)
  const [settled, setSettled] = useState(current)
  const isSettled = task === null && isShown
  if (isSettled && settled !== current) setSettled(current)
  return sidesOf(wanted) !== (isSettled ? current : settled)
}

const sidesOf = ({ shape, width, length }: DrawnSize) => `${shape} ${width} ${length}`

function paint(
  canvas: HTMLCanvasElement,
  { yarns, columns, rows, hexes }: ComposedDrawing,
  state: StudioState,
) {
  const { look, matchedAt } = shownSettings(state)
  const swatches = hexes.map((hex) => swatchOf(hex))
  const palette = recolor(swatches, { mappings: Object.entries(look.mappings), tolerance: matchedAt })
  const pixels = new ImageData(columns, rows)
  const words = new Uint32Array(pixels.data.buffer)
  const colors = Uint32Array.from(palette, littleEndian)
  for (let pixel = 0; pixel < words.length; pixel++) words[pixel] = colors[yarns[pixel]!]!
  canvas.width = columns
  canvas.height = rows
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
}

/** `#RRGGBB` as an opaque pixel of a canvas. */
function littleEndian(hex: string): number {
  const rgb = parseHex(hex) ?? 0
  return ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}

function swatchOf(hex: string) {
  const rgb = parseHex(hex) ?? 0
  return { hex, r: rgb >> 16, g: (rgb >> 8) & 0xff, b: rgb & 0xff }
}
