import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const GESSO = 0
const PRUSSIAN = 1
const ROSE = 2
const BUTTER = 3
const PLUM = 4
const SIENNA = 5
const OLIVE = 6

export const impasto: Design = {
  id: 'impasto',
  name: 'Impasto',
  collection: 'Contemporary',
  tags: [],
  description:
    'A stack of brush strokes at the scale of a wall painter’s arm. Prussian, clay rose, butter and sienna on gesso, for a loft or a dining room with plain chairs.',
  yarns: [
    { name: 'gesso', hex: '#EDE5D6', share: 44.5 },
    { name: 'prussian', hex: '#23395B', share: 15 },
    { name: 'clay rose', hex: '#C98F7B', share: 10 },
    { name: 'butter', hex: '#E0BF6C', share: 10 },
    { name: 'plum black', hex: '#2C2029', share: 6 },
    { name: 'sienna', hex: '#A9562E', share: 7 },
    { name: 'olive', hex: '#6D6B35', share: 7.5 },
  ],
  palettes: [
    { name: 'North', hexes: ['#E9E8E3', '#2A3F52', '#A9B4B8', '#D3C08A', '#23262B', '#8C7A6A', '#5F6F5C'] },
    { name: 'Fig', hexes: ['#EFE4DA', '#57304A', '#B98A9A', '#DDBB88', '#2A2426', '#C0663F', '#7A8450'] },
  ],
  cropCentre: 0.5,
  draw: (x, y) => wall()(x, y),
}

const wall = once(() => cartoon(paint))

/** A pull of the brush: where it was set down, its heading in degrees, how far and how broad in cm, how much it bows. */
type Pull = {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly length: number
  readonly breadth: number
  readonly bow: number
  readonly yarn: number
  /** What was still in the brush from before. */
  readonly trace: number
}

const PULLS: readonly Pull[] = [
  { x: 142, y: 42, heading: 173, length: 122, breadth: 32, bow: 4, yarn: ROSE, trace: BUTTER },
  { x: -12, y: 74, heading: -3, length: 130, breadth: 36, bow: -5, yarn: PRUSSIAN, trace: ROSE },
  { x: 160, y: 88, heading: 186, length: 82, breadth: 30, bow: 3, yarn: BUTTER, trace: GESSO },
  { x: 50, y: 112, heading: 4, length: 96, breadth: 30, bow: 5, yarn: SIENNA, trace: ROSE },
  { x: -10, y: 136, heading: -6, length: 94, breadth: 26, bow: 4, yarn: OLIVE, trace: BUTTER },
  { x: 164, y: 152, heading: 176, length: 118, breadth: 33, bow: -5, yarn: PLUM, trace: PRUSSIAN },
  { x: 8, y: 182, heading: 5, length: 126, breadth: 30, bow: -4, yarn: BUTTER, trace: SIENNA },
  { x: 148, y: 212, heading: 182, length: 134, breadth: 35, bow: 5, yarn: PRUSSIAN, trace: OLIVE },
]

function paint(x: number, y: number): number {
  for (let pull = PULLS.length - 1; pull >= 0; pull--) {
    const yarn = stroke(x, y, PULLS[pull]!, 200 + 5 * pull)
    if (yarn !== undefined) return yarn
  }
  return GESSO
}

/** The yarn a pull leaves at a place, if it leaves any. */
function stroke(px: number, py: number, pull: Pull, seed: number): number | undefined {
  const angle = (pull.heading * Math.PI) / 180
  const dx = px - pull.x
  const dy = py - pull.y
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  if (along < -10 || along > pull.length + 12) return undefined
  const t = along / pull.length
  // The wrist turns: the stroke bows, and its bristles with it.
  const across = dy * Math.cos(angle) - dx * Math.sin(angle) - 4 * pull.bow * t * (1 - t)
  const edge = pull.breadth / 2 + 0.9 * valueNoise(along / 30, across > 0 ? 1 : 9, seed)
  if (Math.abs(across) > edge) return undefined

  const bristle = Math.floor(across / BRISTLE)
  const setDown =
    2.4 * hash(bristle, 1, seed) + 3 * valueNoise(across / 6, 0.5, seed) + 0.04 * across ** 2 * 0.4
  const lift = 9 * hash(bristle, 2, seed) ** 2 + 9 * (0.5 + 0.5 * valueNoise(across / 4.5, 3.5, seed))
  if (along < setDown || along > pull.length - lift) return undefined

  const paintLeft =
    valueNoise(across / 1.7, along / 55, seed + 1) + 0.35 * valueNoise(across / 5, along / 24, seed + 2)
  if (paintLeft < -1.5 + 1.25 * smoothStep(0.35, 1, t)) return undefined
  const mixed =
    valueNoise(across / 2.3, along / 70, seed + 3) + 0.4 * valueNoise(across / 7, along / 40, seed + 4)
  return mixed > 0.42 ? pull.trace : pull.yarn
}

const BRISTLE = 1.3
