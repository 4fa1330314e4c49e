import { LEAN_CELL, type Lean } from './lean-grid.ts'
import type { Noise } from './periodic-noise.ts'

/** One stroke of a hand or a brush that lays the pile along its direction; units of 1.5 mm. */
export type Stroke = {
  readonly x: number
  readonly y: number
  /** Radians; the stroke's direction from its start. */
  readonly direction: number
  readonly length: number
  readonly width: number
  /** 0–1: how much of the old lean it replaces. */
  readonly strength: number
  /** Radians it turns per unit of length. */
  readonly curve: number
  /** Width of its sharp flank as a fraction of half its width; the other flank is softer. */
  readonly sharpness: number
  /** Offset into the noise for this stroke's raggedness. */
  readonly offset: number
}

export type Roughness = {
  readonly coarse: Noise
  readonly fine: Noise
  readonly pressure: Noise
}

const SOFT_FLANK = 0.8

/** Applies one stroke to the lean: one sharp side, one soft side, fading ends. */
export function layStroke(lean: Lean, stroke: Stroke, rough: Roughness): void {
  const { columns } = lean
  const box = bounds(lean, stroke)
  const placeOn = strokePlace(stroke)
  for (let row = box.top; row <= box.bottom; row++) {
    for (let column = box.left; column <= box.right; column++) {
      const x = column * LEAN_CELL
      const y = row * LEAN_CELL
      if (!touches(placeOn(x, y), stroke)) continue
      const { along, side } = placeOn(raggedX(x, y, stroke, rough), raggedY(x, y, stroke, rough))
      const mark = imprint(along, side, stroke.sharpness) * stroke.strength
      if (mark <= 0) continue
      const weight = Math.min(1, mark * (0.7 + 0.6 * rough.pressure(x + stroke.offset, y)))
      const cell = row * columns + column
      const direction = stroke.direction + stroke.curve * along * stroke.length
      lean.x[cell]! += (Math.cos(direction) * 0.9 - lean.x[cell]!) * weight
      lean.y[cell]! += (Math.sin(direction) * 0.9 - lean.y[cell]!) * weight
    }
  }
}

type StrokePlace = { readonly along: number; readonly side: number }

/** Noise is expensive: most cells of a slanting stroke's box are too far away to need it. */
const touches = ({ along, side }: StrokePlace, { length, width }: Stroke) =>
  Math.abs(along - 0.5) * length < length / 2 + RAGGEDNESS &&
  Math.abs(side) * (width / 2) < width / 2 + RAGGEDNESS

/** Maximum deviation of a flank from its line. */
const RAGGEDNESS = 13

const raggedX = (x: number, y: number, { offset }: Stroke, { coarse, fine }: Roughness) =>
  x + 7 * coarse(x + offset, y) + 3 * fine(x, y + offset)

const raggedY = (x: number, y: number, { offset }: Stroke, { coarse }: Roughness) =>
  y + 7 * coarse(x, y + offset + 90)

/** Tells positions relative to a stroke: 0–1 along it, ±1 from flank to flank. */
function strokePlace({ x: fromX, y: fromY, direction, curve, length, width }: Stroke) {
  const cos = Math.cos(direction)
  const sin = Math.sin(direction)
  return (x: number, y: number): StrokePlace => {
    const dx = x - fromX
    const dy = y - fromY
    const along = dx * cos + dy * sin
    // A gentle arc is a parabola for all visible purposes.
    const aside = dy * cos - dx * sin - (curve * along * along) / 2
    return { along: along / length, side: aside / (width / 2) }
  }
}

function imprint(along: number, side: number, sharpness: number) {
  if (along <= 0 || along >= 1) return 0
  const flank = side > 0 ? sharpness : SOFT_FLANK
  const inside = Math.max(0, Math.min(1, (1 - Math.abs(side)) / flank))
  const ends = Math.min(1, along * 4) * Math.min(1, (1 - along) * 2.5)
  return inside * inside * (3 - 2 * inside) * ends
}

function bounds({ columns, rows }: Lean, stroke: Stroke) {
  const bow = (Math.abs(stroke.curve) * stroke.length ** 2) / 2
  const margin = stroke.width / 2 + bow + RAGGEDNESS
  const endX = stroke.x + Math.cos(stroke.direction) * stroke.length
  const endY = stroke.y + Math.sin(stroke.direction) * stroke.length
  const toCell = (units: number, last: number) => Math.max(0, Math.min(last, Math.floor(units / LEAN_CELL)))
  return {
    left: toCell(Math.min(stroke.x, endX) - margin, columns - 1),
    right: toCell(Math.max(stroke.x, endX) + margin, columns - 1),
    top: toCell(Math.min(stroke.y, endY) - margin, rows - 1),
    bottom: toCell(Math.max(stroke.y, endY) + margin, rows - 1),
  }
}
