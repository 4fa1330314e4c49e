import type { Cloth } from './cloth.ts'
import { DAYLIGHT } from './daylight.ts'
import { borderDistance } from './distance.ts'
import { carve, chamferCap, relief, type Relief } from './relief.ts'
import { levelLookup, LOOKUP_HALF, LOOKUP_ZERO, shadeLevels } from './shade-levels.ts'
import { readSheetRow, sheetRow, type SheetRow } from './sheet-row.ts'
import type { Sheet } from './sheet.ts'
import type { StyleRules } from './style-rules.ts'
import { MM_PER_PIXEL } from './tile-units.ts'
import type { PileTile } from './tile.ts'
import { yarnHabits, type YarnHabits } from './yarn-habits.ts'

/** A rug without its edge: an index per pixel, and which yarn is seen there. */
export type Sewn = {
  readonly indices: Uint8Array
  /** With the cloth's margin. */
  readonly seen: Uint8Array
}

/** Rows that share one reading of the sheet: it changes too slowly to be seen from row to row. */
const SHEET_ROWS = 4
/** Of 256 tufts, this many cast no line of shadow on the yarn behind them: no drawn outline appears. */
const SHADOWLESS = 70

/**
 * Puts a tuft of the right yarn and shade at every pixel. Terms of shade add up in
 * integers of 1/1024 and are rounded to a level once, so the result is the same on every
 * machine. Each row is gone over three times: the loops are short enough then to run
 * from registers, which a single loop was not.
 */
export function sew(cloth: Cloth, yarnCount: number, tile: PileTile, sheet: Sheet, rules: StyleRules): Sewn {
  const { width, height } = cloth
  const loom: Loom = {
    cloth,
    tile,
    habits: yarnHabits(cloth.yarns, yarnCount, rules.step, width, tile.size),
    relief: relief(rules, sheet.scale, cloth.stride, cloth.rows),
    distance: borderDistance(cloth, chamferCap(sheet.scale)),
    strayStep: straySteps(rules.strays ? sheet.scale : 0, cloth.stride),
    seen: cloth.yarns.slice(),
    row: sheetRow(width),
    hash: new Uint8Array(width),
    carved: new Int16Array(width),
    levels: shadeLevels(yarnCount),
    lookup: levelLookup(shadeLevels(yarnCount)),
  }
  const indices = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    if (y % SHEET_ROWS === 0) readSheetRow(sheet, y, rules.sweep, loom.row)
    plantRow(loom, y)
    carveRow(loom, y)
    shadeRow(loom, y, indices)
  }
  return { indices, seen: loom.seen }
}

type Loom = {
  readonly cloth: Cloth
  readonly tile: PileTile
  readonly habits: YarnHabits
  readonly relief: Relief
  readonly distance: Uint8Array
  readonly strayStep: Int32Array
  readonly seen: Uint8Array
  readonly row: SheetRow
  /** A random byte per tuft of the row. */
  readonly hash: Uint8Array
  /** Shade from the borders, 1/1024. */
  readonly carved: Int16Array
  readonly levels: number
  readonly lookup: Uint8Array
}

/** Finds the tuft that is seen at each pixel, and its yarn. */
function plantRow({ cloth, tile, habits, relief, distance, strayStep, seen, hash }: Loom, y: number) {
  const { width, margin, stride, yarns } = cloth
  const { size, ownerX, ownerY, stray } = tile
  const { height } = habits
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  for (let x = 0; x < width; x++) {
    const p = start + x
    const t = tileRow + (x & (size - 1))
    const owner = p + ownerY[t]! * stride + ownerX[t]!
    hash[x] = Math.imul(owner, 0x9e3779b1) >>> 24
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
function carveRow({ cloth, tile, habits, relief, distance, seen, row, hash, carved }: Loom, y: number) {
  const { width, margin, stride } = cloth
  const { size, height: swell } = tile
  const { height } = habits
  const { cut } = row
  const { reach, toLight, tops } = relief
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  for (let x = 0; x < width; x++) {
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
function shadeRow(
  { cloth, tile, habits, seen, row, hash, carved, levels, lookup }: Loom,
  y: number,
  indices: Uint8Array,
) {
  const { width, margin, stride } = cloth
  const { size, fine, clump } = tile
  const { fineGain, clumpGain, clumpShift, sheenShift } = habits
  const { sheen, ownSheen, strength, hue } = row
  const start = (y + margin) * stride + margin
  const tileRow = (y & (size - 1)) * size
  const tilePixels = size * size - 1
  for (let x = 0; x < width; x++) {
    const yarn = seen[start + x]!
    const t = tileRow + (x & (size - 1))
    const strong = strength[x]!
    const strands = (((fine[t]! * fineGain[yarn]!) >> 8) * (strong + 256)) >> 9
    const clumps = (((clump[(t + clumpShift[yarn]!) & tilePixels]! * clumpGain[yarn]!) >> 8) * strong) >> 8
    const shade = carved[x]! + strands + clumps + sheen[x]! + ownSheen[x + sheenShift[yarn]!]!
    // Warm and cool tufts: the low bit of a level is its hue.
    const half = hash[x]! + hue[x]! > 127 ? LOOKUP_HALF : 0
    indices[y * width + x] = yarn * levels + lookup[half + LOOKUP_ZERO + (shade >> 2)]!
  }
}

/** Where a fibre that strays by so many quarters of a mm is rooted, seen from its tuft; scale 0: none stray. */
function straySteps(scale: 0 | 1 | 2, stride: number): Int32Array {
  return Int32Array.from({ length: 16 }, (_, quarters) => {
    const pixels = (quarters / 4 / MM_PER_PIXEL) * scale
    return Math.round(DAYLIGHT.y * pixels) * stride + Math.round(DAYLIGHT.x * pixels)
  })
}
