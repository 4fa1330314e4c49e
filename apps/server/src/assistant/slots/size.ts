import { parseSide, readLength } from '@nawl/domain/rug/sizes/read-length'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { hasOneMeasure, SHAPE_FACTS, SHAPES, type Shape } from '@nawl/domain/rug/shape'

/** A size in one of the shop's units, and the rest of the sentence. */
export type SaidSize = {
  readonly width: number
  readonly length: number
  readonly unit: Unit
  readonly shape?: Shape
  readonly rest: string
}

const UNIT_WORDS =
  'cm|cms|centimet(?:er|re)s?|centi|m|met(?:er|re)s?|mm|millimet(?:er|re)s?|ft|foot|feet|footers?|in|inch|inches'
const NUMBER = '\\d+(?:\\.\\d+)?'
/** A length, or feet and inches; the unit has its own group. */
const SIDE = `(${NUMBER})(?: (${UNIT_WORDS})\\b)?(?:(?<=ft|foot|feet) (?:and )?(\\d{1,2})\\b(?! (?:of|rugs?|pieces?|copies|carpets?|pcs?|nos?|units?|ft|foot|feet)\\b)(?: (?:in|inch|inches)\\b)?)?`
const BETWEEN = `(?: (?:by|x|times|and|on)(?: about| a)? | (?=${NUMBER} (?:ft|foot|feet|m|met(?:er|re)s?|cm)\\b)| (?=${NUMBER}(?: (?:${UNIT_WORDS}))? (?:long|wide|in length|in width)))`
const TWO_SIDES = new RegExp(
  `\\b${SIDE}(?: (wide|in width|across|long|in length|broad))?${BETWEEN}${SIDE}(?: (wide|in width|long|in length|broad|deep))?\\b`,
)
const NAMED_SIDES = new RegExp(
  `\\b(width|length)(?: of| is| to)? ${SIDE}(?: and)?(?: (?:a |the )?(width|length))(?: of| is| to)? ${SIDE}`,
)
/** Every word for a shape that one measure tells. */
const ONE_MEASURE_WORDS = SHAPES.filter(hasOneMeasure)
  .flatMap((shape) => SHAPE_FACTS[shape].said)
  .join('|')
const ONE_SIDE = new RegExp(
  `\\b${SIDE}(?: (?:in )?(?:across|wide|${ONE_MEASURE_WORDS}|each way|each side|both ways|all round))?\\b`,
)

/**
 * The size in a normalised sentence; null when there is none. Two bare numbers are feet, unless they are too large for
 * that, or so small that they must be metres; `fallback` is the unit of an earlier size.
 */
export function saidSize(text: string, fallback?: Unit | 'm'): SaidSize | null {
  if (/\d (?:square|sq) (?:m|met|f|cm)/.test(text)) return null
  const shape = shapeIn(text)
  return readSize(text.replaceAll(ROLE_BEHIND, '$2 $1'), shape, fallback)
}

/** `140 for the width` */
const ROLE_BEHIND = new RegExp(
  `(${NUMBER}(?: (?:${UNIT_WORDS})\\b)?) (?:for|as|in) (?:the )?(width|length)`,
  'g',
)

function readSize(text: string, shape: Shape | undefined, fallback: Unit | 'm' | undefined): SaidSize | null {
  const named = NAMED_SIDES.exec(text)
  if (named) {
    const [whole, first, a, aUnit, aInches, , b, bUnit, bInches] = named
    const sides = [side(a, aUnit, aInches), side(b, bUnit, bInches)] as const
    return sized(first === 'length' ? [sides[1], sides[0]] : sides, shape, text.replace(whole, ' '), fallback)
  }
  const two = TWO_SIDES.exec(text)
  if (two) {
    const [whole, a, aUnit, aInches, aRole = '', b, bUnit, bInches, bRole = ''] = two
    const sides = [side(a, aUnit, aInches), side(b, bUnit, bInches)] as const
    const turned = aRole.includes('long') || aRole.includes('length') || /wide|width|broad/.test(bRole)
    return sized(turned ? [sides[1], sides[0]] : sides, shape, text.replace(whole, ' '), fallback)
  }
  const one = shape && hasOneMeasure(shape) ? ONE_SIDE.exec(text) : null
  if (!one) return null
  const [whole, a, unit, inches] = one
  const only = side(a, unit, inches)
  return sized([only, only], shape, text.replace(whole, ' '), fallback)
}

/** The shape named in a sentence. */
function shapeIn(text: string): Shape | undefined {
  return SAID_SHAPES.find(({ said }) => said.test(text))?.shape
}

/** The plain ones come last: a square room may have a round rug. */
const SAID_SHAPES = SHAPES.toReversed().map((shape) => ({
  shape,
  said: new RegExp(`(?<!\\b(?:no|not|not a|not an) )\\b(?:${SHAPE_FACTS[shape].said.join('|')})\\b`),
}))

/** A side as the fields would be given it: `5 ft 6 in`; without a word where it was said without a unit. */
type Side = {
  readonly number: string
  readonly unit: string | undefined
  readonly inches: string | undefined
}

function side(number = '', unit?: string, inches?: string): Side {
  return { number, unit, inches }
}

function sized(
  [first, second]: readonly [Side, Side],
  shape: Shape | undefined,
  rest: string,
  fallback: Unit | 'm' | undefined,
): SaidSize | null {
  const longest = Math.max(Number(first.number), Number(second.number))
  // "What about 250 by 300?" is no metres, whatever was said before; "2 by 3" no centimetres.
  const isAs = fallback !== undefined && longest >= 30 === (fallback === 'cm')
  const guess = isAs ? fallback : guessUnit(longest)
  const texts = [
    sideText(first, first.unit ?? inherited(first, second) ?? guess),
    sideText(second, second.unit ?? inherited(second, first) ?? guess),
  ] as const
  const unit = texts.every((text) => isInFeet(text)) ? 'ft' : 'cm'
  const [width, length] = [parseSide(texts[0], unit), parseSide(texts[1], unit)]
  if (Number.isNaN(width) || Number.isNaN(length)) return null
  // Of what is always longer than wide, either side may be said first.
  const isTurned = shape && SHAPE_FACTS[shape].leastRatio !== null && width > length
  const [wide, long] = [Number(width.toFixed(2)), Number(length.toFixed(2))]
  const sides = isTurned ? { width: long, length: wide } : { width: wide, length: long }
  return { ...sides, unit, rest, ...(shape ? { shape } : {}) }
}

/** "2.80 m wide, 340 long": a number that large is no metres. */
function inherited({ number }: Side, { number: other, unit }: Side): string | undefined {
  return unit !== undefined && /^m(?:et|$)/.test(unit) && Number(number) >= 30 && Number(other) < 30
    ? 'cm'
    : unit
}

function sideText({ number, inches }: Side, unit: string): string {
  return inches ? `${number} ${unit} ${inches} in` : `${number} ${unit}`
}

function isInFeet(text: string): boolean {
  const reading = readLength(text, 'cm')
  return reading.ok && reading.named === 'ft'
}

/** A rug of thirty feet is implausible, as is one of four by three feet without the word. */
function guessUnit(longest: number): Unit | 'm' {
  if (longest >= 30) return 'cm'
  return longest < 5 ? 'm' : 'ft'
}
