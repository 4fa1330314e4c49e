import { organicShare } from '../outline/outline-curve.ts'
import type { Outline } from '../outline/traces.ts'
import { LARGEST_RUG_MM, SMALLEST_RUG_MM } from '../shop/facts.ts'
import type { Unit } from './sizes/size.ts'

export { OUTLINES, type Outline } from '../outline/traces.ts'

/** Whether the outline is the rug's sides, the ellipse inside them, or a curve of its own. */
export type Edge = 'straight' | 'curved' | 'organic'

/** Width by length, shown in empty fields. */
type ExampleSize = Readonly<Record<Unit, readonly [width: number, length: number]>>

/** Everything the shop knows about a shape. */
type ShapeFacts = {
  /** How it is measured: along two sides, along one of equal sides, or across. */
  readonly measured: 'sides' | 'side' | 'diameter'
  /** Minimum length over width; null if unlimited. */
  readonly leastRatio: number | null
  readonly example: ExampleSize
  /** Fraction of the bounding rectangle that is rug, by width over length. The rectangle is charged. */
  readonly areaShare: (ratio: number) => number
  /** Width over length of its picture while there is no size. */
  readonly pictureRatio: number
  readonly outline: Outline
  readonly edge: Edge
  /** Suffix of its composed bitmaps, `onyx-round.bmp`; null if the drawing itself is cut. */
  readonly composed: 'square' | 'round' | null
  /** Its letter in studio links. Never reuse a letter: people keep their links. */
  readonly letter: string
  /** The usual room for such rugs; null if it depends on the size. */
  readonly room: 'dining' | null
  /** Words visitors use for it, singular and plural, in lower case. */
  readonly said: readonly string[]
  /** Search synonyms, in English and Arabic; empty if the synonyms have them already. */
  readonly alike: readonly string[]
}

/** Longer side over shorter side of the narrowest rug we make: a narrower one would be a ribbon. */
export const MOST_RATIO = 10

/** Longer side over shorter side from which a rug is a runner. */
export const RUNNER_RATIO = 2.5

const EXAMPLE: ExampleSize = { cm: [170, 240], ft: [5, 8] }
const ELLIPSE = () => Math.PI / 4
const WHOLE = () => 1

const TABLE = {
  rectangle: {
    measured: 'sides',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: WHOLE,
    pictureRatio: 5 / 8,
    outline: 'rectangle',
    edge: 'straight',
    composed: null,
    letter: 'r',
    room: null,
    said: ['rectangle', 'rectangular', 'oblong'],
    alike: [],
  },
  square: {
    measured: 'side',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: WHOLE,
    pictureRatio: 1,
    outline: 'square',
    edge: 'straight',
    composed: 'square',
    letter: 's',
    room: null,
    said: ['square', 'squared', 'sq'],
    alike: ['square', 'مربع'],
  },
  round: {
    measured: 'diameter',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: ELLIPSE,
    pictureRatio: 1,
    outline: 'round',
    edge: 'curved',
    composed: 'round',
    letter: 'o',
    room: 'dining',
    said: ['round', 'circular', 'circle', 'disc', 'diameter', 'dia'],
    alike: ['round', 'circle', 'circular', 'دائري', 'مستدير'],
  },
  oval: {
    measured: 'sides',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: ELLIPSE,
    pictureRatio: 5 / 8,
    outline: 'ellipse',
    edge: 'curved',
    composed: null,
    letter: 'v',
    room: null,
    said: ['oval', 'ovals', 'ellipse', 'elliptical'],
    alike: ['oval', 'ellipse', 'elliptical', 'بيضاوي', 'بيضوي'],
  },
  runner: {
    measured: 'sides',
    leastRatio: RUNNER_RATIO,
    example: { cm: [80, 250], ft: [2.5, 8] },
    areaShare: WHOLE,
    pictureRatio: 5 / 16,
    outline: 'rectangle',
    edge: 'straight',
    composed: null,
    letter: 'n',
    room: null,
    said: ['runner', 'runners'],
    alike: [],
  },
  pebble: {
    measured: 'sides',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: organicShare('pebble'),
    pictureRatio: 5 / 8,
    outline: 'pebble',
    edge: 'organic',
    composed: null,
    letter: 'p',
    room: null,
    said: ['pebble', 'pebbles', 'freeform'],
    alike: ['pebble', 'organic', 'freeform', 'حصاة', 'عضوي'],
  },
  arch: {
    measured: 'sides',
    leastRatio: 1,
    example: EXAMPLE,
    areaShare: organicShare('arch'),
    pictureRatio: 5 / 8,
    outline: 'arch',
    edge: 'organic',
    composed: null,
    letter: 'a',
    room: null,
    said: ['arch', 'arches', 'arched'],
    alike: ['arch', 'arched', 'قوس', 'مقوس'],
  },
  scallop: {
    measured: 'sides',
    leastRatio: null,
    example: EXAMPLE,
    areaShare: organicShare('scallop'),
    pictureRatio: 5 / 8,
    outline: 'scallop',
    edge: 'organic',
    composed: null,
    letter: 'c',
    room: null,
    said: ['scallop', 'scallops', 'scalloped'],
    alike: ['scallop', 'scalloped', 'محار'],
  },
} as const satisfies Record<string, ShapeFacts>

export type Shape = keyof typeof TABLE

/** The table of shapes; all code that treats shapes differently reads it. */
export const SHAPE_FACTS: Readonly<Record<Shape, ShapeFacts>> = TABLE

/** In the order in which they are offered. */
export const SHAPES = Object.keys(TABLE) as [Shape, ...Shape[]] // Object.keys forgets the names and that there are some

/** Whether a shape has one measure: its length follows its width. */
export function hasOneMeasure(shape: Shape): boolean {
  return SHAPE_FACTS[shape].measured !== 'sides'
}

/** How the engine cuts and binds a rug of that shape. */
export function outlineOf(shape: Shape): Outline {
  return SHAPE_FACTS[shape].outline
}

/** Longer and shorter side, in millimetres. */
type SidesMm = readonly [long: number, short: number]

/** The smallest and the largest rug of a shape that we make. */
export function boundsMm(shape: Shape): { readonly smallest: SidesMm; readonly largest: SidesMm } {
  const [leastLong, leastShort] = SMALLEST_RUG_MM
  const [mostLong, mostShort] = LARGEST_RUG_MM
  // With one measure for both sides, its limits are the longer side of the smallest rug and the shorter side of the
  // largest.
  if (hasOneMeasure(shape)) return { smallest: [leastLong, leastLong], largest: [mostShort, mostShort] }
  const ratio = SHAPE_FACTS[shape].leastRatio ?? 1
  return {
    smallest: [Math.max(leastLong, leastShort * ratio), leastShort],
    largest: [mostLong, Math.min(mostShort, mostLong / ratio)],
  }
}
