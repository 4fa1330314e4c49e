import type { Line } from '@nawl/engine/cartoon/outline-rug'

import { dxfFile, layerOf } from './dxf-file.ts'
import type { LineDrawing } from './line-drawing.ts'
import { drawingNote, frontNote } from './pack-messages.ts'

/** The areas of a mirrored rug as DXF: one layer per yarn; holes are rings of the opposite direction on the same layer. */
export const outlineDxf = (drawing: LineDrawing, title: string): string =>
  layersDxf(drawing, { title, note: drawingNote().en }, (ring) => ring)

/** The same as the rug lies, for a plan of the room: left is left. */
export const frontDxf = (drawing: LineDrawing, title: string): string =>
  layersDxf(drawing, { title, note: frontNote().en }, (ring) =>
    ring.map((value, n) => (n % 2 === 0 ? drawing.widthMm - value : value)),
  )

function layersDxf(
  { widthMm, lengthMm, yarns }: LineDrawing,
  said: { readonly title: string; readonly note: string },
  placed: (ring: Line) => Line,
): string {
  const layers = yarns.map(({ number, name, hex, rings }) => ({
    name: layerOf({ number, name }),
    remark: `${number} ${name} ${hex}`,
    hue: number,
    lines: rings.map(placed),
  }))
  return dxfFile({ ...said, widthMm, lengthMm, isClosed: true, layers })
}
