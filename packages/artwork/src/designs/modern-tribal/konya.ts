import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import type { PanelOptions } from '../../patterns/fields/panel-fits.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { stitchChart } from '../../patterns/stitch-chart.ts'
import type { StitchChart } from '../../patterns/stitch-chart.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const MADDER = 0
const IVORY = 1
const TEAL = 2
const AUBERGINE = 3
const BLACK = 4
const OCHRE = 5
const ROSE = 6

export const konya: Design = {
  id: 'konya',
  name: 'Konya',
  collection: 'Modern Tribal',
  tags: ['transitional'],
  description:
    'The grammar of Anatolian kilims at three times its usual size. Madder, teal and aubergine grounds with ivory hooks, for a library or in front of a fire.',
  room: 'library',
  yarns: [
    { name: 'madder', hex: '#8F2F2B', share: 20 },
    { name: 'undyed ivory', hex: '#E8DCC4', share: 23 },
    { name: 'teal', hex: '#2F6A6B', share: 17 },
    { name: 'aubergine', hex: '#402A3A', share: 14.5 },
    { name: 'blue-black', hex: '#22222B', share: 14 },
    { name: 'ochre', hex: '#C68F38', share: 8 },
    { name: 'brick rose', hex: '#C4785C', share: 3.5 },
  ],
  palettes: [
    {
      name: 'Walnut',
      hexes: ['#5B3E2E', '#E8DDC6', '#7C8A6A', '#33403A', '#1F1C1C', '#B98F4E', '#A5624A'],
    },
    {
      name: 'Blue',
      hexes: ['#2E4C70', '#EAE1CF', '#6C9A98', '#5A3446', '#1B2230', '#C9A455', '#B8705C'],
    },
  ],
  cropCentre: 0.51,
  sizeRule: { kind: 'field', rigid: [] },
  draw: (x, y, field) => {
    if (isInCatalogue(field)) return woven(chartOf(field), x, y, field)
    return field.isCut ? bare(x, y, field) : part(x, y, field)
  },
}

const LAYOUT: PanelOptions = {
  cropCentre: 0.51,
  turns: true,
  fromRectangle: 'square',
  heights: [DRAWN.height, 1540],
  widths: [DRAWN.width, 206],
  gives: {
    across: [
      [0.11, 1],
      [0.89, 1.4],
      [1, 1],
    ],
    down: [[1, 1.3]],
  },
  least: 0.36,
}

const part = inPanels(LAYOUT, (x, y, field) => woven(partChartOf(field), x, y, field))
/** A curved edge would leave slivers of the teeth along the sides. */
const bare = inPanels(LAYOUT, (x, y, field) => woven(bareChartOf(field), x, y, field))

function woven({ chart, rows }: Cloth, x: number, y: number, field: Field): number {
  return chart.at(hand.x(x, y), ((hand.y(x, y) - field.top) / field.height) * rows * ROW)
}

const hand = wobble(8, 28, 101)
const COLUMNS = 63
/** Rows of the drawn cloth with its three lozenges, and the height of one in cm. */
const ROWS = 84
const ROW = DRAWN.height / ROWS
/** A chart, with the rows that it fills. */
type Cloth = { readonly chart: StitchChart; readonly rows: number }
/** A lozenge in steps of 3 columns by 2 rows, as in slit weave. */
type Lozenge = { readonly column: number; readonly row: number; readonly steps: number }
type Yarns = { readonly field: number; readonly inner: number; readonly centre: number }

const TEAL_ON_MADDER: Yarns = { field: TEAL, inner: IVORY, centre: ROSE }
const MADDER_ON_TEAL: Yarns = { field: MADDER, inner: AUBERGINE, centre: OCHRE }
const ROSE_ON_AUBERGINE: Yarns = { field: ROSE, inner: IVORY, centre: TEAL }

/** Small flowers are not enough rose for the disc of another size. */
const ROSE_IN_MADDER: Yarns = { field: MADDER, inner: ROSE, centre: OCHRE }

