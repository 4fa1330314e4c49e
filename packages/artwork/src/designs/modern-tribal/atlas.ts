import type { Design } from '../../design.ts'
import { DRAWN, DRAWN_FIELD, type Extent } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const IVORY = 0
const PEAT = 1
const HENNA = 2

export const atlas: Design = {
  id: 'atlas',
  name: 'Atlas',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'Open diamonds in the manner of the Middle Atlas, with one corner that the weaver never reached. Peat and henna on undyed ivory, for a bright living room or a cold bedroom.',
  room: 'living',
  yarns: [
    { name: 'undyed ivory', hex: '#EDE5D5', share: 87 },
    { name: 'peat', hex: '#2F2722', share: 9 },
    { name: 'henna', hex: '#A9542F', share: 4 },
  ],
  palettes: [
    { name: 'Smoke', hexes: ['#A59F98', '#2B2B2E', '#E6DCCB'] },
    { name: 'Saffron', hexes: ['#D6A24B', '#4A2A20', '#F3E8D0'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      heights: [DRAWN.height, 1540],
      widths: [104, 260],
      least: 0.45,
    },
    (px, py, field) => {
      const x = slow.x(px, py)
      const y = slow.y(px, py)
      return strokesAt(field)(quick.x(x, y), quick.y(x, y))
    },
  ),
}

const slow = wobble(26, 80, 91)
const quick = wobble(9, 22, 93)

/** The y of each row of crossings, in cm: half a lozenge apart, looser towards the top. */
const ROW_TOPS = [-34, 3, 39, 73, 105, 135, 164, 192, 219, 246, 272]
/** Farther down the rows stay as near to each other as the last. */
const rowTop = (row: number) => ROW_TOPS[row] ?? ROW_TOPS.at(-1)! + 26 * (row - ROW_TOPS.length + 1)
const halfWidth = (row: number) => 25.5 - 0.35 * Math.min(row, ROW_TOPS.length)

/** A crossing of the lattice: rows and columns step by half a lozenge. */
function node(column: number, row: number): Point {
  const drift = 0.05 * (hash(row, 0, 95) - 0.5)
  const x = 72 + (column - 3) * halfWidth(row) + 5 * (hash(column, row, 96) - 0.5)
  return [x, rowTop(row) + drift * (x - 76) + 5 * (hash(column, row, 97) - 0.5)]
}

/** The weaver did not reach this corner. */
const isUndrawn = ([x, y]: Point, { width, height }: Extent) =>
  x < 64 * (width / DRAWN.width) && y > height - 68

/** How far the lattice goes on a rug of that size. */
const reachOf = ({ width, height }: Extent) => ({
  columns: 8 + Math.ceil((width - DRAWN.width) / 21),
  rows: ROW_TOPS.length - 1 + Math.ceil((height - DRAWN.height) / 26),
})

function lattice(rug: Extent): InkStroke[] {
  const strokes: InkStroke[] = []
  const { columns, rows } = reachOf(rug)
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column <= columns; column++) {
      if ((row + column) % 2 !== 0) continue
      for (const side of [-1, 1]) {
        const stroke = latticeSide(column, row, side, rug)
        if (stroke) strokes.push(stroke)
      }
    }
  }
  return strokes
}

/** One side of a lozenge, drawn towards the next crossing and seldom meeting it exactly; undefined where undrawn. */
function latticeSide(column: number, row: number, side: number, rug: Extent): InkStroke | undefined {
  const [ax, ay] = node(column, row)
  const [bx, by] = node(column + side, row + 1)
  if (isUndrawn([(ax + bx) / 2, (ay + by) / 2], rug)) return undefined
  const id = column * 2 + side
  const miss = (end: number) => {
    const random = hash(id, row, end)
    return random < 0.16 ? 0.1 + random : random < 0.4 ? -0.07 : -0.01
  }
  const from = miss(1)
  const to = 1 - miss(2)
  const bow = 4 * (hash(id, row, 3) - 0.5)
  const points: Point[] = []
  const widths: number[] = []
  for (let k = 0; k <= 6; k++) {
    const t = from + (k / 6) * (to - from)
    const lean = bow * 4 * t * (1 - t) + 2 * (hash(id, row, 4) - 0.5)
    points.push([ax + (bx - ax) * t + lean, ay + (by - ay) * t])
    widths.push(1.95 * (1 + 0.25 * (2 * hash(id * 7 + k, row, 5) - 1)))
  }
  return { points, widths, yarn: PEAT }
}

