import type { LanguageCode } from '@nawl/messages/languages'

/** English words that a sentence of some length does not do without, and few other languages have. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the a an of to and is are it its in for with on from you your we our that this be can have has by at or as not will yes no all if when which there they their but do does each into than more most only made make'.split(
    ' ',
  ),
)
const SHORT = 6
const LEAST_ENGLISH = 0.15

/** Whether a sentence is in the language to reply in. Names may be in Latin letters in Arabic, nothing else. */
export function isInLanguage(sentence: string, language: LanguageCode): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return true
  const share = (script: RegExp) => letters.filter((letter) => script.test(letter)).length / letters.length
  const arabic = share(/\p{Script=Arabic}/u)
  const latin = share(/\p{Script=Latin}/u)
  if (arabic + latin < 1) return false
  if (language === 'ar') return arabic >= 0.5
  if (latin < 1) return false
  const all = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  if (all.length < SHORT) return true
  return all.filter((one) => ENGLISH.has(one)).length / all.length >= LEAST_ENGLISH
}