const chartFor = (roundYarns: Yarns, hasSides: boolean) =>
  oncePerField(({ outline, width, height }): Cloth => {
    if (outline === 'rectangle') return weaveWhole(width, height, hasSides)
    return { chart: outline === 'square' ? weaveSquare() : weaveRound(roundYarns), rows: ROWS }
  })
const chartOf = chartFor(MADDER_ON_TEAL, true)
const partChartOf = chartFor(ROSE_IN_MADDER, true)
const bareChartOf = chartFor(ROSE_IN_MADDER, false)

/** First rows of the three grounds, and of what follows if the cloth ends after one or two of them. */
const CHANGES = [0, 28, 58] as const
const ENDS = [0, 30, 60] as const
/** Rows that a ground has at least. */
const LEAST_GROUND = 6

/** The whole cloth: a longer one has further lozenges in the same order, a wider one further small motifs beside them. */
function weaveWhole(width: number, height: number, hasSides: boolean): Cloth {
  const lozenges = Math.max(3, Math.round((3 * height) / DRAWN.height))
  const rows = ROWS * Math.floor(lozenges / 3) + ENDS[lozenges % 3]!
  const beside = Math.round(((width / DRAWN.width - 1) * COLUMNS) / 2)
  const columns = COLUMNS + 2 * beside
  const chart = stitchChart(columns, rows, { width, height: rows * ROW, top: 0 })
  for (let from = 0; from < rows; from += ROWS) {
    weaveGrounds(chart, columns, rows, [from + CHANGES[1], from + CHANGES[2]], from)
    weaveMedallion(chart, { column: 31 + beside, row: from + 14, steps: 6 }, TEAL_ON_MADDER)
    if (from + CHANGES[2] <= rows) {
      weaveMedallion(chart, { column: 30 + beside, row: from + 43, steps: 7 }, MADDER_ON_TEAL)
    }
    if (from + ROWS <= rows) {
      weaveMedallion(chart, { column: 32 + beside, row: from + 71, steps: 6 }, ROSE_ON_AUBERGINE)
    }
    for (const [motif, column, row, yarn] of SMALL) {
      if (from + row + motif.length <= rows)
        chart.stamp(motif, column + (column > COLUMNS / 2 ? 2 : 0) * beside, from + row, yarn)
    }
    if (beside < ROOM_FOR_FLOWERS) continue
    for (const [row, yarn] of FLOWERS_BESIDE) {
      for (const column of [10, columns - 11])
        if (from + row < rows) chart.stamp(FLOWER, column, from + row, yarn)
    }
  }
  if (hasSides) weaveSides(chart, columns, rows)
  return { chart, rows }
}

/** The middle of the cloth: one whole lozenge, with its neighbours halved by the ends. */
function weaveSquare(): StitchChart {
  const rows = 56
  const chart = stitchChart(COLUMNS, rows)
  weaveGrounds(chart, COLUMNS, rows, [11, 45])
  weaveSides(chart, COLUMNS, rows)
  weaveMedallion(chart, { column: 31, row: -1, steps: 4 }, TEAL_ON_MADDER)
  weaveMedallion(chart, { column: 31, row: 28, steps: 7 }, MADDER_ON_TEAL)
  weaveMedallion(chart, { column: 31, row: 56, steps: 4 }, ROSE_ON_AUBERGINE)
  chart.stamp(AMULET, 11, 7, OCHRE)
  chart.stamp(FLOWER, 52, 6, ROSE)
  chart.stamp(FLOWER, 11, 17, OCHRE)
  chart.stamp(FLOWER, 51, 39, ROSE)
  chart.stamp(FLOWER, 10, 50, IVORY)
  chart.stamp(AMULET, 51, 50, ROSE)
  return chart
}

/** A disc has no sides for the teeth: one large lozenge, with small motifs around it. */
function weaveRound(yarns: Yarns): StitchChart {
  const rows = 56
  const chart = stitchChart(COLUMNS, rows)
  weaveGrounds(chart, COLUMNS, rows, [10, 46])
  weaveMedallion(chart, { column: 31, row: 28, steps: 8 }, yarns)
  chart.stamp(FLOWER, 31, 5, ROSE)
  chart.stamp(FLOWER, 20, 6, OCHRE)
  chart.stamp(FLOWER, 42, 6, OCHRE)
  chart.stamp(FLOWER, 14, 15, OCHRE)
  chart.stamp(FLOWER, 48, 41, ROSE)
  chart.stamp(AMULET, 31, 50, IVORY)
  return chart
}

