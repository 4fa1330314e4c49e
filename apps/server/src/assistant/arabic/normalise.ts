import { westernDigits } from '@nawl/domain/shop/western-digits'

import { fromArabizi, isArabizi } from './arabizi.ts'

/** Letters that people write for one another, and those of Persian and Urdu keyboards. */
const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى|ی/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/ء/g, ''],
  [/[گک]/g, 'ك'],
  [/چ/g, 'ج'],
  [/[ڤڨ]/g, 'ف'],
  [/پ/g, 'ب'],
]

/**
 * A sentence as it is compared: Arabic letters (also of a sentence in Latin ones), without vowels, tatweel, hamzas and
 * punctuation, western digits apart from words. Other Latin words are lower-case. Idempotent.
 */
export function normaliseArabic(text: string): string {
  const arabic = isArabizi(text) ? fromArabizi(text) : text
  const bare = westernDigits(arabic)
    .replaceAll(/[→⇒]|->|=>/g, ' الى ')
    .replaceAll(/(\d)[٫,](\d)/g, '$1.$2')
    .replaceAll(/\p{Mn}|ـ/gu, '')
    .toLowerCase()
  const letters = SAME_LETTERS.reduce((changed, [from, to]) => changed.replaceAll(from, to), bare)
  return letters
    .replaceAll(/([\u0620-\u064A])\1{2,}/g, '$1')
    .replaceAll(/(\d)\s*[×*x]\s*(?=\d)/g, '$1 في ')
    .replaceAll(/(\d ?(?:m|cm|ft|م|سم|متر|قدم)) ?[×*x] ?(?=\d)/g, '$1 في ')
    .replaceAll('×', ' في ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}.#'"]+/gu, ' ')
    .replaceAll(/(?<![#\w])(\d+(?:\.\d+)?)(?=[\u0620-\u064Aa-z])/g, '$1 ')
    .replaceAll(/([\u0620-\u064A])(?=\d)/g, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const PREFIX = /^(?:[وف]?(?:بال|كال|لل|ال|هال|عال)|[وفبل](?=[\u0620-\u064A]{3}))/
const SUFFIX = /(?:هما|هم|كم|نا|ها|ات|ين|ون|يه|ه|ي|ك)$/

/** A word without its article, attached particles and endings: `والسجادات` → `سجاد`. */
export function arabicStem(word: string): string {
  const bare = word.replace(PREFIX, '')
  const short = bare.length > 2 ? bare : word
  const stem = short.replace(SUFFIX, '')
  return stem.length > 2 ? stem : short
}

/** A word and what it can be without its article and attached particles, longest first. */
export function formsOf(word: string): readonly string[] {
  const forms = new Set([word])
  // The article loses its first letter behind "to": `للسعوديه`.
  if (/^[وف]?لل[\u0620-\u064A]{2}/.test(word)) forms.add(word.replace(/^[وف]?لل/, 'ال'))
  const particle = /^[وفبل](?=[\u0620-\u064A]{2})/
  for (const form of [word, word.replace(particle, '')]) {
    forms.add(form)
    const bare = form.replace(/^(?:بال|كال|هال|عال|لل|ال)(?=[\u0620-\u064A]{2})/, '')
    forms.add(bare)
  }
  return [...forms]
}

/** Whether a word has the article. */
export function isDefinite(word: string): boolean {
  return /^[وف]?(?:ال|بال|هال|عال|كال|لل)[\u0620-\u064A]{2}/.test(word)
}
