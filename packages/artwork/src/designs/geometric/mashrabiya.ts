import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { wobble } from '../../patterns/wobble.ts'

const LINEN = 0
const TEAK = 1
const TURQUOISE = 2

export const mashrabiya: Design = {
  id: 'mashrabiya',
  name: 'Mashrabiya',
  collection: 'Geometric',
  tags: ['transitional'],
  description:
    'A lattice that changes scale as real screens do, with one patch of turquoise behind it. Teak on linen, for a bedroom, a reading corner or a room with strong daylight.',
  room: 'bedroom',
  yarns: [
    { name: 'linen', hex: '#E8DCC6', share: 47 },
    { name: 'teak', hex: '#5A3A26', share: 48.5 },
    { name: 'turquoise', hex: '#2F8C8C', share: 5 },
  ],
  palettes: [
    { name: 'Shade', hexes: ['#C9C2B4', '#23262B', '#C07A3C'] },
    { name: 'Jasmine', hexes: ['#E9E2D2', '#7C8F76', '#B5654F'] },
  ],
  cropCentre: 0.5,
  draw: (px, py, field) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    if (field.inset(x, y) < RAIL) return TEAK
    const { registers, scale } = lattice(field)
    for (const { pitch, carving, rows, top, lit } of registers) {
      const across = (x - RAIL) / pitch
      const down = (y - top) / (pitch * scale)
      if (down < 0 || down >= rows) continue
      const column = Math.floor(across)
      const row = Math.floor(down)
      // Distances from the centre of the opening, in cm; its four quarters are alike.
      const isWood = carving(
        Math.abs(across - column - 0.5) * pitch,
        Math.abs(down - row - 0.5) * pitch,
        pitch,
      )
      return isWood ? TEAK : lit(column, row) ? TURQUOISE : LINEN
    }
    return TEAK
  },
}

/** Whether the point `across` and `down` cm from the centre of an opening is wood. */
type Carving = (across: number, down: number, pitch: number) => boolean

const hand = wobble(2, 40, 67)
const RAIL = 3
const INNER = DRAWN.width - 2 * RAIL
/** Height of the plain wood below the finest register, in cm. */
const SILL = 10

const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** Half the width of a turned spindle, in cm: a bead in the middle and a neck at each end. */
const spindleHalfWidth = (fromBead: number, pitch: number) =>
  Math.max(0.55, pitch * (0.036 + 0.05 * Math.max(0, Math.cos((fromBead / pitch) * 9))))

/** The frame of all registers: a ball in every corner, with spindles between. */
const grid =
  (ball: number): Carving =>
  (across, down, pitch) => {
    const side = pitch / 2 - across
    const head = pitch / 2 - down
    return (
      length(side, head) < ball * pitch ||
      side < spindleHalfWidth(down, pitch) ||
      head < spindleHalfWidth(across, pitch)
    )
  }

/** A wheel held in the opening by four diagonal spokes. */
const wheel: Carving = (across, down, pitch) => {
  const radius = length(across, down)
  if (Math.abs(radius - 0.22 * pitch) < 0.042 * pitch) return true
  return radius > 0.2 * pitch && Math.abs(across - down) < 0.048 * pitch
}

/** A ring held by four pegs to the spindles around it. */
const ring: Carving = (across, down, pitch) => {
  const radius = length(across, down)
  if (Math.abs(radius - 0.2 * pitch) < 0.045 * pitch) return true
  return radius > 0.2 * pitch && Math.min(across, down) < 0.042 * pitch
}

const both =
  (one: Carving, other: Carving): Carving =>
  (across, down, pitch) =>
    one(across, down, pitch) || other(across, down, pitch)

const unlit = () => false
/** The openings with a lamp behind them: four wide and five high. */
const lamp = (column: number, row: number) => column >= 6 && column < 10 && row >= 1 && row < 6

/** From the top down. A square or round cut has fewer rows of each. */
const REGISTERS = [
  { columns: 8, rows: 4, rowsInSquare: 2, carving: both(grid(0.17), wheel), lit: unlit },
  { columns: 12, rows: 8, rowsInSquare: 6, carving: both(grid(0.15), ring), lit: lamp },
  { columns: 20, rows: 7, rowsInSquare: 5, carving: grid(0.3), lit: unlit },
] as const

/** Places the registers between rails, stretched slightly in height so that every opening is whole. */
const lattice = oncePerField((field) => {
  const sized = REGISTERS.map((register) => ({
    ...register,
    pitch: INNER / register.columns,
    rows: field.height < DRAWN.height ? register.rowsInSquare : register.rows,
  }))
  const lengths = sized.map(({ pitch, rows }) => pitch * rows)
  const scale = (field.height - 4 * RAIL - SILL) / lengths.reduce((sum, one) => sum + one)
  let top = field.top
  const registers = sized.map((register, index) => {
    const placed = { ...register, top: top + RAIL }
    top += RAIL + lengths[index]! * scale
    return placed
  })
  return { registers, scale }
})
