import { carryRim, FOUR, type Cloth } from './cloth.ts'

/**
 * A lot is a yarn as one area of a rug shows it: of one dye bath, tufted and brushed at once. A cloth of lots holds
 * `yarn × LOTS_PER_YARN + lot`; lot 0 is the yarn as dyed, for large areas.
 */
export const LOTS_PER_YARN = 8
export const MOST_LOTS = 256

export const yarnOfLot = (lot: number): number => lot >> LOT_BITS
const LOT_BITS = 3

/** Share of a rug from which an area is large: it shows its yarn exactly. */
const LARGE = 0.08

/** Horizontal runs of one yarn, in rows from the top, and the area that each belongs to. */
type Runs = {
  /** First column of each run. */
  readonly from: Int32Array
  /** Number of the first run of each row, and of the run after the last. */
  readonly ofRow: Int32Array
  /** A run of the same area, of a lower number; itself for the first one. */
  readonly parent: Int32Array
}

/**
 * Replaces the yarns of a cloth by lots, in place: every connected area of a yarn becomes one lot. Areas are joined
 * run by run, as in He, Chao, Suzuki 2008, "A run-based two-scan labeling algorithm".
 */
export function splitIntoLots(cloth: Cloth): void {
  const runs = findRuns(cloth)
  joinAreas(cloth, runs)
  fillLots(cloth, runs, lotsOfAreas(cloth, runs))
  carryRim(cloth)
}

function findRuns({ yarns, width, height, margin, stride }: Cloth): Runs {
  const words = new Int32Array(yarns.buffer, yarns.byteOffset, yarns.length >> 2)
  let from = new Int32Array(64 * height)
  const ofRow = new Int32Array(height + 1)
  let count = 0
  for (let y = 0; y < height; y++) {
    ofRow[y] = count
    if (count + width > from.length) {
      const larger = new Int32Array(2 * from.length + width)
      larger.set(from)
      from = larger
    }
    const start = (y + margin) * stride + margin
    const end = start + width
    let before = -1
    for (let p = start; p < end; p++) {
      const yarn = yarns[p]!
      if (yarn !== before) {
        from[count++] = p - start
        before = yarn
      }
      // Most pixels continue their run: four at a time.
      if ((p & 3) === 3) while (p + 4 < end && words[(p + 1) >> 2] === yarn * FOUR) p += 4
    }
  }
  ofRow[height] = count
  const parent = new Int32Array(count)
  for (let run = 0; run < count; run++) parent[run] = run
  return { from, ofRow, parent }
}

/** Joins runs that touch, also at their corners: areas of one yarn never lie side by side. */
function joinAreas({ yarns, width, height, margin, stride }: Cloth, { from, ofRow, parent }: Runs): void {
  const end = (run: number, last: number) => (run + 1 < last ? from[run + 1]! : width)
  for (let y = 1; y < height; y++) {
    const start = (y + margin) * stride + margin
    const last = ofRow[y + 1]!
    let above = ofRow[y - 1]!
    for (let run = ofRow[y]!; run < last; run++) {
      const left = from[run]!
      const right = end(run, last)
      const yarn = yarns[start + left]!
      while (above + 1 < ofRow[y]! && from[above + 1]! < left) above++
      for (let other = above; other < ofRow[y]! && from[other]! <= right; other++) {
        if (yarns[start - stride + from[other]!] === yarn && end(other, ofRow[y]!) >= left) {
          join(parent, run, other)
        }
      }
    }
  }
}

function join(parent: Int32Array, a: number, b: number): void {
  const first = rootOf(parent, a)
  const second = rootOf(parent, b)
  if (first < second) parent[second] = first
  else parent[first] = second
}

function rootOf(parent: Int32Array, run: number): number {
  while (parent[run] !== run) {
    parent[run] = parent[parent[run]!]!
    run = parent[run]!
  }
  return run
}

/** The lot of every run: 0 for large areas, otherwise one that only depends on where the area begins. */
function lotsOfAreas({ width, height }: Cloth, { from, ofRow, parent }: Runs): Uint8Array {
  // A run's parent comes before it and has found its first run already.
  for (let run = 0; run < parent.length; run++) parent[run] = parent[parent[run]!]!
  const pixels = new Uint32Array(parent.length)
  const lots = new Uint8Array(parent.length)
  for (let y = 0; y < height; y++) {
    for (let run = ofRow[y]!; run < ofRow[y + 1]!; run++) {
      const right = run + 1 < ofRow[y + 1]! ? from[run + 1]! : width
      const area = parent[run]!
      pixels[area]! += right - from[run]!
      // A step of 16 pixels, so that a hand's deviation rarely changes it.
      if (area === run) lots[run] = 1 + (scatter(from[run]! >> 4, y >> 4) % (LOTS_PER_YARN - 1))
    }
  }
  const large = LARGE * width * height
  for (let run = 0; run < parent.length; run++) {
    const area = parent[run]!
    lots[run] = pixels[area]! > large ? 0 : lots[area]!
  }
  return lots
}

const scatter = (x: number, y: number) =>
  Math.imul(Math.imul(x, 0x9e3779b1) ^ (y + 0x7f4a7c15), 0x85ebca6b) >>> 20

function fillLots({ yarns, width, height, margin, stride }: Cloth, { from, ofRow }: Runs, lots: Uint8Array) {
  for (let y = 0; y < height; y++) {
    const start = (y + margin) * stride + margin
    const last = ofRow[y + 1]!
    for (let run = ofRow[y]!; run < last; run++) {
      const left = start + from[run]!
      const right = start + (run + 1 < last ? from[run + 1]! : width)
      yarns.fill((yarns[left]! << LOT_BITS) | lots[run]!, left, right)
    }
  }
}
