import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { neighbouringNoise, valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

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
    'The sea of sand at Liwa late in the day, crest after crest. Apricot, rust and a lilac kept for the deepest hollows, for a large room with low furniture.',
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
  draw: (px, py, field) => {
    const { right, down, columns, crests } = sand(field)
    const x = hand.x(px + right, py + down)
    const y = hand.y(px + right, py + down)
    const column = Math.min(columns - 1, Math.max(0, (x - right) / STEP + EDGE))
    return drawColumn(crests, column, x, y)
  },
}

const hand = wobble(3, 40, 81)

/** Where to begin looking: it decides how long that takes, and nothing else. */
let lastDune = 0

function drawColumn(crests: readonly Crest[], column: number, x: number, y: number): number {
  // Every crest lies below the one before it, and most points lie on the dune of the point before them.
  let dune = Math.min(lastDune, crests.length - 1)
  while (dune > 0 && at(crests[dune]!.line, column) >= y) dune--
  while (dune < crests.length - 1 && at(crests[dune + 1]!.line, column) < y) dune++
  lastDune = dune
  const crest = crests[dune]!
  const below = y - at(crest.line, column)
  const next = crests[dune + 1]
  if (next && at(next.line, column) - y < at(next.lit, column)) return LIT

  let depth = at(crest.dark, column)
  if (below < depth) return DARK
  depth += at(crest.lilac, column)
  if (below < depth) return LILAC
  const rust = at(crest.rust, column)
  // Most points lie where no tongue reaches, or every one.
  if (below < depth + TONGUES.shortest * rust) return RUST
  if (below > depth + TONGUES.longest * rust) return DUNE
  return below < depth + rust * tongueReach(x + below * 0.35, dune) ? RUST : DUNE
}

/** How far tongues reach, as a fraction of the shade. */
const TONGUES = { shortest: 0.55, longest: 1.12 }

/** Sand slides down the slip face in tongues: how far they reach here, as a fraction of the shade. */
function tongueReach(x: number, dune: number): number {
  // Distorting the axis makes some tongues three times as wide as others.
  const width = 9 + 0.9 * dune
  const position = x / width + 0.9 * breadth(x / (width * 1.5), dune)
  const fromMiddle = Math.abs(fract(position) * 2 - 1)
  const tongue = Math.min(0.8, (1 - fromMiddle) ** 1.2)
  return TONGUES.shortest + 0.7 * tongue * (0.25 + 0.75 * hash(Math.floor(position), dune, 83))
}

const breadth = neighbouringNoise(86)

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
const SPACINGS = [20, 23, 27, 32, 39, 48, 58, 64]
/** Distances of further crests, in turn: the sea of sand goes on. */
const FARTHER = [52, 60, 46, 56, 64]

const spacingOf = (index: number) =>
  SPACINGS[index - 1] ?? FARTHER[(index - SPACINGS.length) % FARTHER.length]!
/** Hollows deep enough for dusk: two below the middle of the drawn field, and then two in every five. */
const isHollow = (index: number) => index === 5 || index === 6 || (index > 8 && index % 5 < 2)

/** The crests of a field, from a window of the endless sand that shows a hollow on small fields as well. */
const sand = oncePerField(({ outline, width, height, top }: Field) => {
  const isCut = outline === 'square' || outline === 'round'
  const right = 0.55 * Math.max(0, DRAWN.width - width)
  const down = isCut ? 0 : 0.5 * Math.max(0, DRAWN.height - height)
  const columns = Math.ceil(width / STEP) + 2 * EDGE
  return { right, down, columns, crests: crestsDownTo(top + height + down + EDGE, columns, right) }
})

const at = (values: Float32Array, column: number) => {
  const left = Math.floor(column)
  const here = values[left]!
  return here + (column - left) * ((values[left + 1] ?? here) - here)
}

function crestsDownTo(bottom: number, columns: number, right: number): readonly Crest[] {
  const crests: Crest[] = []
  // One crest below the foot, because its lit side reaches above it.
  for (let index = 0; index <= SPACINGS.length || !crests.at(-2)!.line.every((y) => y > bottom); index++)
    crests.push(buildCrest(index, crests[index - 1]?.line, columns, right))
  return crests
}

function buildCrest(index: number, above: Float32Array | undefined, count: number, right: number): Crest {
  const spacing = index === 0 ? 20 : spacingOf(index)
  const columns = (value: (x: number, column: number) => number) =>
    Float32Array.from({ length: count + 1 }, (_, column) => value((column - EDGE) * STEP + right, column))

  const line = columns((x, column) =>
    above
      ? above[column]! + spacing * (1 + 0.42 * Math.sin(x / 27 + index * 1.9))
      : 4 - rise(x) - 16 * Math.sin(x / 34),
  )
  // A crest that falls to the right faces away from the sun and has a deep shade; one that rises has hardly any.
  const shade = columns((_, column) => {
    const slope = ((line[column + 4] ?? line[column]!) - line[Math.max(0, column - 4)]!) / (8 * STEP)
    return spacing * (0.06 + 0.94 * smoothStep(-1.1, 0.75, slope))
  })
  const hollow = isHollow(index) ? 1 : 0
  return {
    line,
    lit: columns((x) => 1.4 + spacing * 0.09 * (1 + valueNoise(x / 45, index, 87))),
    // Where the shade ends the crest remains as a line, no thinner than can be tufted.
    dark: columns((_, column) => Math.max(1.5, 0.23 * shade[column]!)),
    lilac: columns((x, column) => tuftable(hollow * 0.32 * shade[column]! * smoothStep(52, 90, x))),
    rust: columns((_, column) => tuftable(0.53 * shade[column]! - 0.04 * spacing)),
  }
}

/** How far the crests have climbed at x: all the way across the drawn field, on wider ones up and down. */
const rise = (x: number) =>
  x < DRAWN.width ? 0.3 * x : 0.3 * DRAWN.width + 45 * Math.sin((x - DRAWN.width) / 150)

function tuftable(thickness: number): number {
  return thickness < 0.9 ? 0 : thickness
}