/** Three grounds from the row `from` on; the second and third start at the rows in `changes`. */
function weaveGrounds(
  chart: StitchChart,
  columns: number,
  rows: number,
  changes: readonly [number, number],
  from = 0,
): void {
  for (let row = from; row < rows; row++) {
    // A ground that had room for a strip only does not begin.
    const isIn = (change: number) => row >= change && change + LEAST_GROUND <= rows
    const ground = isIn(changes[1]) ? AUBERGINE : isIn(changes[0]) ? TEAL : MADDER
    for (let column = 0; column < columns; column++) chart.plot(column, row, ground)
  }
}

/** Dog-teeth along both long sides, with a line of ochre inside. */
function weaveSides(chart: StitchChart, columns: number, rows: number): void {
  const teeth = [1, 2, 3, 4, 3, 2]
  for (let row = 0; row < rows; row++) {
    const tooth = teeth[row % teeth.length]!
    for (let column = 0; column < 6; column++) {
      const yarn = column === 5 ? OCHRE : column < tooth ? BLACK : IVORY
      chart.plot(column, row, yarn)
      chart.plot(columns - 1 - column, row, yarn)
    }
  }
}

function weaveMedallion(chart: StitchChart, outer: Lozenge, { field, inner, centre }: Yarns): void {
  const innerLozenge = { ...outer, steps: 3 }
  hook(chart, outer, IVORY)
  fill(chart, outer, IVORY)
  fill(chart, outer, BLACK, 1)
  fill(chart, outer, field, 2)
  // Only the largest lozenges have room for inner hooks.
  if (outer.steps > 6) hook(chart, innerLozenge, OCHRE)
  fill(chart, innerLozenge, OCHRE)
  fill(chart, innerLozenge, inner, 1)
  fill(chart, { ...outer, steps: 1 }, centre)
}

/** Fills the lozenge, `inset` squares inside its outline. */
function fill(chart: StitchChart, { column, row, steps }: Lozenge, yarn: number, inset = 0): void {
  const isInside = (across: number, down: number) =>
    across + 3 * Math.floor(Math.abs(down) / 2) <= 3 * steps && Math.abs(down) < 2 * steps
  for (let down = -2 * steps; down <= 2 * steps; down++) {
    for (let across = -3 * steps; across <= 3 * steps; across++) {
      if (isInside(Math.abs(across) + inset, Math.abs(down) + inset))
        chart.plot(column + across, row + down, yarn)
    }
  }
}

/** Latch hooks: at every step a bar of three squares whose end turns away from the middle. */
function hook(chart: StitchChart, { column, row, steps }: Lozenge, yarn: number): void {
  for (let step = 0; step < steps; step++) {
    const edge = 3 * (steps - step)
    for (const side of [-1, 1]) {
      for (const half of [-1, 1]) {
        const down = half * 2 * step
        for (let out = 1; out <= 3; out++) chart.plot(column + side * (edge + out), row + down, yarn)
        chart.plot(column + side * (edge + 3), row + down + half, yarn)
      }
    }
  }
}

const FLOWER = ['..#..', '.###.', '##.##', '.###.', '..#..']
const AMULET = ['...#...', '..###..', '.##.##.', '#######']

/** The small motifs of the whole cloth: on a wider one they stay as near to its sides. */
const SMALL = [
  [AMULET, 11, 5, OCHRE],
  [FLOWER, 51, 23, ROSE],
  [FLOWER, 10, 33, OCHRE],
  [FLOWER, 50, 52, ROSE],
  [AMULET, 11, 64, ROSE],
  [FLOWER, 10, 78, IVORY],
  [FLOWER, 53, 79, OCHRE],
] as const
/** Rows and yarns of what stands beside the lozenges on a wider cloth, and how many squares it needs there. */
const FLOWERS_BESIDE = [
  [14, IVORY],
  [43, OCHRE],
  [71, ROSE],
] as const
const ROOM_FOR_FLOWERS = 6
