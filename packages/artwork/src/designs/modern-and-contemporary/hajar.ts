import { DRAWN, type Extent, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { neighbouringNoise, valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble, type Wobble } from '../../patterns/noise/wobble.ts'

const BASALT = 0
const CHALK = 1
const VERDIGRIS = 2
const RUST = 3

export const hajar: Design = {
  id: 'hajar',
  name: 'Hajar',
  collection: 'Modern and Contemporary',
  tags: ['luxury'],
  description:
    'The contours of two peaks and the wadi between them, as a surveyor would draw them. Chalk and rust lines on basalt with verdigris summits, for an office or a study.',
  room: 'library',
  yarns: [
    { name: 'basalt', hex: '#4A4B4D', share: 73 },
    { name: 'chalk line', hex: '#DAD4C6', share: 14 },
    { name: 'verdigris', hex: '#8FA79A', share: 7 },
    { name: 'rust', hex: '#A9633F', share: 6.5 },
  ],
  palettes: [
    { name: 'Survey', hexes: ['#ECE4D2', '#5B4A3C', '#8FB0A6', '#B5572F'] },
    { name: 'Ophiolite', hexes: ['#2C3F38', '#BFC9AE', '#6F8F86', '#C08A4A'] },
  ],
  cropCentre: 0.46,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.46,
      turns: true,
      single: 'part',
      fromRectangle: 'square',
      heights: [200, 1540],
      widths: [DRAWN.width, 260],
      least: 0.45,
      gives: { across: [[1, 1.1]], down: [[1, 1.1]] },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drawing = oncePerField((field) => {
  const { height, slope } = relief(field)
  // On a small rug lines have a width that can be tufted, and room between them.
  const bold = Math.max(1, LINES_FROM / field.scale)
  const interval = INTERVAL * bold
  const east = isInCatalogue(field) ? EAST : Infinity
  const yarnAt = (px: number, py: number) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const elevation = height(x, y)
    if (elevation > SUMMIT) return VERDIGRIS
    const line = Math.round(elevation / interval)
    const off = Math.abs(elevation - line * interval) / slope(x, y)
    if (line % 5 === 0) return off < 1.15 * bold ** 0.5 && line > 0 ? RUST : BASALT
    return off < (bold > 1 ? 0.7 * bold : 0.56) &&
      isDrawn(x / field.width, y, slope(x, y, 4) / interval, east)
      ? CHALK
      : BASALT
  }
  // What is composed for a panel is traced with it.
  return isInCatalogue(field) ? cartoon(yarnAt, field) : yarnAt
})

const hand = wobble(2, 24, 241)
const INTERVAL = 6
/** The scale below which there are fewer and bolder lines. */
const LINES_FROM = 0.85
/** The part of the drawn width up to which thin lines are drawn; on other rugs they run out at the edge. */
const EAST = 0.9
const SUMMIT = 87
/** The height that the highest peak adds to the land. */
const SUMMIT_HEIGHT = 96

/** Thin contours are left out on cliffs, where only every fifth has room, and at the right edge. */
const isDrawn = (u: number, y: number, lines: number, east: number) =>
  1 / lines > 2.4 && u + 0.05 * valueNoise(y / 18, 0, 248) < east

const PEAKS_MIDDLE = DRAWN.height / 2

/** Heights sampled every cm, every 0.5 cm in the catalogue, because every contour needs the slope too. */
function relief(field: Field) {
  const margin = 5
  // On a shorter rug the peaks are closer together, so that both fit.
  const scale = field.outline === 'rectangle' ? 1 : 0.76
  const middle = field.top + field.height / 2
  const isRectangle = field.outline === 'rectangle'
  const y0 = isRectangle ? middle : PEAKS_MIDDLE
  const peaks = isRectangle ? peaksOn(field) : DRAWN_PEAKS
  const range = levelled({ peaks, ...(isRectangle ? landOn(field) : DRAWN_LAND) })
  const heightOnCut = (x: number, y: number) => heightAt(range, x, y0 + (y - middle) / scale)
  const per = isInCatalogue(field) ? 2 : 1
  const columns = Math.ceil(per * (field.width + 2 * margin))
  const rows = Math.ceil(per * (field.height + 2 * margin))
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = heightOnCut(column / per - margin, row / per - margin + field.top)
    }
  const height = (x: number, y: number) => {
    const column = Math.min(columns - 2, Math.max(0, Math.floor(per * (x + margin))))
    const row = Math.min(rows - 2, Math.max(0, Math.floor(per * (y - field.top + margin))))
    const right = per * (x + margin) - column
    const below = per * (y - field.top + margin) - row
    const cell = row * columns + column
    const above = heights[cell]! * (1 - right) + heights[cell + 1]! * right
    const under = heights[cell + columns]! * (1 - right) + heights[cell + columns + 1]! * right
    return above * (1 - below) + under * below
  }
  const slope = (x: number, y: number, reach = 1) => {
    const east = height(x + reach, y) - height(x - reach, y)
    const south = height(x, y + reach) - height(x, y - reach)
    return Math.max(0.02, Math.sqrt(east * east + south * south) / (2 * reach))
  }
  return { height, slope }
}

