import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { once } from '../../patterns/once.ts'
import type { Point } from '../../patterns/point.ts'
import { wobble } from '../../patterns/wobble.ts'

const SUN = 0
const SHADE = 1
const DEEP = 2
const LIME = 3

export const areesh: Design = {
  id: 'areesh',
  name: 'Areesh',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'An areesh is a house of palm fronds; this is its floor at ten in the morning. Sun, two shades and one green frond, for a garden room or a bedroom.',
  yarns: [
    { name: 'sun', hex: '#EBDBB8', share: 53 },
    { name: 'shade', hex: '#BDA274', share: 31 },
    { name: 'deep shade', hex: '#75623F', share: 9.5 },
    { name: 'lime', hex: '#9FAE63', share: 6.5 },
  ],
  palettes: [
    { name: 'Blue noon', hexes: ['#E3E5E0', '#A5B5BF', '#5D7186', '#D9B872'] },
    { name: 'Rose', hexes: ['#F0DDCB', '#CFA38C', '#8C5F55', '#8FA07C'] },
  ],
  cropCentre: 0.55,
  draw: (x, y) => floor()(x, y),
}

const floor = once(() => {
  const [green, ...roof] = FRONDS.map((frond, index) => inkStrokes(leaflets(frond, index), SUN))
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    let shades = 0
    for (const frond of roof) if (frond(x, y) !== SUN) shades++
    // The green one hangs lowest: light that has come through nothing else comes through it coloured.
    if (green!(x, y) !== SUN) return shades === 0 ? LIME : DEEP
    return shades === 0 ? SUN : shades === 1 ? SHADE : DEEP
  })
})

const hand = wobble(3, 26, 261)

/** A frond of the roof: where its stalk comes in, which way (radians, clockwise from the right), and how it bends per cm. */
type Frond = {
  readonly stalk: Point
  readonly heading: number
  readonly length: number
  readonly bend: number
  readonly reach: number
}

// They cross in mid-length and nearly square: there leaflets weave a lattice, tips only a tangle.
const FRONDS: readonly Frond[] = [
  { stalk: [178, 212], heading: -2.96, length: 186, bend: -0.0016, reach: 38 },
  { stalk: [-12, -16], heading: 0.7, length: 172, bend: 0.0008, reach: 46 },
  { stalk: [178, -2], heading: 2.62, length: 222, bend: -0.0022, reach: 46 },
  { stalk: [-14, 250], heading: -0.98, length: 124, bend: 0.003, reach: 42 },
  { stalk: [116, 276], heading: -1.34, length: 104, bend: -0.0036, reach: 40 },
  { stalk: [-20, 80], heading: 0.62, length: 80, bend: -0.002, reach: 36 },
]

const PITCH = 9

function leaflets({ stalk, heading, length, bend, reach }: Frond, seed: number): InkStroke[] {
  const spine: Point[] = [stalk]
  const strokes: InkStroke[] = []
  const step = PITCH / 2
  const steps = Math.round(length / step)
  for (let k = 0; k < steps; k++) {
    const s = k / steps
    const ahead = heading + bend * k * step
    const [x, y] = spine.at(-1)!
    spine.push([x + step * Math.cos(ahead), y + step * Math.sin(ahead)])
    if (k < 2) continue
    // Left and right by turns.
    const side = k % 2 === 0 ? 1 : -1
    const long = reach * Math.sin(Math.PI * (0.1 + 0.86 * s)) ** 0.7 * (0.9 + 0.2 * hash(k, seed, 262))
    strokes.push(leaflet([x, y], ahead, side * (1.1 - 0.5 * s), long))
  }
  return [...strokes, { points: spine, widths: spine.map((_, k) => 3.4 - (2.2 * k) / steps), yarn: SHADE }]
}

/** A blade `long` cm, off the spine by `angle`, that droops a little towards the tip. */
function leaflet(from: Point, ahead: number, angle: number, long: number): InkStroke {
  const points: Point[] = [from]
  const widths = [2.2]
  const broad = PITCH * Math.sin(0.85 * Math.abs(angle)) - 2.1
  for (let k = 1; k <= BLADE_STEPS; k++) {
    const part = k / BLADE_STEPS
    const towards = ahead + angle * (1 - 0.3 * part)
    const [x, y] = points.at(-1)!
    const stride = long / BLADE_STEPS
    points.push([x + stride * Math.cos(towards), y + stride * Math.sin(towards)])
    // As broad as its neighbour leaves it, and a finger's width of light between.
    widths.push(0.8 + broad * Math.sin(Math.PI * (0.22 + 0.78 * part)) ** 0.8)
  }
  return { points, widths, yarn: SHADE }
}

const BLADE_STEPS = 6
