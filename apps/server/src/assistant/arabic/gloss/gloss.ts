import { normaliseArabic } from '../normalise.ts'
import { numbersInArabic } from '../slots/numbers.ts'
import { saidPlaces } from '../slots/places.ts'
import { foundAt, type Table } from '../slots/table.ts'
import { PLAIN_TERMS } from './plain-terms.ts'
import { RUG_TERMS } from './rug-terms.ts'
import { SHOP_TERMS } from './shop-terms.ts'

const TERMS: Table = new Map([...PLAIN_TERMS, ...SHOP_TERMS, ...RUG_TERMS])

/** Letters of verbs before the stem, and pronouns and endings behind it. */
const BEFORE = /^[وف]?(?:[سحهب]?[يتنا]|[عم][يتنا]|[لك])(?=[\u0620-\u064A]{3})/
const BEHIND =
  /(?<=[\u0620-\u064A]{3})(?:ونها|وها|وني|ناها|تها|تني|لكم|لي|ها|هم|كم|كن|نا|ني|وا|ون|ين|ات|ته|تي|ه|ي|و|ت|ك)$/

/**
 * The words of an Arabic sentence that the shop knows, in English, in their order: no translation, but enough to tell what
 * the sentence is about by the meaning of English ones.
 */
export function glossOf(text: string): string {
  const words = numbersInArabic(normaliseArabic(text)).split(' ')
  const said: string[] = []
  for (let at = 0; at < words.length;) {
    const found = foundAt(words, at, TERMS)
    if (found) said.push(found.value)
    else said.push(...wordGloss(words[at] ?? ''))
    at += found?.length ?? 1
  }
  return said.filter((word, at) => said.indexOf(word) === at).join(' ')
}

function wordGloss(word: string): readonly string[] {
  if (/^[a-z0-9.]+$/.test(word)) return [word]
  const known = stemsOf(word)
    .map((stem) => TERMS.get(stem))
    .find((value) => value !== undefined)
  if (known !== undefined) return [known]
  return saidPlaces([word]).slice(0, 1)
}

/** What a verb or a noun with pronouns can be without them, longest first. */
function stemsOf(word: string): readonly string[] {
  const bare = [
    word,
    word.replace(/^[وف]?(?:بال|كال|لل|ال|هال|عال)(?=[\u0620-\u064A]{3})/, ''),
    word.replace(BEFORE, ''),
  ]
  return [...new Set([...bare, ...bare.map((form) => form.replace(BEHIND, ''))])].filter(
    (form) => form.length > 2,
  )
}
