import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import { inMetres } from '@nawl/domain/rug/sizes/metres'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { hasOneMeasure, type Shape } from '@nawl/domain/rug/shape'
import { usualSizes } from '@nawl/domain/rug/sizes/usual-sizes'

import type { Reading, Scene } from './reading.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

type Size = NonNullable<AssistantContext['size']>
type Sides = { readonly width: number; readonly length: number; readonly unit: Unit; readonly shape?: Shape }

const NUMBER = '(\\d+(?:\\.\\d+)?)'
const UNIT = '(cm|centimet(?:er|re)s?|m|met(?:er|re)s?|mm|millimet(?:er|re)s?|ft|foot|feet|in|inch|inches)'
const WIDER = 'wider|broader|fatter'
const LONGER = 'longer|taller|deeper'
const BY = new RegExp(
  `\\b${NUMBER} ${UNIT} (${WIDER}|${LONGER}|narrower|slimmer|thinner|shorter|bigger|larger|smaller)\\b|\\b(${WIDER}|${LONGER}|narrower|slimmer|thinner|shorter|bigger|larger|smaller|enlarge|extend|increase|grow|shrink|reduce)(?: it| the rug| this)? by (?:about )?${NUMBER} ${UNIT}\\b`,
)
const TIMES =
  /\b(half|twice|double|2 times|3 times|triple|a third) (?:as |the )?(long|wide|big|large|size|length|width)\b|\b(double|halve|triple) (?:it|the (?:size|length|width))\b/
const EQUAL = new RegExp(
  `\\b${NUMBER}(?: ${UNIT})? (?:each (?:side|way)|both (?:sides|ways)|all round|on each side|on all sides|across|in diameter|diameter|a side)\\b`,
)
const MORE = /\b(?:bigger|larger|increase|size up|go up|enlarge|roomier|too small|more space)\b/
const LESS = /\b(?:smaller|reduce|shrink|size down|tinier|too big|too large|compact)\b/
const ONE_SIDE = new RegExp(`\\b${NUMBER}(?: ${UNIT})?(?: (?:in )?(long|wide|length|width))?\\b`)
const NAMED_SIDE = new RegExp(`\\b(length|width)(?: is| of| to| should be| at)? ${NUMBER}(?: ${UNIT})?\\b`)
const WORDS = wordSet(
  `extend grow each side sides both way ways all round across diameter square bigger larger increase size up go enlarge roomier small space smaller reduce shrink down tinier big large compact wider broader fatter longer taller deeper narrower slimmer thinner shorter half twice double times triple third long wide width length halve by about make it rug carpet cm m ft in feet foot inch inches metre metres meter meters centimetre centimetres centimeter centimeters set change should be slightly somewhat next of dimension dimensions sizes version same resize turn put little more less`,
)

/** "20 cm wider", "half as long", "bigger", "3 metres long": a size that leans on the one on screen. */
export function readRelativeSize(
  { bare, isQuestion, corrected }: Sentence,
  scene: Scene,
): readonly Reading[] {
  if (!scene.onRug || (isQuestion && !/^(?:what about|how about|what if)\b/.test(corrected))) return []
  const rest = bare.replaceAll(/\d+(?:\.\d+)?/g, '')
  if (strangers(rest, WORDS) > 0) return []
  const { size } = scene.context
  const by = BY.exec(bare)
  if (by && size) {
    const [amount, unit, side] = by[1] ? [by[1], by[2], by[3]] : [by[5], by[6], by[4]]
    return [setSize(grown(size, lengthIn(Number(amount), unit ?? 'cm', size.unit), side ?? ''))]
  }
  const times = TIMES.exec(bare)
  if (times && size) return [setSize(multiplied(size, times[1] ?? times[3] ?? '', times[2] ?? bare))]
  const equal = EQUAL.exec(bare)
  if (equal) {
    const unit = /^(?:f|in)/.test(equal[2] ?? '') ? 'ft' : equal[2] ? 'cm' : (size?.unit ?? 'cm')
    const side = lengthIn(Number(equal[1]), equal[2] ?? (Number(equal[1]) >= 30 ? 'cm' : 'm'), unit)
    const shape =
      size && hasOneMeasure(size.shape) ? size.shape : /across|diameter/.test(bare) ? 'round' : 'square'
    return [{ call: { tool: 'setSize', args: { width: tidy(side), length: tidy(side), unit, shape } } }]
  }
  if (MORE.test(bare) || LESS.test(bare))
    return [{ ask: { about: 'size', why: 'change', sizes: nextSizes(size, MORE.test(bare)) } }]
  return size ? oneSide(bare, size) : []
}

