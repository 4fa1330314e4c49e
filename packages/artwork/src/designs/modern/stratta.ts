import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import { bedScale } from '../../patterns/fields/lengthened.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const BONE = 0
const RUST = 1
const UMBER = 2
const OCHRE = 3
const SLATE = 4
const CHARCOAL = 5

export const stratta: Design = {
  id: 'stratta',
  name: 'Stratta',
  collection: 'Modern',
  tags: [],
  description:
    'A cliff face cut by two faults, its flat beds displaced as in the Hajar foothills. Bone, rust, ochre and slate, for a room with timber or stone.',
  room: 'dining',
  yarns: [
    { name: 'bone', hex: '#E7DCC8', share: 34 },
    { name: 'rust', hex: '#A14F2C', share: 18 },
    { name: 'umber', hex: '#57392B', share: 16 },
    { name: 'ochre', hex: '#C29147', share: 13 },
    { name: 'slate blue', hex: '#5B7386', share: 11 },
    { name: 'charcoal', hex: '#26252A', share: 8 },
  ],
  palettes: [
    {
      name: 'Chalk cliff',
      hexes: ['#EFEADF', '#CFC4AC', '#6F7C7A', '#A9AAA2', '#B5875A', '#33383A'],
    },
    { name: 'Copper', hexes: ['#E5D3B8', '#C9814A', '#3B554F', '#86A394', '#8A3E35', '#231F22'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'landscape', rigid: [] },
  motifScale: [0.45, 1.3],
  draw: (px, py, field) => {
    const x = hand.x(px, py)
    const { thickness, finer, left } = columnsOn(field)
    const y = hand.y(px, py) / thickness
    const fault = (x - y * FAULT_LEAN) * finer - left
    let displacement = 0
    for (const { at, shift } of FAULTS) {
      const off = modulo(fault - at + FAULT_PERIOD / 2, FAULT_PERIOD) - FAULT_PERIOD / 2
      if (Math.abs(off) < 0.7 * finer) return CHARCOAL
      displacement += shift * Math.ceil((fault - at) / FAULT_PERIOD)
    }
    return beds(modulo(y * DIP.cos + x * finer * DIP.sin + displacement - FIRST_BED, CYCLE) + FIRST_BED)
  },
}

const hand = wobble(2, 35, 21)
/** The least and the most thickness of the beds on other rugs, as drawn: 1. */
const THICKNESS = [0.6, 1.3] as const
/** Faults: x at the top, and how far the beds right of it are moved. The third lies beside a cliff face as wide as the drawn one. */
const FAULTS = [
  { at: 42.6, shift: 31 },
  { at: 97.3, shift: -48 },
  { at: 153.4, shift: 29 },
] as const
/** On wider and longer cliffs there are more of them, in threes this far apart. */
const FAULT_PERIOD = 180
const FAULT_LEAN = 0.0872

/**
 * Whole columns between the faults, as many as keep their width nearest to the drawn one: at half the cliff's height the last is about as wide as the others, as it
 * is drawn, instead of a sliver at the right edge.
 */
const columnsOn = oncePerField((field: Field) => {
  const thickness = bedScale(field, THICKNESS)
  if (isInCatalogue(field)) return { thickness, finer: 1, left: 0 }
  const { width, top, height } = field
  const wide = (columns: number) => DRAWN.width + (columns - FAULTS.length) * COLUMN
  const unevenness = (columns: number) => Math.abs(Math.log(wide(columns) / width))
  const fewer = Math.max(2, FAULTS.length + Math.floor((width - DRAWN.width) / COLUMN))
  const columns = unevenness(fewer) < unevenness(fewer + 1) ? fewer : fewer + 1
  const finer = wide(columns) / width
  const middle = ((top + height / 2) / thickness) * FAULT_LEAN
  return { thickness, finer, left: (DRAWN.height / 2) * FAULT_LEAN - middle * finer }
})
/** Width of a column, on an average of three. */
const COLUMN = FAULT_PERIOD / FAULTS.length
const DIP = { cos: Math.cos(7 * (Math.PI / 180)), sin: Math.sin(7 * (Math.PI / 180)) }

// Listed one by one, because after displacement every bed must meet a different yarn at the fault.
const BEDS = [
  [14, UMBER],
  [6, OCHRE],
  [20, RUST],
  [3.5, CHARCOAL],
  [27, BONE],
  [5, UMBER],
  [12, OCHRE],
  [4, BONE],
  [19, RUST],
  [7, CHARCOAL],
  [25, SLATE],
  [5, BONE],
  [10, UMBER],
  [33, BONE],
  [6, RUST],
  [11, UMBER],
  [5, OCHRE],
  [4, CHARCOAL],
  [17, RUST],
  [10, BONE],
  [20, OCHRE],
  [15, UMBER],
  [4, CHARCOAL],
  [32, BONE],
  [9, RUST],
  [24, SLATE],
] as const
const FIRST_BED = -49
const beds = bandTable(BEDS, FIRST_BED)
/** Deeper down the sequence begins again. */
const CYCLE = BEDS.reduce((sum, [thickness]) => sum + thickness, 0)
