import { snapshotSize, type SizeRefusal } from '@nawl/domain/cart/ordered-size'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import { boundsMm, hasOneMeasure, MOST_RATIO, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { inFeet, type Unit } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/rug-size'

import { sidesText } from '../../kinds/rug/rug-line-text.ts'

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
  const example = SHAPE_FACTS[shape].example[unit][field === 'width' ? 0 : 1]
  return {
    field,
    words:
      field === 'width'
        ? messages.giveWidth({ shape, unit, example })
        : messages.giveLength({ unit, example }),
    nearest: null,
    nearestSides: '',
    nearestWords: '',
  }
}

type Beyond = Exclude<SizeRefusal, { reason: 'invalid-dimensions' }>

function beyond(size: SizeInput, refusal: Beyond): SizeRefused {
  const { nearest } = refusal
  const { shape, unit } = size
  const oneMeasure = hasOneMeasure(shape)
  const fits = parseSide(nearest.width, unit) === parseSide(size.width, unit)
  const nearestSides = sidesText(shape, nearest, unit)
  return {
    field: fits && !oneMeasure ? 'length' : 'width',
    words: boundWords(size, refusal),
    nearest: { width: nearest.width, length: nearest.length },
    nearestSides,
    nearestWords: messages.takeNearest({ size: nearestSides }),
  }
}

function boundWords(size: SizeInput, { reason, isNarrow }: Beyond): string {
  const { shape, unit } = size
  const narrow = isNarrow ? messages.tooNarrow({ shape, ratio: MOST_RATIO }) : null
  if (reason === 'out-of-proportion')
    return narrow ?? messages.tooWide({ shape, ratio: SHAPE_FACTS[shape].leastRatio ?? 1 })
  const { smallest, largest } = sizeBounds(size)
  const bound =
    reason === 'too-small'
      ? messages.smallest({ shape, size: messages.inUnit({ ...smallest, unit }) })
      : messages.largest({ shape, size: messages.inUnit({ ...largest, unit }) })
  // The bound alone would not explain a nearest size that is far below it.
  return narrow === null ? bound : messages.twoReasons({ first: narrow, second: bound })
}

/** The smallest and largest sizes we make, in the unit and order in which the sides were typed; `last` is their last side. */
export function sizeBounds({ shape, width, length, unit }: Omit<SizeInput, 'quantity'>) {
  const isLying = SHAPE_FACTS[shape].leastRatio === null && parseSide(width, unit) > parseSide(length, unit)
  const bound = (longerFirst: readonly [number, number], isLeast: boolean) => {
    const typedOrder = isLying ? longerFirst : longerFirst.toReversed()
    const [first = 0, second = 0] = typedOrder
    const bounded = boundText(first, unit, isLeast)
    if (hasOneMeasure(shape)) return { sides: bounded, last: Number(bounded) }
    const length = boundText(second, unit, isLeast)
    return { sides: messages.bothSides({ width: bounded, length }), last: Number(length) }
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
