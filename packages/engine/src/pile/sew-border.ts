import { tuftHash, type Loom } from './loom.ts'
import { carve } from './relief.ts'
import { LOOKUP_HALF, LOOKUP_ZERO } from './shade-levels.ts'

/** Of 256 tufts, this many cast no line of shadow on the yarn behind them: no drawn outline appears. */
const SHADOWLESS = 70

/**
 * Sews the columns [from, to) of row `y`, wherever they lie; the rows above are sewn. They are
 * gone over three times: the loops are short enough then to run from registers, which
 * a single loop was not.
 */
export function sewBorder(loom: Loom, y: number, from: number, to: number): void {
  plant(loom, y, from, to)
  carveBorder(loom, y, from, to)
  shadeTufts(loom, y, from, to)
}

/** Finds the tuft that is seen at each pixel, and its yarn. */
function plant(loom: Loom, y: number, from: number, to: number) {
  const { cloth, tile, habits, relief, distance, strayStep, seen, hash } = loom
  const { width, margin, stride, yarns } = cloth
  const { size, ownerX, ownerY, stray } = tile
  const { height } = habits
  const start = (y + margin) * stride + margin
  const across = width + 2 * margin
  const tileRow = (y & (size - 1)) * size
  for (let x = from; x < to; x++) {
    const p = start + x
    const t = tileRow + (x & (size - 1))
    const right = ownerX[t]!
    const down = ownerY[t]!
    hash[x] = tuftHash(x + margin + right, y + margin + down, across)
    const owner = p + down * stride + right
    let yarn = yarns[owner]!
    if (distance[p]! < relief.reach) {
      // Long fibres fall over the lower pile beside them, never up the higher one.
      const rival = yarns[owner + strayStep[stray[t]!]!]!
      if (height[rival]! > height[yarn]!) yarn = rival
    }
    seen[p] = yarn
  }
}

/** Cuts the pile down along the borders and lights what is left. */
function carveBorder(loom: Loom, y: number, from: number, to: number) {
  const { cloth, tile, habits, relief, distance, seen, row, hash, carved } = loom
  const { margin, stride } = cloth
  const { size, height: swell } = tile
  const { height } = habits
  const { cut } = row
  const { reach, toLight, tops } = relief
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  for (let x = from; x < to; x++) {
    const p = start + x
    const yarn = seen[p]!
    const thirds = distance[p]!
    if (thirds < reach) {
      const rise = swell[tileRow + (x & (size - 1))]!
      const behind = seen[p + toLight]! !== yarn && hash[x]! >= SHADOWLESS
      carved[x] = carve(relief, p, thirds, height[yarn]! + (rise >> 1), cut[x]! + rise, behind)
    } else {
      tops[p] = height[yarn]!
      carved[x] = 0
    }
  }
}

/** Adds strands, clumps and sheen, and rounds to a level. */
function shadeTufts(loom: Loom, y: number, from: number, to: number) {
  const { cloth, tile, habits, seen, row, hash, carved, levels, lookup, indices } = loom
  const { width, margin, stride } = cloth
  const { size, fine, clump } = tile
  const { fineGain, clumpGain, clumpShift, sheenShift } = habits
  const { sheen, ownSheen, strength, hue } = row
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  const tilePixels = size * size - 1
  for (let x = from; x < to; x++) {
    const yarn = seen[start + x]!
    const t = tileRow + (x & (size - 1))
    const strong = strength[x]!
    const strands = (((fine[t]! * fineGain[yarn]!) >> 8) * (strong + 256)) >> 9
    const clumps = (((clump[(t + clumpShift[yarn]!) & tilePixels]! * clumpGain[yarn]!) >> 8) * strong) >> 8
    const shade = carved[x]! + strands + clumps + sheen[x]! + ownSheen[x + sheenShift[yarn]!]!
    // Warm and cool tufts: the low bit of a level is its hue. The sign saves a branch on chance.
    const half = ((127 - hash[x]! - hue[x]!) >> 31) & LOOKUP_HALF
    indices[y * width + x] = yarn * levels + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}
