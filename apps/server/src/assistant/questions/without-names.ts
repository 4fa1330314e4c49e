import { readOrderNumber } from '@nawl/domain/order/order-number'
import { westernDigits } from '@nawl/domain/shop/western-digits'

/** Stands for what was taken out. */
const GONE = '…'
/** Digits of the shortest run that may be a telephone number, a card or an account. */
const LONG = 7
/** Digits of the shortest number that stands for something else than a size, a price or a year. */
const CODE = 5
/** What may stand in a telephone or card number. */
const NUMBER = /^[+()#]*\d[\d\-–./()+,]*$/

/** After which a name follows. */
const NAMED = [
  'my name is',
  'my names',
  'name is',
  'call me',
  'this is',
  'اسمي',
  'إسمي',
  'أسمي',
  'معك',
  'معكم',
]
/** After which a name may follow, or anything else: it is one unless it is a word that others use, too. */
const PERHAPS_NAMED = ['i am', "i'm", 'i’m', 'im', 'أنا', 'انا']
/** Words that a name does not go on with. */
const ENDS = new Set([
  'and',
  'from',
  'i',
  'can',
  'do',
  'is',
  'my',
  'the',
  'in',
  'at',
  'with',
  'و',
  'من',
  'في',
  'هل',
])

/**
 * A question without e-mail and web addresses, telephone, card and order numbers, and names that people give as theirs.
 * `isCommon`: whether a word in lower case is one that says something of many, not a name.
 */
export function withoutNames(text: string, isCommon: (word: string) => boolean): string {
  const tokens = text.split(/\s+/u).filter((token) => token !== '')
  const gone = tokens.map((token, at) => isAddress(token) || isCode(token) || isOrderNumber(tokens, at))
  for (const at of longNumbers(tokens)) gone[at] = true
  for (const at of names(tokens, isCommon)) gone[at] = true
  return tokens
    .map((token, at) => (gone[at] ? GONE : token))
    .filter((token, at, all) => token !== GONE || all[at - 1] !== GONE)
    .join(' ')
}

const isAddress = (token: string) => token.includes('@') || /^https?:|^www\./i.test(token)

const digitsIn = (token: string) => westernDigits(token).replaceAll(/\D/g, '').length

/** Letters and many digits together, or many digits alone. */
const isCode = (token: string) => digitsIn(token) >= CODE

/** `NW-7K4M-3PXA`, perhaps with spaces or without its letters. */
function isOrderNumber(tokens: readonly string[], at: number): boolean {
  return [1, 2, 3].some((length) =>
    Array.from({ length }, (_, before) => at - before).some((from) => {
      if (from < 0 || from + length > tokens.length) return false
      const typed = tokens.slice(from, from + length).join('')
      return /\d/.test(typed) && readOrderNumber(typed) !== null
    }),
  )
}

/** Places of neighbouring pieces of digits that are long together. */
function longNumbers(tokens: readonly string[]): readonly number[] {
  const found: number[] = []
  let run: number[] = []
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at]
    if (token !== undefined && NUMBER.test(westernDigits(token))) {
      run.push(at)
      continue
    }
    const digits = run.reduce((sum, place) => sum + digitsIn(tokens[place] ?? ''), 0)
    if (digits >= LONG) found.push(...run)
    run = []
  }
  return found
}

/** Places of names: what follows "my name is", and what follows "I am" unless many are that. */
function names(tokens: readonly string[], isCommon: (word: string) => boolean): readonly number[] {
  const plain = tokens.map((token) => token.toLowerCase().replaceAll(/[.,!?;:،؟()"“”]/gu, ''))
  const isArabic = (at: number) => /\p{Script=Arabic}/u.test(plain[at] ?? '')
  const isCapital = (at: number) => /^\p{Lu}/u.test(tokens[at] ?? '')
  const goesOn = (at: number) => {
    const word = plain[at]
    const isEnded = /[.,!?;:،؟]$/u.test(tokens[at - 1] ?? '')
    if (word === undefined || word === '' || isEnded || ENDS.has(word)) return false
    return isCapital(at) || !isCommon(word)
  }
  const found: number[] = []
  for (let at = 0; at < tokens.length; at++) {
    const after = (phrases: readonly string[]) =>
      phrases.some((phrase) => {
        const length = phrase.split(' ').length
        return at >= length && plain.slice(at - length, at).join(' ') === phrase
      })
    const isGiven = after(NAMED) && (isArabic(at) || isCapital(at) || !isCommon(plain[at] ?? ''))
    const isPerhaps = after(PERHAPS_NAMED) && goesOn(at)
    if (!isGiven && !isPerhaps) continue
    found.push(at)
    for (let next = at + 1; next <= at + 2 && goesOn(next); next++) found.push(next)
  }
  return found
}