/** Lozenges that contain others: column and row of the crossing at their top, and the number of rings. */
const NESTED = [
  [1, 1, 1],
  [5, 1, 2],
  [2, 0, 1],
  [4, 2, 1],
  [3, 3, 1],
  [0, 4, 1],
  [6, 4, 1],
  [4, 4, 2],
  [5, 5, 1],
  [4, 8, 1],
  [6, 6, 1],
] as const

const CROSSED = [
  [2, 2],
  [5, 3],
  [5, 7],
] as const

function middle(column: number, row: number): Point {
  const [ax, ay] = node(column, row)
  const [bx, by] = node(column, row + 2)
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** What a larger lattice holds beyond what is listed: lozenges, how many rings each has, and crosses. */
function beyond(rug: Extent) {
  const { columns, rows } = reachOf(rug)
  const nested: (readonly [number, number, number])[] = []
  const crossed: (readonly [number, number])[] = []
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns; column++) {
      if ((row + column) % 2 !== 0 || (row <= LISTED.row && column <= LISTED.column)) continue
      const [x, y] = middle(column, row)
      if (isUndrawn([x - 20, y + 12], rug)) continue
      const lot = hash(column, row, 94)
      if (lot < 0.46) nested.push([column, row, lot < 0.14 ? 2 : 1])
      else if (lot > 0.8) crossed.push([column, row])
    }
  }
  return { nested, crossed }
}
const LISTED = { column: 6, row: 8 }

/** Of what is listed, what stands on the lattice as far as it is drawn. */
const standing = (column: number, row: number, rug: Extent) =>
  isAsDrawn(rug) || !isUndrawn(middle(column, row), rug)
const isAsDrawn = ({ width, height }: Extent) => width === DRAWN.width && height <= DRAWN.height

function lozenges(rug: Extent): InkStroke[] {
  const nested = NESTED.filter(([column, row]) => standing(column, row, rug))
  return [...nested, ...(isAsDrawn(rug) ? [] : beyond(rug).nested)].flatMap(([column, row, rings]) =>
    Array.from({ length: rings }, (_, ring) =>
      lozenge(middle(column, row), ring ? 4.8 : 12.5, ring ? 6.2 : 17, column + row * 9),
    ),
  )
}

function crosses(rug: Extent): InkStroke[] {
  const crossed = CROSSED.filter(([column, row]) => standing(column, row, rug))
  return [...crossed, ...(isAsDrawn(rug) ? [] : beyond(rug).crossed)].flatMap(([column, row]) => {
    const [x, y] = middle(column, row)
    return [-1, 1].map((side) => ({
      points: [
        [x - 2.6, y - 4 * side],
        [x + 3, y + 3.4 * side],
      ] as const,
      widths: [2.2, 1.7],
      yarn: PEAT,
    }))
  })
}

function lozenge([cx, cy]: Point, across: number, down: number, id: number): InkStroke {
  const points: Point[] = []
  const widths: number[] = []
  // The line starts at the top and runs past its start, so that it closes without meeting itself.
  for (let k = 0; k <= 17; k++) {
    const quarter = Math.floor(k / 4)
    const part = (k % 4) / 4
    const [ux, uy] = TIPS[quarter % 4]!
    const [vx, vy] = TIPS[(quarter + 1) % 4]!
    const off = 1.6 * (hash(id, quarter, 98) - 0.5)
    points.push([cx + across * (ux + (vx - ux) * part) + off, cy + down * (uy + (vy - uy) * part) + off])
    widths.push(2.1 * (1 + 0.25 * (2 * hash(id, k, 99) - 1)))
  }
  return { points, widths, yarn: HENNA }
}

const TIPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const strokesAt = oncePerField((field) => {
  const rug = field.outline === 'rectangle' ? field : DRAWN
  const area = isAsDrawn(rug) ? DRAWN_FIELD : field
  return inkStrokes([...lattice(rug), ...crosses(rug), ...lozenges(rug)], IVORY, area)
})
