import type { Plate } from '../room/lay-rug.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'
import { type BrushStroke, coveredBy, strokeOnPixels } from './brush-stroke.ts'
import { type ColorMix, type Colors, mixOf, unlikely } from './color-mix.ts'
import { cutBand, REST, UNKNOWN, WANTED } from './cut-band.ts'
import { gridColors } from './grid-colors.ts'
import { joinedTo } from './joined-to.ts'
import { refineEdge, type Tie } from './refine-edge.ts'

/** How much of each pixel stands before the rug, 0 to 255, as large as its picture. */
export type FrontMask = Uint8Array

/** How far beyond a stroke its thing is searched for, in lengths of the stroke and widths of the picture. */
const [REACH, LEAST_REACH] = [1.1, 0.05]
/** Pixels of the grid that is cut first. */
const GRID_PIXELS = 14_000
const ROUNDS = 3
/** Likelihood counts up to here: one odd pixel must not decide. */
const MOST_TIE = 7
/** What distance costs a stroke's length away. */
const FAR_TIE = 4

/**
 * Adds to the mask what a stroke means, or takes it away: the pixels round it with its colours, up to edges. Earlier
 * strokes stay what they are. Returns where the mask changed; null if nothing of the stroke is in the picture.
 */
export function applyStroke(
  picture: Plate,
  mask: FrontMask,
  stroke: BrushStroke,
  earlier: readonly BrushStroke[],
): PixelBox | null {
  const { width, height } = picture
  const drawn = strokeOnPixels(stroke, width, height)
  if (!drawn) return null
  const box = searched(drawn, width, height)
  const scale = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / GRID_PIXELS)))
  const columns = Math.ceil(box.width / scale)
  const rows = Math.ceil(box.height / scale)
  const colors = gridColors(picture, box, scale, columns, rows)
  const isKeeping = stroke.kind === 'keep'
  const covered = coveredBy(drawn, box, scale, columns, rows)
  const known = new Uint8Array(columns * rows)
  for (let pixel = 0; pixel < known.length; pixel++) {
    const [x, y] = [box.left + (pixel % columns) * scale, box.top + Math.floor(pixel / columns) * scale]
    const at = Math.min(height - 1, y + (scale >> 1)) * width + Math.min(width - 1, x + (scale >> 1))
    const isKept = mask[at]! >= 128
    // What is kept already belongs to the thing; what is not cannot be taken away.
    if (isKept === isKeeping) known[pixel] = isKeeping ? WANTED : UNKNOWN
    if (!isKeeping && !isKept) known[pixel] = REST
  }
  for (const one of earlier) {
    const before = strokeOnPixels(one, width, height)
    if (!before) continue
    const pixels = coveredBy(before, box, scale, columns, rows)
    const value = one.kind === stroke.kind ? WANTED : REST
    for (let pixel = 0; pixel < pixels.length; pixel++) if (pixels[pixel] === 1) known[pixel] = value
  }
  for (let pixel = 0; pixel < covered.length; pixel++) if (covered[pixel] === 1) known[pixel] = WANTED
  const tie = grow({ columns, rows, colors, covered, known, length: lengthOf(drawn) / scale, isKeeping })
  const area = { box, scale, columns, rows, known }
  refineEdge(picture, area, tie, (at, share) => {
    mask[at] = isKeeping ? Math.max(mask[at]!, share) : Math.min(mask[at]!, 255 - share)
  })
  return box
}

/** Compiles what a stroke needs, on a picture of its own: otherwise the first stroke takes several times as long. */
export function warmUp(): void {
  const [width, height] = [480, 300]
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const value = (x - 240) ** 2 + (y - 150) ** 2 < 8000 ? 60 + ((x * y) % 23) : 150 + ((x + 3 * y) % 37)
    rgba.fill(value, pixel * 4, pixel * 4 + 4)
  }
  const places = [
    { u: 0.4, v: 0.5 },
    { u: 0.6, v: 0.5 },
  ]
  for (let round = 0; round < 3; round++)
    applyStroke(
      { width, height, rgba },
      new Uint8Array(width * height),
      { kind: 'keep', places, radius: 0.01 },
      [],
    )
}

