import { DRAWN, type Extent, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

const SAND = 0
const DAMP = 1
const WET = 2
const SEA = 3
const FOAM = 4

export const jazr: Design = {
  id: 'jazr',
  name: 'Jazr',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Jazr is the ebb: one line of foam, the sea drawn back into a corner and, on the bare beach, the fading edges of the waves that came further. Shell sand, wet sand and deep green, for a bedroom or a dressing room.',
  room: 'bedroom',
  yarns: [
    { name: 'shell sand', hex: '#E6CCBD', share: 73.3 },
    { name: 'damp sand', hex: '#D3AA98', share: 1.8 },
    { name: 'wet sand', hex: '#B58570', share: 7 },
    { name: 'deep green', hex: '#1B4A50', share: 16.2 },
    { name: 'foam', hex: '#FBF7EE', share: 1.7 },
  ],
  palettes: [
    { name: 'Night ebb', hexes: ['#45556D', '#2F3D55', '#171F31', '#C9B48C', '#E6E4DC'] },
    { name: 'Rose', hexes: ['#EBD0C4', '#D8AC9D', '#BC8478', '#5A2434', '#FBF5EC'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  const isDrawn = isInCatalogue(field)
  const shore = isDrawn ? { ...drawnShore(field), up: UP } : shoreOf(field)
  const { up, scale } = shore
  const [across, down] = shore.spread ?? [1 / scale, 1 / scale]
  // The longer the rug, the smaller a part of it rims of the same width would be.
  const thin = isDrawn ? scale : Math.min(1, scale) * RIMS * down ** (shore.spread ? 0.2 : 0)
  return cartoon(
    (x, y) => {
      const dx = (x - shore.x) * across
      const dy = (y - shore.y) * down
      return yarnAt(dx * up[1] - dy * up[0], dx * up[0] + dy * up[1], thin, shore.spread)
    },
    field,
    !isDrawn,
  )
}

/** Unit vector up the beach, away from the sea in the lower right corner. */
const UP = [-0.54, -0.842] as const

/** The sea's corner and the drawing's scale; on a disc the corner lies inside the rim. */
const drawnShore = ({ outline, top, height }: Field) => {
  if (outline === 'rectangle') return { x: DRAWN.width, y: top + height, scale: 1 }
  if (outline === 'square') return { x: DRAWN.width, y: top + height, scale: 0.8 }
  return { x: 132, y: top + height - 16, scale: 0.74 }
}

type Shore = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly up: readonly [x: number, y: number]
  /** Centimetres of the drawing across and down per centimetre of a runner, along which the tongues are drawn out. */
  readonly spread?: Spread
}

type Spread = readonly [across: number, down: number]

/**
 * The shore on any other field: it leans with the rug, and the sea keeps its share. On a rug longer than drawn the tongues
 * are drawn out with it, and rims and foam keep their width.
 */
function shoreOf({ outline, top, width, height }: Field): Shore {
  const steepness = DRAWN.width / DRAWN.height / (width / height)
  const isCornered = outline === 'rectangle' || outline === 'square'
  if (isCornered && steepness > 1) {
    const spread = [DRAWN.width / width, DRAWN.height / height] as const
    return { x: width, y: top + height, scale: 1, up: UP, spread }
  }
  const lean = Math.atan((UP[0] / UP[1]) * steepness ** (steepness > 1 ? 1 : 0.53))
  const up = [-Math.sin(lean), -Math.cos(lean)] as const
  // As far as it is to the opposite corner, so far the waves reach.
  const reach = ([across, down]: readonly [number, number], rug: Extent) =>
    -across * rug.width - down * rug.height
  const scale = reach(up, { width, height }) / reach(UP, DRAWN)
  if (isCornered) return { x: width, y: top + height, scale, up }
  // The corner of an ellipse lies inside its rim.
  return { x: 0.868 * width, y: top + 0.895 * height, scale: 0.84 * scale, up }
}

/** What rims and foam are narrowed by on other fields: they are wider there, because more of the bare beach is seen. */
const RIMS = 0.74

/** The waterline: `up` cm from the corner, with its lean and swing along the shore, and the foam's width in cm. */
const SEA_LINE = { up: 72, lean: 0.02, swing: 11, phase: 0.7, foam: 4.2 }

/** An earlier wave: its reach in cm, where along the shore its tongues meet, its rim's width and yarn. */
type Wave = {
  readonly up: number
  readonly partings: readonly number[]
  readonly rim: number
  readonly yarn: number
}

/** Latest first; the beach is still wet as far as the latest wave reached. */
const WAVES: readonly Wave[] = [
  { up: 91, partings: [-190, -70, 22, 128, 230], rim: Infinity, yarn: WET },
  { up: 101, partings: [-220, -110, -22, 84, 200], rim: 1.9, yarn: WET },
  { up: 116, partings: [-260, -160, -58, 40, 150, 250], rim: 1.5, yarn: WET },
  { up: 138, partings: [-240, -120, 4, 130, 250], rim: 2, yarn: DAMP },
  { up: 168, partings: [-190, -40, 76, 230], rim: 1.7, yarn: DAMP },
]
/** On a longer beach earlier waves are seen, too. */
const LONG_WAVES: readonly Wave[] = [
  ...WAVES,
  { up: 196, partings: [-230, -96, 30, 150, 260], rim: 1.8, yarn: DAMP },
  { up: 226, partings: [-200, -60, 60, 190], rim: 1.7, yarn: DAMP },
]
/** How far the sides of a tongue lie behind its middle, in cm. */
const BULGE = 13

/** The yarn at `along` cm on the shore and `up` cm up the beach, drawn at `scale` or drawn out. */
function yarnAt(along: number, up: number, scale: number, spread?: Spread): number {
  const thickness = (index: number) => (1 + 0.28 * valueNoise(along / 26, index, 353)) / scale
  /** Whether a point so far inside a line lies on its rim, which is as wide however the line is drawn out. */
  const isOnRim = (inside: number, rim: number, lineAt: (along: number) => number) =>
    inside < (spread && inside < rim * 3 ? rim * steepnessOf(lineAt, along, spread) : rim)
  const depth = waterline(along) - up
  if (depth > 0) return isOnRim(depth, SEA_LINE.foam * thickness(0), waterline) ? FOAM : SEA

  for (const [index, wave] of (spread ? LONG_WAVES : WAVES).entries()) {
    const line = (at: number) => reachOf(wave, index, at)
    const inside = line(along) - up
    if (inside > 0) return isOnRim(inside, wave.rim * thickness(index + 1), line) ? wave.yarn : SAND
  }
  return SAND
}

/** How fast a line that is so far up at a place is left there, in cm of the drawing per cm of a rug that draws it out. */
function steepnessOf(lineAt: (along: number) => number, along: number, [across, down]: Spread): number {
  const slope = lineAt(along + 0.5) - lineAt(along - 0.5)
  return Math.hypot((slope * UP[1] - UP[0]) * across, (-slope * UP[0] - UP[1]) * down)
}

const seaAt = (along: number) =>
  SEA_LINE.up + SEA_LINE.lean * along + SEA_LINE.swing * Math.sin(along / 42 + SEA_LINE.phase)

const waterline = (along: number) => seaAt(along) + valueNoise(along / 30, 0, 351)

const reachOf = (wave: Wave, index: number, along: number) =>
  wave.up +
  0.3 * (seaAt(along) - SEA_LINE.up) -
  lagAt(wave.partings, along) +
  1.4 * valueNoise(along / 44, index, 355)

/** How far a wave with these tongues stays behind its farthest point, in cm. */
function lagAt(partings: readonly number[], far: number): number {
  // Beyond the drawn shore its tongues begin again.
  const [begin, end] = [partings[0]!, partings.at(-1)!]
  const along = far > begin && far < end ? far : begin + modulo(far - begin, end - begin)
  const next = Math.max(
    1,
    partings.findIndex((parting) => parting > along),
  )
  const from = partings[next - 1]!
  const across = ((along - from) / (partings[next]! - from)) * 2 - 1
  return BULGE * across * across
}
