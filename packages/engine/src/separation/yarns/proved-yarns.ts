import { BLOCK } from '../block-means.ts'
import { CLOSE } from '../label.ts'

/** No yarn is proved; no yarn has this bit number. */
export const UNPROVED = 31

/**
 * The yarn proved at each pixel, or `UNPROVED`. The proof is a 2×2 square close to the same yarn: a soft edge passes
 * through other yarns' colours by chance. Blocks of one colour, in `runs` as from `blockMeans`, prove themselves.
 */
export function provedYarns(labels: Uint8Array, width: number, height: number, runs: Uint8Array): Uint8Array {
  const proved = new Uint8Array(labels.length).fill(UNPROVED)
  const across = Math.ceil(width / BLOCK)
  for (let top = 0; top < height; top += BLOCK) {
    const blocks = (top / BLOCK) * across
    for (let block = 0; block < across;) {
      const left = BLOCK * block
      const run = runs[blocks + block]!
      if (run > 0) {
        block += run
        const label = labels[top * width + left]!
        if (label < CLOSE) continue
        const first = top * width + left
        for (let row = first; row < first + BLOCK * width; row += width)
          proved.fill(label & ~CLOSE, row, row + BLOCK * run)
        continue
      }
      do block += 1
      while (block < across && runs[blocks + block] === 0)
      const right = Math.min(width, BLOCK * block + 1)
      const bottom = Math.min(height - 1, top + BLOCK)
      for (let y = Math.max(0, top - 1); y < bottom; y++)
        proveSquares(labels, proved, width, y * width + Math.max(0, left - 1), y * width + right)
    }
  }
  return proved
}

/** Looks at the squares that lie in a row, from one pixel to before another, and in the row below. */
function proveSquares(
  labels: Uint8Array,
  proved: Uint8Array,
  width: number,
  start: number,
  end: number,
): void {
  // The label that the pixel before and the one below it have in common, close to its yarn; 0 without.
  let before = 0
  for (let at = start; at < end; at++) {
    const label = labels[at]!
    const column = label >= CLOSE && labels[at + width] === label ? label : 0
    if (column !== 0 && column === before) {
      const yarn = label & ~CLOSE
      const below = at + width
      proved[at - 1] = yarn
      proved[at] = yarn
      proved[below - 1] = yarn
      proved[below] = yarn
    }
    before = column
  }
}

/**
 * The same in a JPEG, where blurred colour passes for another yarn in places of two pixels: the proof is a 3×3 square
 * of one label around a pixel close to its yarn.
 */
export function solidYarns(labels: Uint8Array, width: number, height: number): Uint8Array {
  const proved = new Uint8Array(labels.length).fill(UNPROVED)
  for (let y = 1; y + 1 < height; y++) {
    const start = y * width
    let before = columnAt(labels, start, width)
    let here = width > 1 ? columnAt(labels, start + 1, width) : UNPROVED
    for (let at = start + 1, end = start + width - 1; at < end; at++) {
      const after = columnAt(labels, at + 1, width)
      if (here !== UNPROVED && here === before && here === after && labels[at]! >= CLOSE) {
        for (let row = at - width; row <= at + width; row += width) {
          proved[row - 1] = here
          proved[row] = here
          proved[row + 1] = here
        }
      }
      before = here
      here = after
    }
  }
  return proved
}

/** The yarn that a pixel shares with the one above and the one below it, or `UNPROVED`. */
function columnAt(labels: Uint8Array, at: number, width: number): number {
  const label = labels[at]! & ~CLOSE
  return (labels[at - width]! & ~CLOSE) === label && (labels[at + width]! & ~CLOSE) === label
    ? label
    : UNPROVED
}
