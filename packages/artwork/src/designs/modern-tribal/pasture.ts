import { DRAWN, type Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/fract.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { inPanels } from '../../patterns/panels.ts'
import { stitchChart } from '../../patterns/stitch-chart.ts'
import type { StitchChart } from '../../patterns/stitch-chart.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'
import { CAMEL, DEER, DOG, GOAT, HERDSMAN, KID, PIGEON } from './pasture-animals.ts'

const MADDER = 0
const BRICK = 1
const INDIGO = 2
const OCHRE = 3
const IVORY = 4
const SKY = 5
const LEAF = 6
const PEAT = 7

export const pasture: Design = {
  id: 'pasture',
  name: 'Pasture',
  collection: 'Modern Tribal',
  tags: ['transitional'],
  description:
    'Hills of madder and brick with goats, camels and a tree, in the open manner of the Qashqai. For a family room, or anywhere people sit on the floor.',
  room: 'majlis',
  yarns: [
    { name: 'madder', hex: '#93322B', share: 45.5 },
    { name: 'brick', hex: '#BC6242', share: 21 },
    { name: 'indigo', hex: '#2C3A5A', share: 11 },
    { name: 'ochre', hex: '#CB9840', share: 9 },
    { name: 'ivory', hex: '#E8DCC4', share: 3 },
    { name: 'sky', hex: '#8FB0BA', share: 4.5 },
    { name: 'leaf', hex: '#55693F', share: 4 },
    { name: 'peat', hex: '#2C2320', share: 2.5 },
  ],
  palettes: [
    {
      name: 'Saffron',
      hexes: ['#CF9436', '#E2BC7C', '#7A3A2C', '#A9552F', '#F5EEDD', '#6F97A6', '#5E7048', '#33281F'],
    },
    {
      name: 'Blue hill',
      hexes: ['#2F4A70', '#567AA3', '#8E3A32', '#C99A4A', '#E9DFCA', '#B0C0C2', '#6E8458', '#1E2230'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'bordered', rigid: [] },
  draw: (x, y, field) => drawing(field)(x, y),
}

/** Traced as a cartoon, because the legs of the animals leave slivers of the hill behind them. */
const drawing = oncePerField((field) => {
  return cartoon((px, py) => {
    // The border is straighter than the hills, so the irregularity fades out towards the edge.
    const strength = Math.min(1, field.inset(px, py, STRAIGHT) / STRAIGHT)
    const x = px + strength * (hand.x(px, py) - px)
    const y = py + strength * (hand.y(px, py) - py)
    const depth = field.inset(x, y, BORDER + HORIZON)
    if (depth < BORDER) return borderAt(x, y, depth, field)
    if (depth < BORDER + HORIZON) return SKY
    return scene(x, y, field)
  }, field)
})

/** What the border frames: on other sizes as many pastures as fit. */
const scene = inPanels(
  { cropCentre: 0.5, turns: false, needs: { yarns: [IVORY, LEAF], part: 0.03 } },
  (x, y, field) => {
    const figure = chartFigures(field).at(x, y)
    return figure || groundAt(x, (y - field.top) / field.height, field)
  },
)

const hand = wobble(9, 26, 191)
const BORDER = 9.5
/** Distance from the edge, in cm, from which lines are as irregular as a hand makes them. */
const STRAIGHT = 12
const HORIZON = 2
/** In cm. A tooth has steps, each narrower on both sides than the one before. */
const TOOTH = { pitch: 11, foot: 8, step: 1.5, narrower: 1.15 }

/** Stepped teeth on an ochre line, pointing outwards; a whole number on every side. */
function borderAt(x: number, y: number, depth: number, field: Field): number {
  if (depth > TOOTH.foot) return OCHRE
  const step = Math.ceil((TOOTH.foot - depth) / TOOTH.step)
  const fromMiddle = Math.abs(toothAt(x, y, depth, field) - 0.5) * TOOTH.pitch
  return fromMiddle < TOOTH.pitch / 2 - 0.2 - step * TOOTH.narrower ? OCHRE : INDIGO
}

/** Position within a tooth, 0–1. */
function toothAt(
  x: number,
  y: number,
  depth: number,
  { outline, top, width, height, length, along }: Field,
): number {
  const count = (cm: number) => Math.round(cm / TOOTH.pitch)
  if (outline === 'round' || outline === 'ellipse') return fract((along(x, y) / length) * count(length))
  const isOnSide = Math.min(x, width - x) <= depth
  return isOnSide ? fract(((y - top) / height) * count(height)) : fract((x / width) * count(width))
}

/** Hills of brick: middle (0–1 down the cut), height in cm, and extent across in cm. */
const BANKS = [
  { middle: 0.155, depth: 17, from: -40, to: 92 },
  { middle: 0.385, depth: 16, from: 44, to: 240 },
  { middle: 0.53, depth: 34, from: -80, to: 118 },
  { middle: 0.655, depth: 10, from: 78, to: 210 },
  { middle: 0.8, depth: 26, from: 22, to: 260 },
  { middle: 0.915, depth: 10, from: -50, to: 84 },
] as const

/** The edges of hills follow knots of this size, in cm. */
const KNOT = { width: 2.4, height: 1.6 }

function groundAt(x: number, v: number, { height }: Field): number {
  const column = Math.floor(x / KNOT.width) * KNOT.width
  const row = (Math.floor((v * height) / KNOT.height) + 0.5) * KNOT.height
  for (const [index, { middle, depth, from, to }] of BANKS.entries()) {
    const part = (column - from) / (to - from)
    if (part <= 0 || part >= 1) continue
    const roll = 7 * valueNoise(column / 46, index, 193)
    const half = (depth / 2) * Math.sqrt(Math.sin(Math.PI * part)) * Math.sqrt(height / DRAWN.height)
    const off = row - middle * height - roll
    // Hills are flat below and rounded above.
    if (half > 1.6 && off > -1.25 * half && off < 0.75 * half) return BRICK
  }
  return MADDER
}

type Figure = readonly [
  animal: readonly string[],
  x: number,
  y: number,
  yarn: number,
  facing: 'left' | 'right',
]
type Scene = {
  readonly tree: { readonly x: number; readonly foot: number; readonly boughs: number }
  readonly figures: readonly Figure[]
}

/** Positions in cm from the top of the cut. */
const SCENES: Record<'rectangle' | 'square' | 'round', Scene> = {
  rectangle: {
    tree: { x: 106, foot: 92, boughs: 6 },
    figures: [
      [PIGEON, 64, 24, SKY, 'left'],
      [PIGEON, 36, 33, SKY, 'right'],
      [DEER, 44, 84, IVORY, 'right'],
      [KID, 78, 91, PEAT, 'right'],
      [GOAT, 32, 127, PEAT, 'left'],
      [CAMEL, 38, 168, IVORY, 'right'],
      [CAMEL, 78, 163, OCHRE, 'right'],
      [HERDSMAN, 108, 165, SKY, 'right'],
      [DOG, 128, 172, PEAT, 'left'],
      [GOAT, 124, 140, IVORY, 'left'],
      [GOAT, 34, 214, IVORY, 'right'],
      [GOAT, 66, 205, PEAT, 'right'],
      [KID, 88, 219, IVORY, 'left'],
      [GOAT, 120, 207, IVORY, 'left'],
    ],
  },
  square: {
    tree: { x: 104, foot: 84, boughs: 5 },
    figures: [
      [PIGEON, 62, 24, SKY, 'left'],
      [PIGEON, 34, 30, SKY, 'right'],
      [DEER, 46, 70, IVORY, 'right'],
      [KID, 76, 82, PEAT, 'right'],
      [GOAT, 124, 102, PEAT, 'left'],
      [CAMEL, 38, 114, IVORY, 'right'],
      [CAMEL, 76, 118, OCHRE, 'right'],
      [HERDSMAN, 104, 120, SKY, 'right'],
      [GOAT, 126, 128, IVORY, 'left'],
    ],
  },
  round: {
    tree: { x: 92, foot: 78, boughs: 4 },
    figures: [
      [PIGEON, 58, 36, SKY, 'left'],
      [DEER, 46, 66, IVORY, 'right'],
      [KID, 120, 78, PEAT, 'left'],
      [CAMEL, 42, 100, IVORY, 'right'],
      [CAMEL, 80, 104, OCHRE, 'right'],
      [HERDSMAN, 108, 104, SKY, 'right'],
      [GOAT, 74, 128, PEAT, 'left'],
    ],
  },
}

/** Squares of about 15 mm over the whole field. */
const COLUMNS = 100
const ROWS = 160
const columnOf = (x: number) => Math.round((x / DRAWN.width) * COLUMNS)
const rowOf = (y: number) => Math.round((y / DRAWN.height) * ROWS)

/** A chart of the tree and the animals, madder (0) elsewhere. */
const chartFigures = oncePerField(({ outline, top }): StitchChart => {
  const chart = stitchChart(COLUMNS, ROWS)
  const { tree, figures } = SCENES[outline === 'ellipse' ? 'rectangle' : outline]
  weaveTree(chart, columnOf(tree.x), rowOf(tree.foot + top), tree.boughs)
  for (const [animal, x, y, yarn, facing] of figures) {
    const turnedLeft = animal.map((line) => line.split('').toReversed().join(''))
    chart.stamp(facing === 'left' ? turnedLeft : animal, columnOf(x), rowOf(y + top), yarn)
  }
  return chart
})

/** Length of the boughs in squares, from the lowest up. */
const REACHES = [13, 17, 16, 14, 11, 7]

/** A trunk with stepped boughs, some with fruit at the end. A smaller tree lacks the lowest boughs. */
function weaveTree(chart: StitchChart, column: number, foot: number, boughs: number): void {
  const spread = REACHES.slice(REACHES.length - boughs)
  const head = foot - 10 - 6 * boughs
  for (let row = head + 3; row <= foot; row++) {
    const thick = row > foot - 4 ? 2 : 1
    for (let across = -thick; across <= thick; across++) chart.plot(column + across, row, PEAT)
  }
  spread.forEach((reach, bough) => {
    const from = foot - 8 - 6 * bough
    for (const side of [-1, 1]) {
      for (let out = 2; out <= reach + 1; out++) {
        const row = from - Math.floor(out / 2)
        for (let thick = 0; thick < (out > reach - 2 ? 3 : 4); thick++)
          chart.plot(column + side * out, row - thick, LEAF)
      }
      if ((bough + (side > 0 ? 1 : 0)) % 2 === 0)
        hangFruit(chart, column + side * (reach - 1), from - (reach >> 1) + 1)
    }
  })
  for (let row = 0; row < 5; row++) {
    const half = Math.min(3, row)
    for (let across = -half; across <= half; across++) chart.plot(column + across, head + row - 2, LEAF)
  }
}

function hangFruit(chart: StitchChart, column: number, row: number): void {
  for (let down = 0; down < 2; down++) {
    for (let across = 0; across < 2; across++) chart.plot(column + across, row + down, OCHRE)
  }
}
