import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const OXBLOOD = 0
const GARNET = 1
const BLACK_CHERRY = 2
const CLAY = 3

export const itar: Design = {
  id: 'itar',
  name: 'Itar',
  collection: 'Minimalist',
  tags: ['minimalist', 'transitional'],
  description:
    'Itar is a frame, here cut through once, with one part slipped a hand’s width along the cut. Black cherry on oxblood and garnet with a fillet of rose clay, for a formal sitting room that needs an edge but no pattern.',
  room: 'living',
  yarns: [
    { name: 'oxblood', hex: '#5C1B22', share: 54.9 },
    { name: 'garnet', hex: '#80302F', share: 23.1 },
    { name: 'black cherry', hex: '#2A1016', share: 19.2 },
    { name: 'rose clay', hex: '#C98C70', share: 2.8 },
  ],
  palettes: [
    { name: 'Saffron', hexes: ['#C48A2C', '#D9AA5C', '#6B2A1C', '#F0DDB4'] },
    { name: 'Paper', hexes: ['#E6DFD0', '#CBBB9C', '#4E181D', '#A8845A'] },
  ],
  cropCentre: 0.5,
  sizeRule: {
    kind: 'bordered',
    rigid: [],
    // The slip moves the frame of one part: what is the same on all sides is how wide the moulding is.
    border: { width: 13, rail: BLACK_CHERRY, isBand: true, scaleOn: (field) => frameScale(field) },
  },
  draw: (px, py, field) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const { slip } = FAULT[field.outline]
    const { along, across, at } = faultIn(field)
    const fromFault =
      (x - at[0] * field.width) * across[0] + (y - field.top - at[1] * field.height) * across[1]
    if (Math.abs(fromFault) < CARVING_WIDTH / 2) return BLACK_CHERRY
    // What lies deeper than the frame is ground, however deep.
    const framed = MOULDING.to * frameScale(field)
    if (fromFault < 0) return frame(field.inset(x, y, framed), OXBLOOD, field)
    const slid = slip * Math.max(1, frameScale(field))
    return frame(field.inset(x - slid * along[0], y - slid * along[1], framed), GARNET, field)
  },
}

const hand = wobble(2, 60, 341)

/** Angle in radians by which the cut falls to the right; the part above it has slid down along it. */
const FAULT_ANGLE = 0.93
const faultIn = oncePerField((field) => {
  const { width, height, outline } = field
  const angle = width > height ? Math.PI / 2 - FAULT_ANGLE : FAULT_ANGLE
  const along = [Math.cos(angle), Math.sin(angle)] as const
  const [x, y] = FAULT[outline].at
  // On a squarer rug it lies farther to the right, so that it ends in a side and not in a corner.
  const ratio = height / width
  const isSquarer = outline === 'rectangle' && !isInCatalogue(field) && ratio >= 1
  const aside = isSquarer ? ASIDE * Math.min(1, Math.max(0, (DRAWN.height / DRAWN.width - ratio) / 0.6)) : 0
  return { along, across: [along[1], -along[0]] as const, at: [x + aside, y] as const }
})
/** How far, as a part of the width, the cut lies to the right of where it is drawn, on a rug as wide as high. */
const ASIDE = 0.12
const CARVING_WIDTH = 1.2

/** A point on the cut, as fractions of the rug, and how far the part has slid in cm: the frame must stay on the rug. */
const FAULT = {
  rectangle: { at: [0.5, 0.3], slip: 15 },
  square: { at: [0.62, 0.3], slip: 13 },
  round: { at: [0.5, 0.4], slip: 13 },
  ellipse: { at: [0.5, 0.36], slip: 13 },
} as const

/** Where the moulding and the fillet in it begin and end, in cm from the edge. */
const MOULDING = { from: 16, to: 29 }
const FILLET = { from: 24, to: 25.8 }

const frame = (inset: number, ground: number, field: Field) => moulding(inset / frameScale(field), ground)

/** Narrow rugs have a narrower frame, or no ground would be left inside; that of a hall is as wide as a hall needs. */
function frameScale({ width, height }: Field): number {
  const short = Math.min(width, height)
  return Math.min(1, short / WIDE_ENOUGH) * Math.max(1, short / HALL)
}

/** Shorter sides between which the frame has its width, in cm. */
const WIDE_ENOUGH = 110
const HALL = 230

function moulding(inset: number, ground: number): number {
  if (inset < MOULDING.from || inset > MOULDING.to) return ground
  return inset > FILLET.from && inset < FILLET.to ? CLAY : BLACK_CHERRY
}
