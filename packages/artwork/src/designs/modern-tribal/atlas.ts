import type { Design } from '../../design.ts'
import { hash } from '../../patterns/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { once } from '../../patterns/once.ts'
import { inPanels } from '../../patterns/panels.ts'
import type { Point } from '../../patterns/point.ts'
import { wobble } from '../../patterns/wobble.ts'

const IVORY = 0
const PEAT = 1
const HENNA = 2

export const atlas: Design = {
  id: 'atlas',
  name: 'Atlas',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'Open diamonds in the manner of the Middle Atlas, with a corner the weaver did not reach. Peat and henna on undyed ivory, for a bright living room or a cold bedroom.',
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
    { cropCentre: 0.5, turns: true, single: 'large', gives: { across: [[1, 1.15]], down: [[1, 1.2]] } },
    (px, py) => {
      const x = slow.x(px, py)
      const y = slow.y(px, py)
      return strokesAt()(quick.x(x, y), quick.y(x, y))
    },
  ),
}

const slow = wobble(26, 80, 91)
const quick = wobble(9, 22, 93)

/** The y of each row of crossings, in cm: half a lozenge apart, looser towards the top. */
const ROW_TOPS = [-34, 3, 39, 73, 105, 135, 164, 192, 219, 246, 272]
const halfWidth = (row: number) => 25.5 - 0.35 * row

/** A crossing of the lattice: rows and columns step by half a lozenge. */
function node(column: number, row: number): Point {
  const drift = 0.05 * (hash(row, 0, 95) - 0.5)
  const x = 72 + (column - 3) * halfWidth(row) + 5 * (hash(column, row, 96) - 0.5)
  return [x, ROW_TOPS[row]! + drift * (x - 76) + 5 * (hash(column, row, 97) - 0.5)]
}

const isUndrawn = ([x, y]: Point) => x < 64 && y > 176

function lattice(): InkStroke[] {
  const strokes: InkStroke[] = []
  for (let row = 0; row < ROW_TOPS.length - 1; row++) {
    for (let column = -1; column <= 8; column++) {
      if ((row + column) % 2 !== 0) continue
      for (const side of [-1, 1]) {
        const stroke = latticeSide(column, row, side)
        if (stroke) strokes.push(stroke)
      }
    }
  }
  return strokes
}

/** One side of a lozenge, drawn towards the next crossing and seldom meeting it exactly; undefined where undrawn. */
function latticeSide(column: number, row: number, side: number): InkStroke | undefined {
  const [ax, ay] = node(column, row)
  const [bx, by] = node(column + side, row + 1)
  if (isUndrawn([(ax + bx) / 2, (ay + by) / 2])) return undefined
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

function lozenges(): InkStroke[] {
  return NESTED.flatMap(([column, row, rings]) =>
    Array.from({ length: rings }, (_, ring) =>
      lozenge(middle(column, row), ring ? 4.8 : 12.5, ring ? 6.2 : 17, column + row * 9),
    ),
  )
}

function crosses(): InkStroke[] {
  return CROSSED.flatMap(([column, row]) => {
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

const strokesAt = once(() => inkStrokes([...lattice(), ...crosses(), ...lozenges()], IVORY))
