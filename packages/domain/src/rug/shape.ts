import { LARGEST_RUG_MM, SMALLEST_RUG_MM } from '../shop/facts.ts'
import type { Unit } from './size.ts'

/** How a rug is cut out of its bitmap and bound; the words are the engine's and the colour calls'. */
export const OUTLINES = ['rectangle', 'square', 'round', 'ellipse'] as const
export type Outline = (typeof OUTLINES)[number]

/** Whether the outline is the ellipse within the rug's sides, or the sides themselves. */
export type Edge = 'straight' | 'curved'

/** Width by length, shown in empty fields. */
type ExampleSize = Readonly<Record<Unit, readonly [width: number, length: number]>>

/** All that the shop knows of a shape. */
type ShapeFacts = {
  readonly label: string
  /** One rug of that shape: `the largest … we make`; `rug` alone where the shape goes without saying. */
  readonly noun: string
  /** What somebody sees who does not see its picture, after the name of a design. */
  readonly alt: string
  /** What the first side is called. */
  readonly width: 'Width' | 'Diameter'
  /** What the second side is called; null where there is one measure and the length follows the width. */
  readonly length: 'Length' | null
  /** Length over width, at least; null where any will do. */
  readonly leastRatio: number | null
  readonly example: ExampleSize
  /** What somebody who types no size is given, in words; null where there is nothing to say. */
  readonly otherwise: string | null
  /** How much of the rectangle around it is rug. What is paid for is the rectangle. */
  readonly areaShare: number
  /** Said where the price is explained. */
  readonly priceNote: string | null
  /** Width over length of the picture it is shown in while no size is set. */
  readonly pictureRatio: number
  readonly outline: Outline
  readonly edge: Edge
  /** Ending of the bitmaps that are composed for it, `onyx-round.bmp`; null where the drawing as such is cut. */
  readonly composed: 'square' | 'round' | null
  /** Its letter in a studio link. A letter is never given twice: people keep their links. */
  readonly letter: string
  /** The room in which such rugs are usually laid; null where that depends on the size. */
  readonly room: 'dining' | null
  /** What visitors say for it, singular and plural, in small letters. */
  readonly said: readonly string[]
  /** The same to who searches, in English and Arabic; null where a line of the synonyms has it already. */
  readonly alike: string | null
}

/** Longer side over the shorter, from which a rug is a runner. */
export const RUNNER_RATIO = 2.5

const EXAMPLE: ExampleSize = { cm: [170, 240], ft: [5, 8] }
const CUT_FROM_SQUARE = 'Round rugs are cut from their square and cost the same.'
const ELLIPSE = Math.PI / 4

const TABLE = {
  rectangle: {
    label: 'Rectangle',
    noun: 'rug',
    alt: 'a hand-tufted rug',
    width: 'Width',
    length: 'Length',
    leastRatio: null,
    example: EXAMPLE,
    otherwise: 'five by eight',
    areaShare: 1,
    priceNote: null,
    pictureRatio: 5 / 8,
    outline: 'rectangle',
    edge: 'straight',
    composed: null,
    letter: 'r',
    room: null,
    said: ['rectangle', 'rectangular', 'oblong'],
    alike: null,
  },
  square: {
    label: 'Square',
    noun: 'square rug',
    alt: 'a hand-tufted rug',
    width: 'Width',
    length: null,
    leastRatio: null,
    example: EXAMPLE,
    otherwise: null,
    areaShare: 1,
    priceNote: CUT_FROM_SQUARE,
    pictureRatio: 1,
    outline: 'square',
    edge: 'straight',
    composed: 'square',
    letter: 's',
    room: null,
    said: ['square', 'squared', 'sq'],
    alike: 'square مربع',
  },
  round: {
    label: 'Round',
    noun: 'round rug',
    alt: 'a round rug',
    width: 'Diameter',
    length: null,
    leastRatio: null,
    example: EXAMPLE,
    otherwise: null,
    areaShare: ELLIPSE,
    priceNote: CUT_FROM_SQUARE,
    pictureRatio: 1,
    outline: 'round',
    edge: 'curved',
    composed: 'round',
    letter: 'o',
    room: 'dining',
    said: ['round', 'circular', 'circle', 'disc', 'diameter', 'dia'],
    alike: 'round circle circular دائري مستدير',
  },
  oval: {
    label: 'Oval',
    noun: 'oval rug',
    alt: 'an oval rug',
    width: 'Width',
    length: 'Length',
    leastRatio: null,
    example: EXAMPLE,
    otherwise: 'five by eight',
    areaShare: ELLIPSE,
    priceNote: 'Oval rugs are cut from their rectangle and cost the same.',
    pictureRatio: 5 / 8,
    outline: 'ellipse',
    edge: 'curved',
    composed: null,
    letter: 'v',
    room: null,
    said: ['oval', 'ovals', 'ellipse', 'elliptical'],
    alike: 'oval ellipse elliptical بيضاوي بيضوي',
  },
  runner: {
    label: 'Runner',
    noun: 'runner',
    alt: 'a hand-tufted runner',
    width: 'Width',
    length: 'Length',
    leastRatio: RUNNER_RATIO,
    example: { cm: [80, 250], ft: [2.5, 8] },
    otherwise: 'two and a half by eight',
    areaShare: 1,
    priceNote: null,
    pictureRatio: 5 / 16,
    outline: 'rectangle',
    edge: 'straight',
    composed: null,
    letter: 'n',
    room: null,
    said: ['runner', 'runners'],
    alike: null,
  },
} as const satisfies Record<string, ShapeFacts>

export type Shape = keyof typeof TABLE

/** What the shop knows of each shape; whoever treats two shapes differently asks here why. */
export const SHAPE_FACTS: Readonly<Record<Shape, ShapeFacts>> = TABLE

/** In the order in which they are offered. */
export const SHAPES = Object.keys(TABLE) as [Shape, ...Shape[]] // Object.keys forgets the names and that there are some

/** Whether a shape is told by its width alone: its length follows. */
export function hasOneMeasure(shape: Shape): boolean {
  return SHAPE_FACTS[shape].length === null
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
  // One measure is both sides: at least the longer of the smallest, at most the shorter of the largest.
  if (hasOneMeasure(shape)) return { smallest: [leastLong, leastLong], largest: [mostShort, mostShort] }
  const ratio = SHAPE_FACTS[shape].leastRatio ?? 1
  return {
    smallest: [Math.max(leastLong, leastShort * ratio), leastShort],
    largest: [mostLong, Math.min(mostShort, mostLong / ratio)],
  }
}
