import { normaliseArabic } from '../arabic/normalise.ts'
import { normalise } from '../text/normalise.ts'

/** A part of a message in the form that terms are written in. */
export type Clause = { readonly text: string; readonly isArabic: boolean }

/** The parts of a message between marks and "but", so that a "no" in one does not reach into the next. */
export function wishClauses(message: string): readonly Clause[] {
  return message
    .split(/[.;!?؟؛\n]+(?=\s|$)|[,،](?! ?(?:or|nor|and)\b)|\bbut\b|\s[–—-]+\s|\sبس\s|\sلكن\s/iu)
    .map((part) => clauseOf(part))
    .filter(({ text }) => text !== '')
}

export function clauseOf(part: string): Clause {
  const isArabic = /\p{Script=Arabic}/u.test(part)
  return { text: isArabic ? normaliseArabic(part) : normalise(part.replaceAll('$', ' usd ')), isArabic }
}

export type Found = { readonly at: number; readonly length: number }

const patterns = new Map<string, RegExp>()

/** Where a term stands in a clause, first of all. */
export function findTerm(
  { text, isArabic }: Clause,
  [english, arabic]: readonly [english: string, arabic: string],
): Found | null {
  const match = patternOf(isArabic ? arabic : english, isArabic).exec(text)
  return match && { at: match.index, length: match[0].length }
}

function patternOf(source: string, isArabic: boolean): RegExp {
  const key = `${isArabic} ${source}`
  let pattern = patterns.get(key)
  if (!pattern) {
    pattern = isArabic
      ? // The article and short words are written together with what follows them.
        new RegExp(`(?<!\\p{L})[وبلف]?(?:ال|لل)?(?:${arabicForms(source)})(?!\\p{L})`, 'u')
      : new RegExp(`\\b(?:${source})\\b`)
    patterns.set(key, pattern)
  }
  return pattern
}

/** Terms in the letters that clauses are reduced to. */
function arabicForms(source: string): string {
  return source
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[ئؤ]/g, (letter) => letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('\\w', '\\p{L}')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

const NOT_BEFORE =
  /\b(?:no|not|nothing|without|hates?|hating|avoid\w*|except|anything but|never|minus|dislikes?|detests?|can not stand|can not bear|sick of|tired of|bored of|allergic to|zero|less|nor|do not (?:want|like|need|fancy|care for)|instead of|rather than)\b(?: (?:a|an|the|any|in|of|it|with|too|so|very|much|single|bit|that|be|is|to|like|want|drop|trace|thread|[a-z]+ (?:or|nor|and)|shades?|colou?rs?|please|bright|dark|light|another)){0,4} $/
const NOT_AFTER =
  /^ (?:is |are )?(?:out\b|neither|either way no|banned|a no|not (?:for|an option|allowed)|forbidden|excluded|free)\b/
const NOT_BEFORE_IN_ARABIC =
  /(?:^|\s)(?:بدون|بلا|غير|مو|مب|مش|ليس|ما (?:ابي|ابغى|ابغي|اريد|احب|بدي|يكون)|لا (?:اريد|احب)|من غير|الا|عدا|اكره|يكره|تكره|ما فيها|ما فيه|ما يكون فيها)(?: (?:اي|لون|فيه|فيها|شي|ابد|كثير)){0,2} $/

/** Whether what was found is not wanted. */
export function isUnwanted({ text, isArabic }: Clause, { at, length }: Found): boolean {
  const before = text.slice(0, at)
  if (isArabic) return NOT_BEFORE_IN_ARABIC.test(before.endsWith(' ') ? before : `${before} `)
  return NOT_BEFORE.test(before) || NOT_AFTER.test(text.slice(at + length))
}

/** A clause without what was found, so that it is not read twice. */
export function withoutFound({ text, isArabic }: Clause, { at, length }: Found): Clause {
  return { text: `${text.slice(0, at)}${text.slice(at + length)}`.replaceAll(/ +/g, ' '), isArabic }
}
