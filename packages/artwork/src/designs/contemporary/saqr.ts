import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { DRAWN, type Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'Saqr is the falcon: its plumage, row upon row, in tawny and umber over cream down, with a few slate feathers on one side. For a majlis, a dressing room or a long hall.',
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
  sizeRule: { kind: 'field', rigid: [] },
  motifScale: [0.7, 1.3],
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  const coat = plumage(field)
  return cartoon((px, y) => {
    // On every cut the plumage begins below a plain throat at the top.
    const py = y - field.top
    const x = hand.x(px, py)
    return coat(x, hand.y(px, py) + drape(x, field))
  }, field)
}

const hand = wobble(4, 24, 151)
/** Offset of the rows in cm: they hang from the sides and are lowest left of the middle. */
function drape(x: number, { width }: Field): number {
  const part = width / DRAWN.width
  return 12 * ((x - 64 * part) / (80 * Math.max(1, part))) ** 2 - 4
}

type Row = { readonly top: number; readonly height: number; readonly width: number }

const FIRST_TOP = 18
/** Feathers broaden from row to row until a dozen of them stand side by side in three rows. */
const tallest = (width: number) => Math.min(36.2, 0.238 * width)

function rowsOf(field: Field): Row[] {
  const result: Row[] = []
  let height = 8
  for (let top = FIRST_TOP; top < field.height + 40; top += height) {
    result.push({ top, height, width: height * 1.18 })
    height = Math.min(tallest(field.width), height * 1.105)
  }
  return result
}

/** Length of a feather, in heights of its row. */
const FEATHER_LENGTH = 1.75

function plumage(field: Field): (x: number, y: number) => number {
  const rows = rowsOf(field)
  const lastOfThree = rows.map((_, row) => rows[row + 2]?.top ?? Infinity)
  return (x, y) => {
    // Upper rows overlap lower ones, so the first feather found is the visible one.
    for (let row = 0; row < rows.length; row++) {
      const { top, height, width } = rows[row]!
      if (lastOfThree[row]! <= y) continue
      if (y < top) return DOWN
      const position = x / width + (row % 2) * 0.5 + 0.16 * (hash(row, 0, 157) - 0.5)
      const column = Math.floor(position)
      const s = 2 * (position - column) - 1
      const t = (y - top) / (FEATHER_LENGTH * height)
      const isLeft = (column + 0.5) * width < 0.45 * field.width
      const yarn = feather(s, t, { row, column, width, length: FEATHER_LENGTH * height, isLeft })
      if (yarn >= 0) return yarn
    }
    return DOWN
  }
}

type Feather = {
  readonly row: number
  readonly column: number
  readonly width: number
  readonly length: number
  /** Whether it grows on the side of the slate feathers. */
  readonly isLeft: boolean
}

/** The yarn at (s −1..1 across, t 0..1 down) of a feather, or −1 outside it. */
function feather(s: number, t: number, { row, column, width, length, isLeft }: Feather): number {
  if (!isInside(s, t)) return -1
  const half = width / 2
  const rim = 0.7 + 0.03 * length
  if (!isInside((s * half) / (half - rim), (t * length) / (length - 1.5 * rim))) return DOWN

  const coat = coatOf(row, column, width, isLeft)
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

function coatOf(row: number, column: number, width: number, isLeft: boolean): Coat {
  const x = (column + 0.5) * width
  const isSlate = isLeft && hash(row, column, 154) < 0.3
  if (isSlate) return { lance: BARB, bar: DOWN, base: SLATE }
  const shade = 1.4 + 1.5 * valueNoise(x / 50, row / 4, 153) + 1.2 * (hash(row, column, 155) - 0.5)
  return COATS[shade < 1 ? 0 : shade < 2 ? 1 : 2]
}
