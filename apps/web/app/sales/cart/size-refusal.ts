import { snapshotSize, type SizeRefusal } from '@nawl/domain/cart/ordered-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { parseSide } from '@nawl/domain/rug/read-length'
import { boundsMm, hasOneMeasure, MOST_RATIO, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { inFeet, type Unit } from '@nawl/domain/rug/size'

/** Why a size cannot be ordered, which side is invalid, and the nearest valid size. */
export type SizeRefused = {
  readonly field: 'width' | 'length'
  readonly words: string
  readonly nearest: Pick<SizeInput, 'width' | 'length'> | null
  /** `1000 × 1500 cm`; empty if there is none. */
  readonly nearestSides: string
  /** The label of the button that takes the nearest size; empty if there is none. */
  readonly nearestWords: string
}

/** What is wrong with a size; null if it can be ordered. */
export function sizeRefusal(size: SizeInput): SizeRefused | null {
  const frozen = snapshotSize(size)
  if (frozen.ok) return null
  return frozen.reason === 'invalid-dimensions' ? missing(size) : beyond(size, frozen)
}

function missing({ shape, width, unit }: SizeInput): SizeRefused {
  const field = Number.isNaN(parseSide(width, unit)) ? 'width' : 'length'
  const name = field === 'length' ? 'length' : SHAPE_FACTS[shape].width.toLowerCase()
  const example = SHAPE_FACTS[shape].example[unit][field === 'width' ? 0 : 1]
  return {
    field,
    words: `To order, give the ${name} in ${unit}, such as ${example}.`,
    nearest: null,
    nearestSides: '',
    nearestWords: '',
  }
}

type Beyond = Exclude<SizeRefusal, { reason: 'invalid-dimensions' }>

function beyond(size: SizeInput, { reason, nearest }: Beyond): SizeRefused {
  const { shape, unit } = size
  const oneMeasure = hasOneMeasure(shape)
  const fits = parseSide(nearest.width, unit) === parseSide(size.width, unit)
  const nearestSides = `${oneMeasure ? nearest.width : `${nearest.width} × ${nearest.length}`} ${unit}`
  return {
    field: fits && !oneMeasure ? 'length' : 'width',
    words: boundWords(size, reason),
    nearest: { width: nearest.width, length: nearest.length },
    nearestSides,
    nearestWords: `Take the nearest, ${nearestSides}`,
  }
}

function isTooNarrow({ width, length, unit }: SizeInput): boolean {
  const ratio = parseSide(length, unit) / parseSide(width, unit)
  return Math.max(ratio, 1 / ratio) > MOST_RATIO
}

function boundWords(size: SizeInput, reason: Beyond['reason']): string {
  const { noun, leastRatio } = SHAPE_FACTS[size.shape]
  const article = /^[aeiou]/.test(noun) ? 'An' : 'A'
  if (reason === 'out-of-proportion')
    return isTooNarrow(size)
      ? `${article} ${noun} is at most ${MOST_RATIO} times as long as it is wide.`
      : `${article} ${noun} is at least ${timesAsLong(leastRatio ?? 1)} as it is wide.`
  const which = reason === 'too-small' ? 'smallest' : 'largest'
  return `The ${which} ${noun} we make is ${sizeBounds(size)[which]} ${size.unit}.`
}

/** `2.5 times as long`; `as long` of what is not shorter than wide. */
export const timesAsLong = (ratio: number) => (ratio === 1 ? 'as long' : `${ratio} times as long`)

/** The smallest and largest sizes we make, in the unit and order in which the sides were typed. */
export function sizeBounds({ shape, width, length, unit }: Omit<SizeInput, 'quantity'>) {
  const isLying = SHAPE_FACTS[shape].leastRatio === null && parseSide(width, unit) > parseSide(length, unit)
  const bound = (longerFirst: readonly [number, number], isLeast: boolean) => {
    const typedOrder = isLying ? longerFirst : longerFirst.toReversed()
    const sides = hasOneMeasure(shape) ? typedOrder.slice(0, 1) : typedOrder
    return sides.map((mm) => boundText(mm, unit, isLeast)).join(' × ')
  }
  const { smallest, largest } = boundsMm(shape)
  return { smallest: bound(smallest, true), largest: bound(largest, false) }
}

/** Rounded towards the valid range. */
function boundText(mm: number, unit: Unit, isLeast: boolean): string {
  if (unit === 'cm') return String(mm / 10)
  const hundredths = inFeet(mm / 10, 'cm') * 100
  return String((isLeast ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100)
}
