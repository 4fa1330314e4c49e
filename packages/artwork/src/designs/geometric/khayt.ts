import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { type Cell, hilbertPath } from '../../patterns/geometry/hilbert-path.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { threadLoop } from '../../patterns/thread-loop.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const AUBERGINE = 0
const PLUM = 1
const ROSEWOOD = 2
const TERRACOTTA = 3
const APRICOT = 4

export const khayt: Design = {
  id: 'khayt',
  name: 'Khayt',
  collection: 'Geometric',
  tags: [],
  description:
    'Khayt is thread: a single line, never cut and never crossing itself, that warms to apricot and cools again. On aubergine, for a library, a music room or a room for long conversations.',
  room: 'library',
  yarns: [
    { name: 'aubergine', hex: '#2E2230', share: 48 },
    { name: 'dusk plum', hex: '#5C4656', share: 19 },
    { name: 'rosewood', hex: '#84343E', share: 12.5 },
    { name: 'terracotta', hex: '#BC5C3C', share: 13.5 },
    { name: 'apricot', hex: '#E0A872', share: 7 },
  ],
  palettes: [
    { name: 'Indigo', hexes: ['#1C2338', '#44506F', '#4F7F9C', '#A3BAC2', '#DDA85A'] },
    { name: 'Flax', hexes: ['#E6DCC9', '#CBBB9B', '#A08A66', '#5E6E58', '#2C3A3E'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.5, turns: true, heights: [100, 1540], widths: [80, 260], most: 2.1 },
    (px, py, field) => {
      const { pitch, columns, rows, steps } = thread(field)
      const across = (hand.x(px, py) / field.width) * columns
      const down = ((hand.y(px, py) - field.top) / field.height) * rows
      const column = Math.min(columns - 1, Math.max(0, Math.floor(across)))
      const row = Math.min(rows - 1, Math.max(0, Math.floor(down)))
      const step = steps[row * columns + column]
      if (!step) return AUBERGINE
      const distance = distanceToThread(step, (across - column - 0.5) * pitch, (down - row - 0.5) * pitch)
      return distance < step.width / 2 ? step.yarn : AUBERGINE
    },
  ),
}

/** The thread in one cell, with the directions to the cells it continues in: two, or one at an end. */
type Step = { readonly yarn: number; readonly width: number; readonly directions: readonly Cell[] }

const hand = wobble(2, 40, 91)
const PITCH = 7.6

/** Where along the thread (0–1) its dye changes, and to which yarn. */
const DYE_CHANGES = [
  [0, PLUM],
  [0.16, ROSEWOOD],
  [0.3, TERRACOTTA],
  [0.44, APRICOT],
  [0.56, TERRACOTTA],
  [0.66, ROSEWOOD],
  [0.76, PLUM],
] as const

const thread = oncePerField((field) => {
  const pitch = field.outline === 'round' ? DRAWN.width / 24 : PITCH
  // The thread turns in pairs of cells.
  const columns = 2 * Math.round(field.width / pitch / 2)
  const rows = 2 * Math.round(field.height / pitch / 2)
  const steps: (Step | undefined)[] = Array.from({ length: columns * rows })
  const path = pathIn(field, pitch, columns, rows)
  for (const [k, [column, row]] of path.entries()) {
    const neighbours = [path[k - 1], path[k + 1]].filter((cell) => cell !== undefined)
    steps[row * columns + column] = {
      yarn: dyeAt(k / path.length),
      width: widthAt(k / path.length),
      directions: neighbours.map((cell): Cell => [cell[0] - column, cell[1] - row]),
    }
  }
  return { pitch, columns, rows, steps }
})

/** A round cut would cut the path at forty points, so there it turns back before the rim and forms a loop. */
function pathIn(
  { outline, top, inset }: Field,
  pitch: number,
  columns: number,
  rows: number,
): readonly Cell[] {
  if (outline !== 'round') return hilbertPath(columns, rows, outline === 'rectangle')
  const isInside = (column: number, row: number) =>
    inset((2 * column + 1) * pitch, top + (2 * row + 1) * pitch) > RIM
  return threadLoop(columns / 2, rows / 2, isInside)
}
const RIM = 8

function dyeAt(along: number): number {
  let yarn: number = PLUM
  for (const [from, dye] of DYE_CHANGES) if (along >= from) yarn = dye
  return yarn
}

/** Width in cm. The thread is thickest where its colour is warmest. */
const widthAt = (along: number) => 3.5 + 0.9 * smoothStep(0, 0.4, 0.5 - Math.abs(along - 0.5))

/** Distance from a point to the thread in its cell; coordinates are relative to the cell's centre. */
function distanceToThread({ directions }: Step, x: number, y: number): number {
  let nearest = Infinity
  for (const [across, down] of directions) {
    const along = Math.max(0, x * across + y * down)
    nearest = Math.min(nearest, length(x - across * along, y - down * along))
  }
  return nearest
}

const length = (x: number, y: number) => Math.sqrt(x * x + y * y)
