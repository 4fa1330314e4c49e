import { dxfFile, layerOf } from '../pack/dxf-file.ts'
import { drawingNote } from '../pack/pack-messages.ts'
import type { PlannedRug } from './planned-rug.ts'

/** The gun's lines as DXF, mirrored: a layer per yarn, named so that it lies beside the layer of its outlines. */
export function planDxf({ widthMm, lengthMm, yarns }: PlannedRug, title: string): string {
  const layers = yarns.map(({ number, name, hex, strokes }) => ({
    name: gunLayerOf({ number, name }),
    remark: `${number} ${name} ${hex}`,
    hue: number,
    lines: strokes,
  }))
  return dxfFile({ title, note: drawingNote().en, widthMm, lengthMm, isClosed: false, layers })
}

/** `GUN_01_DEEP_INK`. */
export const gunLayerOf = (yarn: Parameters<typeof layerOf>[0]) => `GUN_${layerOf(yarn)}`.slice(0, 31)
