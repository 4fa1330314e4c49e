import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
  sizeRule: { kind: 'field', rigid: [LINEN] },
  draw: (px, py, field) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    if (field.inset(x, y, RAIL) < RAIL) return TEAK
    const { registers, scale } = lattice(field)
    for (const { pitch, carving, columns, rows, top, lit } of registers) {
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
      return isWood ? TEAK : lit(column, row, columns, rows) ? TURQUOISE : LINEN
    }
    return TEAK
  },
}

/** Whether the point `across` and `down` cm from the centre of an opening is wood. */
type Carving = (across: number, down: number, pitch: number) => boolean

const hand = wobble(2, 40, 67)
const RAIL = 3
/** Height of the plain wood below the finest register, in cm. */
const SILL = 10
/** How much higher or lower it may be. */
const SPARE = 3

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
/**
 * The openings with a lamp behind them: four wide and five high, right of the middle; on a wide or long rug more of them.
 * On a narrow one a column is left beside it.
 */
const lamp = (column: number, row: number, columns: number, rows: number) => {
  const isWide = columns > 18
  // No bay is cut short by the frame.
  if (isWide && column - (column % 12) + 10 > columns - 1) return false
  const inBay = isWide ? column % 12 : column - Math.max(0, columns - 12)
  const left = isWide ? 6 : Math.min(6, Math.max(0, columns - 5))
  const down = rows > 18 ? row % 14 : row
  const foot = Math.min(6, rows)
  return inBay >= left && inBay < left + 4 && down >= Math.max(0, foot - 5) && down < foot
}

/** From the top down, with what the drawn field has of each. A square has fewer rows. */
const REGISTERS = [
  { columns: 8, rows: 4, rowsInSquare: 2, carving: both(grid(0.17), wheel), lit: unlit },
  { columns: 12, rows: 8, rowsInSquare: 6, carving: both(grid(0.15), ring), lit: lamp },
  { columns: 20, rows: 7, rowsInSquare: 5, carving: grid(0.3), lit: unlit },
] as const

/** Places the registers between rails, stretched slightly in height so that every opening is whole. */
const lattice = oncePerField((field) => {
  const inner = field.width - 2 * RAIL
  const sized = REGISTERS.map((register) => {
    const columns = Math.max(2, Math.round((register.columns * inner) / (DRAWN.width - 2 * RAIL)))
    return { ...register, columns, pitch: inner / columns }
  })
  const room = field.height - 4 * RAIL - SILL
  const rows = rowsIn(room, sized, field)
  const whole = heightOf(rows, sized)
  // The sill takes what whole openings leave over, or gives what they lack, before they are stretched.
  const left = isInCatalogue(field) ? 0 : Math.min(SPARE, Math.max(-SPARE, room - whole))
  const scale = (room - left) / whole
  let top = field.top
  const registers = sized.map((register, index) => {
    const placed = { ...register, rows: rows[index]!, top: top + RAIL }
    top += RAIL + register.pitch * rows[index]! * scale
    return placed
  })
  return { registers, scale }
})

type Sized = { readonly pitch: number; readonly rows: number; readonly rowsInSquare: number }

const heightOf = (rows: readonly number[], sized: readonly Sized[]) =>
  sized.reduce((sum, { pitch }, index) => sum + pitch * rows[index]!, 0)

/** Rows of each register: those of the drawn field or a square, or in their proportion what fills the room best. */
function rowsIn(room: number, sized: readonly Sized[], { width, height, scale }: Field): readonly number[] {
  const drawn = sized.map(({ rows, rowsInSquare }) => (height < DRAWN.height ? rowsInSquare : rows))
  if (width === DRAWN.width && scale === 1 && (height === DRAWN.height || height === width)) return drawn
  const part = room / heightOf(drawn, sized)
  const wanted = drawn.map((count) => Math.max(1, Math.round(count * part)))
  // The registers with the smaller openings take up the difference.
  const tries = [-2, -1, 0, 1, 2].flatMap((middle) =>
    [-3, -2, -1, 0, 1, 2, 3].map((fine) => [
      wanted[0]!,
      Math.max(2, wanted[1]! + middle),
      Math.max(1, wanted[2]! + fine),
    ]),
  )
  const off = (rows: readonly number[]) => Math.abs(Math.log(room / heightOf(rows, sized)))
  return tries.reduce((best, rows) => (off(rows) < off(best) - 1e-3 ? rows : best), wanted)
}
