import { dxfFile, layerOf } from './dxf-file.ts'
import type { LineDrawing } from './line-drawing.ts'

/** The areas of a mirrored rug as DXF: one layer per yarn; holes are rings of the opposite direction on the same layer. */
export function outlineDxf({ widthMm, lengthMm, yarns }: LineDrawing, title: string): string {
  const layers = yarns.map(({ number, name, hex, rings }) => ({
    name: layerOf({ number, name }),
    remark: `${number} ${name} ${hex}`,
    hue: number,
    lines: rings,
  }))
  return dxfFile({ title, widthMm, lengthMm, isClosed: true, layers })
}
