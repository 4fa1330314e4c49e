import { tuftHash, type Loom } from './loom.ts'
import { LOOKUP_HALF, LOOKUP_ZERO } from './shade-levels.ts'

/**
 * Sews the columns [from, to) of row `y`, all far from any border: one yarn, nothing carved,
 * every tuft rooted in its own colour. `sewBorder` gives the same there, at several times the cost.
 */
export function sewField(loom: Loom, y: number, from: number, to: number): void {
  const { cloth, tile, habits, relief, row, levels, lookup, indices } = loom
  const { width, margin, stride, yarns } = cloth
  const { size, fine, clump, ownerX, ownerY } = tile
  const { sheen, ownSheen, strength, hue } = row
  const { tops } = relief
  const start = (y + margin) * stride + margin
  const yarn = yarns[start + from]!
  const height = habits.height[yarn]!
  const fineGain = habits.fineGain[yarn]!
  const clumpGain = habits.clumpGain[yarn]!
  const clumpShift = habits.clumpShift[yarn]!
  const sheenShift = habits.sheenShift[yarn]!
  const first = yarn * levels
  const across = width + 2 * margin
  const tileRow = (y & (size - 1)) * size
  const tilePixels = size * size - 1
  const out = y * width
  for (let x = from; x < to; x++) {
    tops[start + x] = height
    const t = tileRow + (x & (size - 1))
    const strong = strength[x]!
    const strands = (((fine[t]! * fineGain) >> 8) * (strong + 256)) >> 9
    const clumps = (((clump[(t + clumpShift) & tilePixels]! * clumpGain) >> 8) * strong) >> 8
    const shade = strands + clumps + sheen[x]! + ownSheen[x + sheenShift]!
    const hash = tuftHash(x + margin + ownerX[t]!, y + margin + ownerY[t]!, across)
    // The sign instead of a branch: a processor guesses chance wrong every other time.
    const half = ((127 - hash - hue[x]!) >> 31) & LOOKUP_HALF
    indices[out + x] = first + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}