type Drawn = NonNullable<ReturnType<typeof strokeOnPixels>>

function boundsOf({ points }: Drawn) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function lengthOf(drawn: Drawn): number {
  const { left, right, top, bottom } = boundsOf(drawn)
  return Math.hypot(right - left, bottom - top) + 2 * drawn.radius
}

function searched(drawn: Drawn, width: number, height: number): PixelBox {
  const { left, right, top, bottom } = boundsOf(drawn)
  const reach = REACH * lengthOf(drawn) + LEAST_REACH * width
  const from = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)))
  const [x, y] = [from(left - reach, width), from(top - reach, height)]
  return {
    left: x,
    top: y,
    width: from(right + reach, width) + 1 - x,
    height: from(bottom + reach, height) + 1 - y,
  }
}

type Growing = {
  readonly columns: number
  readonly rows: number
  readonly colors: Colors
  readonly covered: Uint8Array
  readonly known: Uint8Array
  readonly length: number
  readonly isKeeping: boolean
}

/** Cuts out what the stroke means, in rounds, each with the colours that the one before found. Fills in `known`. */
function grow({ columns, rows, colors, covered, known, length, isKeeping }: Growing): Tie {
  const fixed = known.slice()
  const far = distances(covered, columns, rows)
  const indices = (test: (pixel: number) => boolean) => {
    const found: number[] = []
    for (let pixel = 0; pixel < known.length; pixel++) if (test(pixel)) found.push(pixel)
    return found
  }
  const started = indices((pixel) => covered[pixel] === 1)
  const beyond = length * (isKeeping ? 0.35 : 0.5)
  const outside = indices(
    (pixel) => fixed[pixel] === REST || (fixed[pixel] === UNKNOWN && far[pixel]! > beyond),
  )
  let wanted: ColorMix = mixOf(colors, started)
  let rest: ColorMix | null = outside.length > 0 ? mixOf(colors, outside) : null
  const tie: Tie = (l, a, b) =>
    rest === null
      ? 1
      : Math.max(-MOST_TIE, Math.min(MOST_TIE, unlikely(rest, l, a, b) - unlikely(wanted, l, a, b)))
  for (let round = 0; round < ROUNDS; round++) {
    known.set(fixed)
    cutBand({
      width: columns,
      height: rows,
      colors,
      known,
      tie: (pixel) =>
        tie(colors[pixel * 3]!, colors[pixel * 3 + 1]!, colors[pixel * 3 + 2]!) -
        FAR_TIE * Math.max(0, far[pixel]! / length - 0.3),
    })
    joinedTo(known, covered, columns, rows)
    if (round === ROUNDS - 1) break
    const found = indices(
      (pixel) => known[pixel] === WANTED && (fixed[pixel] === UNKNOWN || covered[pixel] === 1),
    )
    const left = indices((pixel) => known[pixel] === REST)
    wanted = mixOf(colors, found)
    rest = left.length > 0 ? mixOf(colors, left) : null
  }
  return tie
}

/** Distance of each pixel to the covered ones, in pixels: two passes with steps of 1 and √2. */
function distances(covered: Uint8Array, columns: number, rows: number): Float32Array {
  const far = Float32Array.from(covered, (is) => (is === 1 ? 0 : 1e6))
  const pass = (from: number, to: number, by: number, back: number) => {
    for (let y = from; y !== to; y += by)
      for (let i = 0; i < columns; i++) {
        const x = by > 0 ? i : columns - 1 - i
        const pixel = y * columns + x
        const before = y - by
        let least = far[pixel]!
        if (x - by >= 0 && x - by < columns) least = Math.min(least, far[pixel - by]! + 1)
        if (before >= 0 && before < rows) {
          least = Math.min(least, far[pixel - back]! + 1)
          if (x > 0) least = Math.min(least, far[pixel - back - 1]! + Math.SQRT2)
          if (x < columns - 1) least = Math.min(least, far[pixel - back + 1]! + Math.SQRT2)
        }
        far[pixel] = least
      }
  }
  pass(0, rows, 1, columns)
  pass(rows - 1, -1, -1, -columns)
  return far
}
