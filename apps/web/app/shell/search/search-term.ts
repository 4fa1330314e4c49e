const STOP_WORDS: ReadonlySet<string> = new Set(
  'a all an and are as at be by can do doe for from has have how i if in is it me my of on or our should so that the their them there they thi to wa we what when where which who will with would you your'.split(
    ' ',
  ),
)

/** British spellings and the American ones used for both. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(behavi|col|discol|fav|flav|harb|neighb)our/, '$1or'],
  [/^grey/, 'gray'],
  [/^(cent|fib|lit|met|theat)re$/, '$1er'],
  [/^(catalog|dialog)ue$/, '$1'],
  [/^programme$/, 'program'],
  [/^cosy$/, 'cozy'],
  [/(\w{3})is(e|ed|er|ing|ation)$/, '$1iz$2'],
]

const ARABIC = /\p{Script=Arabic}/u

/**
 * A word in normal form: lower case, without accents, singular, one spelling, so that `Greys` finds `gray`; Arabic
 * without its article and feminine ending. Null for stop words.
 */
export function searchTerm(word: string): string | null {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (ARABIC.test(plain)) return arabicTerm(plain)
  const singular = plain.length > 3 ? plain.replace(/(?<![sui])s$/, '') : plain
  if (STOP_WORDS.has(singular) || STOP_WORDS.has(plain)) return null
  return SPELLINGS.reduce((term, [british, american]) => term.replace(british, american), singular)
}

const ARABIC_STOP_WORDS: ReadonlySet<string> = new Set(
  'في من على عن الى مع هل ما هو هي كيف اين وين متى ابي ابغى اريد عندي عندكم لديكم انا انتم لي هذا هذه او و يا شو ايش'.split(
    ' ',
  ),
)

/** Removes article, feminine ending (of a colour: `زرقاء` → `ازرق`) and optional diacritics. Null for stop words. */
function arabicTerm(word: string): string | null {
  if (ARABIC_STOP_WORDS.has(word)) return null
  return word
    .replaceAll('ى', 'ي')
    .replace(/^(?:وال|بال|لل|ال)(?=..)/, '')
    .replace(/(?:ات|ة|ه)$/, '')
    .replace(/^(...)اء$/, 'ا$1')
}

const RUG: ReadonlySet<string> = new Set(['rug', 'carpet', 'سجاد', 'زربي', 'زولي'])

/** A query as terms. Everything here is a rug, so `rug` counts only on its own. */
export function searchTerms(query: string): readonly string[] {
  const terms = query.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => searchTerm(word) || [])
  const telling = terms.filter((term) => !RUG.has(term))
  return telling.length > 0 ? telling : terms
}
