import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import type { PixelBox } from '@nawl/engine/room/rug-on-floor'

/** A piece of furniture as the renderer saw it. */
export type Piece = {
  readonly number: number
  readonly inside: Uint8Array
  readonly box: PixelBox
  /** Where floor would be seen if the room were empty: what a rug can lie behind. */
  readonly beforeFloor: Uint8Array
}

/** A part of a picture to draw a stroke over. */
export type Part = Pick<Piece, 'inside' | 'box'> & { readonly kind: BrushStroke['kind'] }

/** Pieces that hide at least this much of the floor, as a share of the picture: a rug may lie behind them. */
const LEAST_BEFORE_FLOOR = 0.0008
const FLOOR = 128

/** The pieces that stand before floor. */
export function piecesOf(numbers: Uint8Array, width: number): readonly Piece[] {
  const beforeFloor = numbers.map((value) => (value >= FLOOR ? 1 : 0))
  const before = new Map<number, number>()
  for (const value of numbers)
    if (value > FLOOR) before.set(value - FLOOR, (before.get(value - FLOOR) ?? 0) + 1)
  return [...before]
    .filter(([, count]) => count >= LEAST_BEFORE_FLOOR * numbers.length)
    .map(([number]) => {
      const inside = Uint8Array.from(numbers, (value) => (value % FLOOR === number ? 1 : 0))
      return { number, inside, box: boxOf(inside, width), beforeFloor }
    })
}

function boxOf(inside: Uint8Array, width: number): PixelBox {
  let [left, right, top, bottom] = [width, 0, Infinity, 0]
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right + 1 - left, height: bottom + 1 - top }
}

/** The largest joined part that a mask lacks of a piece, or has too much; null if there is none to speak of. */
export function largestPart(mask: Uint8Array, { inside }: Piece, width: number): Part | null {
  const wrong = mask.map((share, pixel) =>
    share >= 128 === (inside[pixel] === 1) ? 0 : inside[pixel] === 1 ? 1 : 2,
  )
  let best: readonly number[] = []
  let kind: Part['kind'] = 'keep'
  for (let start = 0; start < wrong.length; start++) {
    const value = wrong[start]!
    if (value === 0) continue
    const pixels = [start]
    wrong[start] = 0
    for (let i = 0; i < pixels.length; i++)
      for (const next of [pixels[i]! - 1, pixels[i]! + 1, pixels[i]! - width, pixels[i]! + width])
        if (wrong[next] === value) {
          wrong[next] = 0
          pixels.push(next)
        }
    if (pixels.length > best.length) [best, kind] = [pixels, value === 1 ? 'keep' : 'erase']
  }
  if (best.length < 30) return null
  const part = new Uint8Array(mask.length)
  for (const pixel of best) part[pixel] = 1
  return { kind, inside: part, box: boxOf(part, width) }
}

/** Of the part's length, and of the piece's width. */
const [SHARE_OF_PART, SHARE_OF_PIECE] = [0.8, 0.9]
const STEPS = 24

/**
 * A stroke along the middle of a part, from side to side or from top to bottom, whichever is longer: at each step in
 * the middle of the longest run of the part's pixels, no wider than it, and shorter than the piece is wide.
 */
export function strokeOver(
  { inside, box, kind }: Part,
  pieceWidth: number,
  width: number,
  height: number,
): BrushStroke {
  const isAcross = box.width >= box.height
  const [from, size] = isAcross ? [box.left, box.width] : [box.top, box.height]
  const most = Math.min(size * SHARE_OF_PART, pieceWidth * SHARE_OF_PIECE)
  const runs = Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = Math.min(from + size - 1, Math.round(from + size / 2 + most * (i / STEPS - 0.5)))
    const [start, end] = isAcross ? [box.top, box.top + box.height] : [box.left, box.left + box.width]
    let [longest, middle, run] = [0, 0, 0]
    for (let other = start; other <= end; other++) {
      const pixel = isAcross ? other * width + at : at * width + other
      if (other < end && inside[pixel] === 1) run++
      else {
        if (run > longest) [longest, middle] = [run, other - run / 2]
        run = 0
      }
    }
    return { at, middle, longest }
  }).filter(({ longest }) => longest > 0)
  // A hand moves straight where the middle jumps: the stroke ends when it has become as long as it may.
  const places: { u: number; v: number }[] = []
  let length = 0
  let last: readonly [number, number] | null = null
  for (const { at, middle } of runs) {
    const [x, y] = isAcross ? [at, middle] : [middle, at]
    if (last) {
      const next: number = Math.hypot(x - last[0], y - last[1])
      if (length + next > pieceWidth * SHARE_OF_PIECE || next > size / 4) {
        if (places.length > STEPS / 2) break
        places.length = 0
        length = 0
      } else length += next
    }
    last = [x, y]
    places.push({ u: (x + 0.5) / width, v: (y + 0.5) / height })
  }
  const narrow = runs.toSorted((one, other) => one.longest - other.longest)[runs.length >> 2]?.longest ?? 2
  return { kind, places, radius: Math.max(1, Math.min(0.008 * width, narrow * 0.3)) / width }
}
