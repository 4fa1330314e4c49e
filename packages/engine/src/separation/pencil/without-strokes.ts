import type { Raster } from '../../bitmap/raster.ts'
import type { BlockMeans } from '../block-means.ts'
import { chooseColors, nearbyBits } from './choose-colors.ts'
import { NONE } from './clustered.ts'
import { findDrawing } from './find-drawing.ts'
import { findLines } from './find-lines.ts'
import { paintColors } from './paint-colors.ts'

/**
 * A drawing in coloured pencil, crayon or wash without its strokes and the light of the lamp: pixels that are a
 * colour of the drawing with more or less paper showing through become exactly that colour. Soft edges stay as they
 * are. Null where a picture is no such drawing.
 */
export function withoutStrokes(raster: Raster, blocks: BlockMeans): Raster | null {
  const drawing = findDrawing(raster, blocks)
  if (drawing === null) return null
  const { across, colors, own } = drawing
  const chosen = new Uint8Array(raster.pixels.length).fill(NONE)
  const bits = nearbyBits(own, across, AREA_REACH)
  chooseColors(raster, drawing, { colors, bits }, chosen)
  const lines = findLines(raster, drawing, chosen)
  if (lines.colors.length === 0) return paintColors(raster, drawing, colors, chosen)
  // A stroke with little paper has the colour of a darker line: near lines both are asked.
  const ofLines = nearbyBits(lines.own, across, LINE_REACH)
  const both = bits.map((areas, at) => (ofLines[at] === 0 ? 0 : areas | (ofLines[at]! << colors.length)))
  const all = [...colors, ...lines.colors]
  chooseColors(raster, drawing, { colors: all, bits: both }, chosen)
  return paintColors(raster, drawing, all, chosen)
}

/** How far from its blocks a colour may be, in blocks. A line is found in some of its blocks only. */
const AREA_REACH = 1
const LINE_REACH = 3
