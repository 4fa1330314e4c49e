import type { Design } from '../../design.ts'
import { DRAWN, isInCatalogue } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const ROSE = 0
const MADDER = 1
const SAFFRON = 2
const OAT = 3
const INDIGO = 4
const AUBERGINE = 5
const OLIVE = 6
const SKY = 7

export const souk: Design = {
  id: 'souk',
  name: 'Souk',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'Cloth hung over a lane, stripe across stripe, with a third colour wherever two cross. Madder, saffron, rose and indigo on oat, for a playroom, a café or a bold dining room.',
  room: 'playroom',
  yarns: [
    { name: 'rose', hex: '#CE8C7E', share: 16 },
    { name: 'madder', hex: '#9B3A30', share: 17.5 },
    { name: 'saffron', hex: '#D39A38', share: 14 },
    { name: 'oat', hex: '#E6DAC2', share: 17 },
    { name: 'indigo', hex: '#2F3F66', share: 12 },
    { name: 'aubergine', hex: '#432A3F', share: 12.5 },
    { name: 'olive', hex: '#727A45', share: 8.5 },
    { name: 'sky', hex: '#97B4BC', share: 2.5 },
  ],
  palettes: [
    {
      name: 'Spice',
      hexes: ['#D8A46F', '#8F3B22', '#C4822F', '#EAD9B8', '#4A3128', '#2A1F20', '#7E7A3F', '#6E9A94'],
    },
    {
      name: 'Shade',
      hexes: ['#A8A29F', '#56606B', '#B8A06E', '#E3E1DA', '#2A3344', '#6A4F58', '#7A8B78', '#C4CDD4'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      heights: [140, 1540],
      widths: [104, 260],
      gives: { across: [[1, 1.1]], down: [[1, 1.1]] },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drawing = oncePerField((field) => {
  const long = lengthened(field)
  const lengthwise = lanes(field.width).map((cloth) => hung(cutTo(cloth, long)))
  const wide = field.width / DRAWN.width
  const crosswise = across(long).map((cloth) => hung(begunAt(cloth, wide)))
  const twill = Math.max(TWILL, LEAST_TWILL / field.scale)
  const yarnAt = (px: number, py: number) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const along = clothAt(lengthwise, x, y)
    const over = clothAt(crosswise, y, x)
    if (along === undefined) return over ?? OAT
    if (over === undefined) return along
    return CROSSINGS[along]![over] ?? (fract((x + y) / twill) < 0.5 ? along : over)
  }
  // What is composed for a panel is traced with it.
  return isInCatalogue(field) ? cartoon(yarnAt, tracedOn(field)) : yarnAt
})

/** A cloth along a longer or a shorter lane hangs as far aside at its end. */
const cutTo = (cloth: Cloth, long: number): Cloth => ({
  ...cloth,
  drift: (cloth.drift ?? 0) / long,
  ...(cloth.begins !== undefined && { begins: long * cloth.begins }),
  ...(cloth.ends !== undefined && { ends: long * cloth.ends }),
})

/** Cloths across a wider lane lean as far, and begin as far along. */
const begunAt = (cloth: Cloth, wide: number): Cloth => ({
  ...cloth,
  drift: (cloth.drift ?? 0) / wide,
  ...(cloth.begins !== undefined && { begins: wide * cloth.begins }),
})

/** Cloths across it lie farther apart and are a little wider. */
function movedTo(cloth: Cloth, long: number): Cloth {
  const [middle, half] = [
    (long * (cloth.from + cloth.to)) / 2,
    (Math.sqrt(long) * (cloth.to - cloth.from)) / 2,
  ]
  return { ...cloth, from: middle - half, to: middle + half }
}

const hand = wobble(4, 32, 271)
/** Two cloths without a third colour both show, in a twill of this pitch in cm. */
const TWILL = 3.6
/** The least of it on the rug. */
const LEAST_TWILL = 3.2

/** A cloth, in cm: its two edges at the start, its drift per cm, and where along the lane it begins and ends. */
type Cloth = {
  readonly from: number
  readonly to: number
  readonly yarn: number
  readonly drift?: number
  readonly begins?: number
  readonly ends?: number
}

// No cloth hangs straight, or the rug would look like a tablecloth.
const LENGTHWISE: readonly Cloth[] = [
  { from: 6, to: 16, yarn: MADDER, ends: 166, drift: -0.02 },
  { from: 21, to: 24.6, yarn: AUBERGINE, drift: -0.032 },
  { from: 31, to: 61, yarn: SAFFRON, ends: 208, drift: -0.03 },
  { from: 67, to: 71.5, yarn: INDIGO, drift: -0.018 },
  { from: 77, to: 104, yarn: ROSE, drift: 0.022, begins: 13 },
  { from: 109, to: 114.5, yarn: MADDER, drift: 0.026 },
  { from: 119, to: 140, yarn: INDIGO, drift: 0.02 },
  { from: 144, to: 148, yarn: OLIVE, drift: 0.014 },
]

/** Where a wider lane is parted, and what hangs in the gap, in order; from the edge of the gap. */
const PARTED = 63.5
const FURTHER: readonly Cloth[] = [
  { from: 5, to: 14, yarn: OLIVE, ends: 190, drift: -0.016 },
  { from: 20, to: 23.6, yarn: AUBERGINE, drift: 0.012 },
  { from: 30, to: 38, yarn: ROSE, begins: 60, drift: -0.01 },
  { from: 47, to: 70, yarn: MADDER, ends: 150, drift: 0.012 },
  { from: 77, to: 81.5, yarn: INDIGO, drift: -0.01 },
]

/** The cloths along a lane of that width: a wider one has further cloths between those that are drawn, a narrower one
 * narrower ones. */
function lanes(width: number): readonly Cloth[] {
  const gap = width - DRAWN.width
  if (gap < 0) {
    const narrower = width / DRAWN.width
    return LENGTHWISE.map((cloth) => ({ ...cloth, from: narrower * cloth.from, to: narrower * cloth.to }))
  }
  const moved = (cloth: Cloth, by: number): Cloth => ({ ...cloth, from: cloth.from + by, to: cloth.to + by })
  const fitting = FURTHER.filter(({ to }) => to < gap + 1)
  if (fitting.length === 0) {
    return LENGTHWISE.map((cloth) => moved(cloth, ((width / DRAWN.width - 1) * (cloth.from + cloth.to)) / 2))
  }
  return [
    ...LENGTHWISE.filter(({ to }) => to < PARTED),
    ...fitting.map((cloth) => moved(cloth, PARTED)),
    ...LENGTHWISE.filter(({ to }) => to > PARTED).map((cloth) => moved(cloth, gap)),
  ]
}

const CROSSWISE: readonly Cloth[] = [
  { from: 6, to: 26, yarn: INDIGO, drift: 0.024 },
  { from: 33, to: 37, yarn: MADDER, drift: 0.034 },
  { from: 43, to: 69, yarn: ROSE, drift: 0.014 },
  { from: 75, to: 80, yarn: AUBERGINE, drift: -0.006 },
  { from: 88, to: 100, yarn: SAFFRON, begins: 74, drift: -0.024 },
  { from: 106, to: 136, yarn: MADDER, drift: 0.022 },
  { from: 143, to: 146.8, yarn: SKY, drift: 0.032 },
  { from: 153, to: 156.8, yarn: SKY, drift: 0.014 },
  { from: 172, to: 184, yarn: OLIVE, begins: 21.5, drift: -0.022 },
  { from: 195, to: 199, yarn: INDIGO, drift: -0.034 },
  { from: 206, to: 220, yarn: SAFFRON, begins: 80, drift: 0.01 },
  { from: 228, to: 260, yarn: ROSE, drift: -0.022 },
]

/** The cloths across a lane so many times as long as drawn: where there is room for them again, in other yarns. */
function across(long: number): readonly Cloth[] {
  const rounds = Math.max(1, Math.round(long))
  return Array.from({ length: rounds }, (_, round) =>
    CROSSWISE.map(({ to, ...cloth }, k): Cloth => {
      const {
        from,
        to: until,
        ...laid
      } = movedTo({ ...cloth, to: round < rounds - 1 ? Math.min(to, DRAWN.height - 3) : to }, long / rounds)
      const down = (round * long * DRAWN.height) / rounds
      const { yarn } = CROSSWISE[(k + 7 * round) % CROSSWISE.length]!
      return { ...laid, yarn, from: from + down, to: until + down }
    }),
  ).flat()
}

/** A cloth with all that it may leave out, as points are asked for by the hundred thousand. */
const hung = ({ from, to, yarn, drift = 0, begins = -99, ends = 9999 }: Cloth): Required<Cloth> => ({
  from,
  to,
  yarn,
  drift,
  begins,
  ends,
})

/** The yarn of the cloth at a point `across` and `along` the cloths. */
function clothAt(cloths: readonly Required<Cloth>[], across: number, along: number): number | undefined {
  for (const { from, to, yarn, drift, begins, ends } of cloths) {
    const fromEdge = across - from - drift * along
    const width = to - from
    if (fromEdge < 0 || fromEdge > width) continue
    const hem = width < MIN_HEMMED_WIDTH ? 0 : scallop(fromEdge, width)
    if (along > begins - hem && along < ends + hem) return yarn
  }
  return undefined
}

/** Cloths at least this wide, in cm, end in a scalloped hem. */
const MIN_HEMMED_WIDTH = 20

/** How far the hem hangs out: a whole number of scallops, each about 6 cm wide. */
function scallop(fromEdge: number, width: number): number {
  const lobe = width / Math.max(1, Math.round(width / 6))
  const off = fract(fromEdge / lobe) - 0.5
  return lobe * 0.9 * Math.sqrt(0.25 - off * off)
}

/** The third colour of two cloths: lengthwise, then crosswise. */
const CROSSINGS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [MADDER]: {
    [MADDER]: AUBERGINE,
    [INDIGO]: AUBERGINE,
    [ROSE]: MADDER,
    [AUBERGINE]: AUBERGINE,
    [SKY]: SKY,
    [SAFFRON]: ROSE,
  },
  [AUBERGINE]: {
    [MADDER]: AUBERGINE,
    [INDIGO]: AUBERGINE,
    [ROSE]: AUBERGINE,
    [AUBERGINE]: AUBERGINE,
    [SKY]: SKY,
  },
  [SAFFRON]: {
    [INDIGO]: OLIVE,
    [ROSE]: SAFFRON,
    [SAFFRON]: SAFFRON,
    [AUBERGINE]: AUBERGINE,
    [MADDER]: MADDER,
    [SKY]: OLIVE,
  },
  [INDIGO]: {
    [INDIGO]: AUBERGINE,
    [MADDER]: AUBERGINE,
    [AUBERGINE]: AUBERGINE,
    [SAFFRON]: OLIVE,
    [SKY]: SKY,
  },
  [ROSE]: {
    [ROSE]: MADDER,
    [MADDER]: MADDER,
    [INDIGO]: AUBERGINE,
    [SAFFRON]: SAFFRON,
    [AUBERGINE]: AUBERGINE,
    [SKY]: SKY,
  },
  [OLIVE]: {
    [INDIGO]: INDIGO,
    [SAFFRON]: OLIVE,
    [OLIVE]: OLIVE,
    [AUBERGINE]: AUBERGINE,
    [SKY]: OLIVE,
    [MADDER]: AUBERGINE,
  },
}
