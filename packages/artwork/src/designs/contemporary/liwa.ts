import type { Design } from '../../design.ts'
import { fract } from '../../patterns/fract.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import { inPanels } from '../../patterns/panels.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const DUNE = 0
const RUST = 1
const LIT = 2
const DARK = 3
const LILAC = 4

export const liwa: Design = {
  id: 'liwa',
  name: 'Liwa',
  collection: 'Contemporary',
  tags: [],
  description:
    'The sea of sand at Liwa late in the day, crest by crest. Apricot, rust and a lilac kept for the deepest hollows, for a large room with low furniture.',
  room: 'majlis',
  yarns: [
    { name: 'dune', hex: '#D59C66', share: 57 },
    { name: 'rust shade', hex: '#A55F38', share: 16 },
    { name: 'lit crest', hex: '#F0D3A6', share: 11.5 },
    { name: 'dark lee', hex: '#5C3A35', share: 11.5 },
    { name: 'dusk lilac', hex: '#A795B5', share: 4 },
  ],
  palettes: [
    { name: 'Moon', hexes: ['#9AA0AC', '#6A7083', '#DADAD8', '#363B4E', '#C9A27A'] },
    { name: 'White sand', hexes: ['#DCCFB9', '#B39E84', '#F5EFE4', '#7A6A5C', '#93AFAE'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: inPanels({ cropCentre: 0.5, turns: true }, (px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const column = Math.min(COLUMNS - 1, Math.max(0, x / STEP + EDGE))
    return drawColumn(column, x, y)
  }),
}

const hand = wobble(3, 40, 81)

function drawColumn(column: number, x: number, y: number): number {
  const crests = cachedCrests()
  let dune = 0
  while (dune < crests.length - 1 && at(crests[dune + 1]!.line, column) < y) dune++
  const crest = crests[dune]!
  const below = y - at(crest.line, column)
  const next = crests[dune + 1]
  if (next && at(next.line, column) - y < at(next.lit, column)) return LIT

  let depth = at(crest.dark, column)
  if (below < depth) return DARK
  depth += at(crest.lilac, column)
  if (below < depth) return LILAC
  const rust = at(crest.rust, column)
  return below < depth + rust * tongueReach(x + below * 0.35, dune) ? RUST : DUNE
}

/** Sand slides down the slip face in tongues: how far they reach here, as a fraction of the shade. */
function tongueReach(x: number, dune: number): number {
  // Distorting the axis makes some tongues three times as wide as others.
  const width = 9 + 0.9 * dune
  const position = x / width + 0.9 * valueNoise(x / (width * 1.5), dune, 86)
  const fromMiddle = Math.abs(fract(position) * 2 - 1)
  const tongue = Math.min(0.8, (1 - fromMiddle) ** 1.2)
  return 0.55 + 0.7 * tongue * (0.25 + 0.75 * hash(Math.floor(position), dune, 83))
}

type Crest = {
  /** All in cm, one value per STEP across. */
  readonly line: Float32Array
  readonly lit: Float32Array
  readonly dark: Float32Array
  readonly lilac: Float32Array
  readonly rust: Float32Array
}

const STEP = 0.5
const EDGE = 4
const COLUMNS = 312
const SPACINGS = [20, 23, 27, 32, 39, 48, 58, 64]
const cachedCrests = once(buildCrests)

const at = (values: Float32Array, column: number) => {
  const left = Math.floor(column)
  const here = values[left]!
  return here + (column - left) * ((values[left + 1] ?? here) - here)
}

function buildCrests(): readonly Crest[] {
  const crests: Crest[] = []
  for (let index = 0; index <= SPACINGS.length; index++) {
    crests.push(buildCrest(index, crests[index - 1]?.line))
  }
  return crests
}

function buildCrest(index: number, above: Float32Array | undefined): Crest {
  const spacing = SPACINGS[index - 1] ?? 20
  const columns = (value: (x: number, column: number) => number) =>
    Float32Array.from({ length: COLUMNS + 1 }, (_, column) => value((column - EDGE) * STEP, column))

  const line = columns((x, column) =>
    above
      ? above[column]! + spacing * (1 + 0.42 * Math.sin(x / 27 + index * 1.9))
      : 4 - 0.3 * x - 16 * Math.sin(x / 34),
  )
  // A crest that falls to the right faces away from the sun and has a deep shade; one that rises has hardly any.
  const shade = columns((_, column) => {
    const slope = ((line[column + 4] ?? line[column]!) - line[Math.max(0, column - 4)]!) / (8 * STEP)
    return spacing * (0.06 + 0.94 * smoothStep(-1.1, 0.75, slope))
  })
  const hollow = index === 5 || index === 6 ? 1 : 0
  return {
    line,
    lit: columns((x) => 1.4 + spacing * 0.09 * (1 + valueNoise(x / 45, index, 87))),
    // Where the shade ends the crest remains as a line, no thinner than can be tufted.
    dark: columns((_, column) => Math.max(1.5, 0.23 * shade[column]!)),
    lilac: columns((x, column) => tuftable(hollow * 0.32 * shade[column]! * smoothStep(52, 90, x))),
    rust: columns((_, column) => tuftable(0.53 * shade[column]! - 0.04 * spacing)),
  }
}

function tuftable(thickness: number): number {
  return thickness < 0.9 ? 0 : thickness
}
