import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/fract.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import { inPanels } from '../../patterns/panels.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const DOWN = 0
const TAWNY = 1
const BARB = 2
const UMBER = 3
const SLATE = 4

export const saqr: Design = {
  id: 'saqr',
  name: 'Saqr',
  collection: 'Contemporary',
  tags: ['luxury'],
  description:
    'Saqr is the falcon: plumage read row by row, tawny and umber over down cream, with a few slate feathers on one side. For a majlis, a dressing room or a long hall.',
  room: 'majlis',
  yarns: [
    { name: 'down cream', hex: '#E8DAC0', share: 45.5 },
    { name: 'tawny', hex: '#B98A5C', share: 19.5 },
    { name: 'dark barb', hex: '#2C2422', share: 16 },
    { name: 'umber', hex: '#6B4A34', share: 16.5 },
    { name: 'slate', hex: '#6F8796', share: 2.5 },
  ],
  palettes: [
    { name: 'Gyr', hexes: ['#ECEBE6', '#BBBFC2', '#34383F', '#7A8089', '#C49A4A'] },
    { name: 'Rufous', hexes: ['#EAD3B8', '#C98B5C', '#3B2320', '#93492E', '#7F9486'] },
  ],
  cropCentre: 0.5,
  // On every cut the plumage begins below a plain throat at the top.
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels({ cropCentre: 0.5, turns: false }, (x, y, field) => drawing()(x, y - field.top)),
}

const drawing = once(() =>
  cartoon((px, py) => {
    const x = hand.x(px, py)
    return plumage(x, hand.y(px, py) + drape(x))
  }),
)

const hand = wobble(4, 24, 151)
/** Offset of the rows in cm: they hang from the sides and are lowest left of the middle. */
const drape = (x: number) => 12 * ((x - 64) / 80) ** 2 - 4

type Row = { readonly top: number; readonly height: number; readonly width: number }

const FIRST_TOP = 18
const ROWS: readonly Row[] = rows()

function rows(): Row[] {
  const result: Row[] = []
  let height = 8
  for (let top = FIRST_TOP; top < DRAWN.height + 40; top += height) {
    result.push({ top, height, width: height * 1.18 })
    height *= 1.105
  }
  return result
}

/** Length of a feather, in heights of its row. */
const FEATHER_LENGTH = 1.75

function plumage(x: number, y: number): number {
  let row = ROWS.findIndex(({ top, height }) => y < top + FEATHER_LENGTH * height)
  if (row === -1) row = ROWS.length - 1
  // Upper rows overlap lower ones, so the first feather found is the visible one.
  for (; row < ROWS.length; row++) {
    const { top, height, width } = ROWS[row]!
    if (y < top) return DOWN
    const position = x / width + (row % 2) * 0.5 + 0.16 * (hash(row, 0, 157) - 0.5)
    const column = Math.floor(position)
    const s = 2 * (position - column) - 1
    const t = (y - top) / (FEATHER_LENGTH * height)
    const yarn = feather(s, t, FEATHER_LENGTH * height, row, column)
    if (yarn >= 0) return yarn
  }
  return DOWN
}

/** The yarn at (s −1..1 across, t 0..1 down) of a feather, or −1 outside it. */
function feather(s: number, t: number, length: number, row: number, column: number): number {
  if (!isInside(s, t)) return -1
  const half = ROWS[row]!.width / 2
  const rim = 0.7 + 0.03 * length
  if (!isInside((s * half) / (half - rim), (t * length) / (length - 1.5 * rim))) return DOWN

  const coat = coatOf(row, column)
  if (Math.abs(s) < lance(t, row, 0.36 + 0.12 * hash(row, column, 156))) return coat.lance
  // The first two rows are plain down with marked tips.
  if (row < 2) return DOWN
  const bars = 1.2 + length / 11
  return fract(t * bars - 0.55 * Math.abs(s) + hash(row, column, 152)) < 0.4 ? coat.bar : coat.base
}

const SHOULDER = 0.42

/** Straight sides, then a tip slightly sharper than round. */
function isInside(s: number, t: number): boolean {
  const tip = Math.max(0, (t - SHOULDER) / (1 - SHOULDER))
  return tip < 1 && Math.abs(s) < (1 - tip * tip) ** 0.62
}

/** Half the width of the dark mark along the quill: drop-shaped near the tip, only the quill above. */
function lance(t: number, row: number, breadth: number): number {
  const quill = row > 4 ? 0.075 : 0
  const point = 0.93
  if (t > point) return 0
  const drop = smoothStep(0.3, 0.74, t) * Math.sqrt(Math.min(1, (point - t) / 0.16))
  return Math.max(quill, breadth * drop)
}

type Coat = { readonly lance: number; readonly bar: number; readonly base: number }

const COATS: readonly [Coat, Coat, Coat] = [
  { lance: UMBER, bar: TAWNY, base: DOWN },
  { lance: BARB, bar: UMBER, base: TAWNY },
  { lance: BARB, bar: TAWNY, base: UMBER },
]

function coatOf(row: number, column: number): Coat {
  const x = (column + 0.5) * ROWS[row]!.width
  const isSlate = x < 0.45 * DRAWN.width && hash(row, column, 154) < 0.3
  if (isSlate) return { lance: BARB, bar: DOWN, base: SLATE }
  const shade = 1.4 + 1.5 * valueNoise(x / 50, row / 4, 153) + 1.2 * (hash(row, column, 155) - 0.5)
  return COATS[shade < 1 ? 0 : shade < 2 ? 1 : 2]
}
