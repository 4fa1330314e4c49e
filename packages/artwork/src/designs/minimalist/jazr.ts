import { DRAWN, type Extent, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { modulo } from '../../patterns/modulo.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

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
    'Jazr is the ebb: one line of foam, the sea drawn off into a corner, and on the bare beach the fading rims of the waves that came further. Shell sand, wet sand and deep green, for a bedroom or a dressing room.',
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
  draw: (x, y, field) => drawing(field)(x, y),
}

const drawing = oncePerField((field) => {
  const isDrawn = isInCatalogue(field)
  const shore = isDrawn ? { ...drawnShore(field), up: UP, risen: 0 } : shoreOf(field)
  const { up } = shore
  return cartoon(
    (x, y) => {
      const dx = x - shore.x
      const dy = y - shore.y
      return yarnAt(
        (dx * up[1] - dy * up[0]) / shore.scale,
        (dx * up[0] + dy * up[1]) / shore.scale - shore.risen,
        isDrawn ? shore.scale : Math.min(1, shore.scale) * RIMS,
      )
    },
    field,
    !isDrawn,
  )
})

/** Unit vector up the beach, away from the sea in the lower right corner. */
const UP = [-0.54, -0.842] as const

/** The sea's corner and the drawing's scale; on a disc the corner lies inside the rim. */
const drawnShore = ({ outline, top, height }: Field) => {
  if (outline === 'rectangle') return { x: DRAWN.width, y: top + height, scale: 1 }
  if (outline === 'square') return { x: DRAWN.width, y: top + height, scale: 0.8 }
  return { x: 132, y: top + height - 16, scale: 0.74 }
}

/**
 * The shore on any other field: it leans with the rug, so that on a long one it runs along the longer side, and the sea
 * keeps its share.
 */
function shoreOf({ outline, top, width, height }: Field) {
  const steepness = DRAWN.width / DRAWN.height / (width / height)
  // On a runner more of the sea is seen, as it lies beside the beach and not below it.
  const risen = RISEN * Math.min(1, Math.max(0, steepness - 1))
  const lean = Math.atan((UP[0] / UP[1]) * steepness ** (steepness > 1 ? 1 : 0.53))
  const up = [-Math.sin(lean), -Math.cos(lean)] as const
  // As far as it is to the opposite corner, so far the waves reach.
  const reach = ([across, down]: readonly [number, number], rug: Extent) =>
    -across * rug.width - down * rug.height
  const scale = reach(up, { width, height }) / reach(UP, DRAWN)
  if (outline === 'rectangle' || outline === 'square') return { x: width, y: top + height, scale, up, risen }
  // The corner of an ellipse lies inside its rim.
  return { x: 0.868 * width, y: top + 0.895 * height, scale: 0.84 * scale, up, risen }
}

/** How far the sea has risen on a runner, in cm of the drawing. */
const RISEN = 13

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
/** How far the sides of a tongue lie behind its middle, in cm. */
const BULGE = 13

/** The yarn at `along` cm on the shore and `up` cm up the beach, drawn at `scale`. */
function yarnAt(along: number, up: number, scale: number): number {
  const thickness = (index: number) => (1 + 0.28 * valueNoise(along / 26, index, 353)) / scale
  const sea = SEA_LINE.up + SEA_LINE.lean * along + SEA_LINE.swing * Math.sin(along / 42 + SEA_LINE.phase)
  const depth = sea + valueNoise(along / 30, 0, 351) - up
  if (depth > 0) return depth < SEA_LINE.foam * thickness(0) ? FOAM : SEA

  for (const [index, wave] of WAVES.entries()) {
    const reach = wave.up + 0.3 * (sea - SEA_LINE.up) - lagAt(wave.partings, along)
    const inside = reach + 1.4 * valueNoise(along / 44, index, 355) - up
    if (inside > 0) return inside < wave.rim * thickness(index + 1) ? wave.yarn : SAND
  }
  return SAND
}

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
