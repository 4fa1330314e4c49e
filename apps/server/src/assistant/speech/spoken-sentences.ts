import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'

import { trainingPhrases } from '../subject/training-phrases.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * How people speak to the shop, a sentence a line, as a recogniser of speech would write it: the phrases that the
 * classifier learns from, and the names of designs and yarns as they are now.
 */
export function spokenSentences(rugs: readonly RugItem[]): string {
  const english = trainingPhrases().filter(({ text }) => !/\p{Script=Arabic}/u.test(text))
  const designs = rugs.flatMap(({ name }) => [
    name,
    `open ${name}`,
    `show me ${name}`,
    `the rug called ${name}`,
  ])
  const yarns = cardYarns().flatMap(({ name }) => [
    name,
    `the ${name}`,
    `make it ${name}`,
    `lock the ${name}`,
  ])
  const all = [...english.map(({ text }) => text), ...designs, ...yarns].map(asSpoken)
  return [...new Set(all)].filter((sentence) => sentence !== '').join('\n')
}

/** A sentence without capitals, marks and digits, in American spelling, as the model of speech writes it. */
export function asSpoken(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, '$1 by ')
    .replaceAll(/(\d)(cm|m|ft)\b/g, '$1 $2')
    .replaceAll(/\bcm\b/g, 'centimeters')
    .replaceAll(/\bft\b/g, 'feet')
    .replaceAll(/(\d) m\b/g, '$1 meters')
    .replaceAll(/\d+/g, (digits) => ` ${inWords(Number(digits))} `)
    .replaceAll('colour', 'color')
    .replaceAll('metre', 'meter')
    .replaceAll(/\bgrey/g, 'gray')
    .replaceAll(/[^a-z' -]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A whole number in words; from ten thousand on nobody says one to a shop. */
function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  const rest = (of: number, joint: string) => (value % of === 0 ? '' : `${joint}${inWords(value % of)}`)
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${rest(10, '-')}`
  if (value < 1000) return `${ONES[Math.floor(value / 100)]} hundred${rest(100, ' and ')}`
  return value < 10_000 ? `${ONES[Math.floor(value / 1000)]} thousand${rest(1000, ' ')}` : ''
}
