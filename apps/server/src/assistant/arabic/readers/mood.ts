import { MOODS } from '../slots/shop.ts'

/** What is wanted where the colours are too much of something. */
const TOO: readonly (readonly [RegExp, string])[] = [
  [/^(?:صارخه?|فاقعه?|مزعجه?|مزدحمه?|زحمه|صاخبه?|قويه?|معجقه?|دوشه|لعبه)$/, 'calmer'],
  [/^(?:باهته?|ممله?|ميته?|بايخه?|خفيفه?|كاشفه?)$/, 'bolder'],
  [/^(?:بارده?|جافه?|متلجه?)$/, 'warmer'],
  [/^(?:حاره?|دافيه?|ناريه?)$/, 'cooler'],
  [/^(?:غامقه?|داكنه?|كييبه?|معتمه?|غامجه?|سودا)$/, 'lighter'],
  [/^(?:فاتحه?|بيضا)$/, 'darker'],
  [/^(?:هاديه?|ساده)$/, 'bolder'],
  [/^(?:حاده?|قاسيه?)$/, 'softer'],
]
const MUCH = /^(?:وايد|كثير|كتير|زياده|جدا|مره|اوي|قوي|بزاف|حيل|هلقد|كتيره|للغايه|ازيد|بشكل)$/
/** Words that complain without a word of degree. */
const GRATES = /^(?:صارخه?|فاقعه?|مزعجه?|مزدحمه?|زحمه|صاخبه?|ممله?|ميته?|كييبه?|معجقه?)$/

const bare = (word: string) => word.replace(/^[وف](?=\p{L}{3})/u, '').replace(/^ال(?=\p{L}{3})/u, '')

/** The way in which all colours are to change, as an English request; none for a word said in passing. */
export function moodOf(words: readonly string[]): readonly string[] {
  const isMuch = words.some((word) => MUCH.test(word))
  const complaint = words.map(bare).find((word) => TOO.some(([pattern]) => pattern.test(word)))
  if (
    complaint !== undefined &&
    (isMuch || GRATES.test(complaint)) &&
    !words.some((word) => /^(?:خل|ابي|بدي|ابغ|عايز|سو)/.test(word))
  )
    return [`make it ${TOO.find(([pattern]) => pattern.test(complaint))?.[1] ?? ''}`]
  const found = MOODS.find(([pattern]) =>
    words.some((word) => pattern.test(word.replace(/^و(?=\p{L}{3})/u, ''))),
  )
  // "I find it cool" tells how it is, and is said with a feeling.
  return found && !words.some((word) => /^(?:احس\p{L}*)$/u.test(word)) ? [`make it ${found[1]}`] : []
}