function oneSide(bare: string, size: Size): readonly Reading[] {
  const named = NAMED_SIDE.exec(bare)
  const one = named ?? ONE_SIDE.exec(bare)
  if (!one || /\b(?:by|x) \d/.test(bare)) return []
  const [amount, unit, side] = named ? [one[2], one[3], one[1]] : [one[1], one[2], one[3]]
  const value = lengthIn(Number(amount), unit ?? (Number(amount) >= 30 ? 'cm' : size.unit), size.unit)
  const isLong = /^(?:long|length)$/.test(side ?? '')
  if (side !== undefined || hasOneMeasure(size.shape)) {
    const sides = hasOneMeasure(size.shape)
      ? { width: value, length: value }
      : isLong
        ? { width: size.width, length: value }
        : { width: value, length: size.length }
    return [setSize({ ...sides, unit: size.unit })]
  }
  // "Change the size to 250" says neither width nor length.
  const isSize = /\b(?:size|wide|long|dimension|resize)\b/.test(bare) || unit !== undefined
  return isSize && value > 0 ? [{ ask: { about: 'side', side: value, unit: size.unit } }] : []
}

const setSize = ({ width, length, unit }: Sides): Reading => ({
  call: { tool: 'setSize', args: { width: tidy(width), length: tidy(length), unit } },
})

const tidy = (side: number) => Number(side.toFixed(2))

function lengthIn(amount: number, said: string, unit: Unit): number {
  const metres = /^(?:cm|centi)/.test(said)
    ? amount / 100
    : /^(?:mm|milli)/.test(said)
      ? amount / 1000
      : said.startsWith('in')
        ? amount * 0.0254
        : said.startsWith('f')
          ? amount * 0.3048
          : amount
  return metres / inMetres(1, unit)
}

function grown(size: Size, amount: number, side: string): Sides {
  const sign = /narrower|slimmer|thinner|shorter|smaller|shrink|reduce/.test(side) ? -1 : 1
  const isWidth =
    /wider|broader|fatter|narrower|slimmer|thinner|bigger|larger|smaller|enlarge|extend|increase|grow|shrink|reduce/.test(
      side,
    )
  const isLength =
    /longer|taller|deeper|shorter|bigger|larger|smaller|enlarge|extend|increase|grow|shrink|reduce/.test(side)
  return {
    unit: size.unit,
    width: size.width + (isWidth || hasOneMeasure(size.shape) ? sign * amount : 0),
    length: size.length + (isLength || hasOneMeasure(size.shape) ? sign * amount : 0),
  }
}

function multiplied(size: Size, by: string, what: string): Sides {
  const factor = /^half|^halve/.test(by) ? 0.5 : /third/.test(by) ? 1 / 3 : /^(?:3|triple)/.test(by) ? 3 : 2
  const isLength = /long|length/.test(what)
  const isWidth = /wide|width/.test(what)
  return {
    unit: size.unit,
    width: size.width * (isLength ? 1 : factor),
    length: size.length * (isWidth ? 1 : factor),
  }
}

/** The usual sizes that are next above or below the one on screen; those that people start with where none is chosen. */
export function nextSizes(size: Size | undefined, isLarger: boolean): readonly Sides[] {
  const { shape = 'rectangle', unit = 'cm' } = size ?? {}
  const inOrder = usualSizes(shape, unit, size !== undefined).map(({ width, length }) => ({
    width: Number(width),
    length: Number(length),
    unit,
  }))
  if (!size) return inOrder.slice(0, 3)
  const usual = inOrder.toSorted((p, q) => p.width * p.length - q.width * q.length)
  const area = size.width * size.length
  const beyond = usual.filter(({ width, length }) =>
    isLarger ? width * length > area * 1.05 : width * length < area * 0.95,
  )
  if (beyond.length > 1) return isLarger ? beyond.slice(0, 2) : beyond.slice(-2).toReversed()
  const step = unit === 'cm' ? 10 : 0.5
  const round = (side: number) => Math.max(step, Math.round(side / step) * step)
  return (isLarger ? [1.2, 1.5] : [0.8, 0.65]).map((factor) => ({
    width: round(size.width * factor),
    length: round(size.length * factor),
    unit,
  }))
}