/** A peak: its place in cm, and its height compared to the highest. */
type Peak = { readonly x: number; readonly y: number; readonly high: number }

const DRAWN_PEAKS: readonly Peak[] = [
  { x: 0.31 * DRAWN.width, y: 0.25 * DRAWN.height, high: 0.94 },
  { x: 0.57 * DRAWN.width, y: 0.66 * DRAWN.height, high: 1 },
]

/**
 * The peaks of a range that size, as steep as drawn: a long one has further ones below, a broad one a lower hill to the east.
 * With a third summit of the same height the three looked like a face.
 */
function peaksOn({ width, height }: Extent): readonly Peak[] {
  const [wide, long] = [width / DRAWN.width, height / DRAWN.height]
  if (long > LONG_RANGE) {
    const count = Math.round(1.75 * long)
    return Array.from({ length: count }, (_, k) => ({
      x: width * (k % 2 ? 0.6 : 0.33),
      y: (height * (k + 0.5)) / count,
      high: k % 2 ? 1 : 0.94,
    }))
  }
  const drawn = DRAWN_PEAKS.map(({ x, y, high }) => ({ x: wide ** 0.5 * x, y: long * y, high }))
  return wide > BROAD_RANGE ? [...drawn, { x: 0.85 * width, y: 0.42 * height, high: LOW_HILL }] : drawn
}

/** How many times as long or broad as drawn a range with further peaks is. */
const LONG_RANGE = 1.5
const BROAD_RANGE = 1.2
/** How high the lower hill is compared to the highest peak, about; and its top, well above the contour below it. */
const LOW_HILL = 0.54
const LOW_TOP = 8.6 * INTERVAL

/** How the land lies: how it is bent, and how deep rain has cut it compared to the drawn land. */
type Land = { readonly bend: Wobble; readonly cut: number }
const DRAWN_LAND: Land = { bend: wobble(70, 80, 246), cut: 1 }
/** Among more hills the land is worn, or its valleys would meet in pits and cliffs. */
const WORN: Land = { bend: wobble(60, 110, 246), cut: 0.42 }

const landOn = ({ width, height }: Extent): Land =>
  Math.max(width / DRAWN.width / BROAD_RANGE, height / DRAWN.height / LONG_RANGE) > 1 ? WORN : DRAWN_LAND

type Range = Land & { readonly peaks: readonly Peak[] }

/** The lower hill is raised or lowered until its uppermost contour is a ring: just below a top it would be a speck. */
function levelled(range: Range): Range {
  const hill = range.peaks.find(({ high }) => high === LOW_HILL)
  if (!hill) return range
  let top = -Infinity
  for (let across = -24; across <= 24; across += 4)
    for (let down = -24; down <= 24; down += 4)
      top = Math.max(top, heightAt(range, hill.x + across, hill.y + down))
  const high = LOW_HILL + (LOW_TOP - top) / SUMMIT_HEIGHT
  return { ...range, peaks: range.peaks.map((one) => (one === hill ? { ...one, high } : one)) }
}

function heightAt({ peaks, bend, cut }: Range, px: number, py: number): number {
  const x = bend.x(px, py)
  const y = bend.y(px, py)
  let massif = 0
  for (const { x: at, y: down, high } of peaks) massif += high * peak(x - at, y - down)
  const cliffs = smoothStep(0.06, 0.35, massif) * smoothStep(1.1, 0.7, massif)
  // Creases where the noise changes sign: valleys cut by rain are sharp, spurs are round.
  const gullies =
    cliffs === 0 ? 0 : cut * (17 * crease(gully(x / 31, y / 31)) + 3.4 * crease(gulch(x / 15, y / 15)))
  return SUMMIT_HEIGHT * massif + gullies * cliffs + 5 * rolling(x / 60, y / 60)
}

const [gully, gulch, rolling] = [neighbouringNoise(243), neighbouringNoise(244), neighbouringNoise(245)]

/** A steep summit on a wide base; 1 at the top. */
function peak(dx: number, dy: number): number {
  const off = (dx / 27) ** 2 + (dy / 34) ** 2
  return 0.75 * Math.exp(-0.5 * off) + 0.25 * Math.exp(-0.12 * off)
}

const crease = (noise: number) => Math.sqrt(noise ** 2 + 0.012) - 0.3
