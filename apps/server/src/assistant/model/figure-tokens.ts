import { westernDigits } from '@nawl/domain/shop/western-digits'

import { unitOf } from './figure-units.ts'
import { isNumberWord } from './said-numbers.ts'

/** What is one figure as it stands: its kind, and the value that makes spellings of it equal. */
export type Literal = { readonly kind: string; readonly value: string }

type Rule = readonly [kind: string, pattern: RegExp, valueOf: (found: string) => string]

const RULES: readonly Rule[] = [
  ['email', /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, (found) => found],
  ['url', /(?:https?:\/\/|www\.)[^\s<>()"]{1,300}/g, address],
  [
    'url',
    /(?<![\w.])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,10}(?:\/[^\s<>()"]{0,200})?(?!\w)/g,
    address,
  ],
  ['url', /(?<![\w/.])\/[a-z][\w-]{1,80}(?:[/#][\w-]{1,80}){0,4}/g, address],
  ['code', /#[0-9a-f]{6}\b/g, (found) => found],
  ['code', /\b(?:ral|ncs|pantone) ?[\d][\d -]{2,12}/g, (found) => found.replaceAll(/[\s-]/g, '')],
  ['code', /\b[a-z]{1,6}-?\d[\da-z-]{0,20}\b/g, (found) => found.replaceAll('-', '')],
  [
    'phone',
    /(?<!\d)(?:\+|00|0(?=[1-9]))\d(?:[ ().-]{0,2}\d){6,14}(?!\d)/g,
    (found) => found.replaceAll(/\D/g, '').replace(/^00/, ''),
  ],
  [
    'date',
    /(?<!\d)\d{1,4}([-/.])\d{1,2}\1\d{2,4}(?!\d)/g,
    (found) => found.split(/\D/).map(Number).join('-'),
  ],
  ['clock', /(?<!\d)\d{1,2}:\d{2}(?: ?(?:[ap]\.?m\b\.?|صباحا|مساء|ظهرا|عصرا))?(?!\d)/g, clock],
  ['clock', /(?<!\d)\d{1,2} ?(?:[ap]\.?m\b\.?|صباحا|مساء|ظهرا|عصرا)/g, clock],
  [
    'clock',
    /\b(?:noon|midday|midnight)\b|منتصف (?:النهار|الليل)/g,
    (found) => (/mid?n|ليل/.test(found) ? '0' : '720'),
  ],
]

/** Lower case, Western digits, one form of each Arabic letter. */
export function folded(text: string): string {
  return westernDigits(
    text.replaceAll(
      /(\d)?([½¼¾])/g,
      (_, digit: string | undefined, part: string) => `${digit ?? ''}${digit ? '.' : '0.'}${PARTS[part]}`,
    ),
  )
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064b-\u065f\u0640\u200e\u200f]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
}

const PARTS: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' }

/** The figures of a folded text that stand as they are, and the tokens of the rest. */
export function literalsAndTokens(text: string): { literals: readonly Literal[]; tokens: readonly string[] } {
  const literals: Literal[] = []
  let rest = text
  for (const [kind, pattern, valueOf] of RULES)
    rest = rest.replaceAll(pattern, (found) => {
      literals.push({ kind, value: valueOf(found) })
      return ' ; '
    })
  const plain = rest
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(
      /\b(?:sq|square)\.? (?:m|met(?:er|re)s?)\b|م²|\b(?:m2|m²)|(?:متر|امتار|مترا) مربع(?:ه|ا)?/g,
      'sqm',
    )
    .replaceAll(/\b(?:sq|square)\.? (?:ft|foot|feet)\b|ft²|قدم(?:ا)? مربع(?:ه|ا)?/g, 'sqft')
    .replaceAll(/per ?cent\b|percentage points?|(?:في|ب) ?ال(?:مئه|مائه|ميه)/g, '%')
    .replaceAll(/\b(?:business|working|work) days?\b|(?:ايام|يوم|يوما) عمل/g, 'workday')
    .replaceAll(/(?<!\p{L})(و?)احدي? عشره?(?!\p{L})/gu, '$1 احدعشر')
    .replaceAll(/(?<!\p{L})(و?)اثن(?:ت?ا|ت?ي) عشره?(?!\p{L})/gu, '$1 اثناعشر')
    .replaceAll(/د\.ا\.?/g, 'aed')
    .replaceAll(/us\$/g, '$')
  const found = plain.match(/\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}²]+|[%٪$€£°×"']|[-+/]|[.,;:!?()\n]/gu) ?? []
  return { literals, tokens: found.flatMap(parted) }
}

/** An Arabic number or unit without what is written together with it: `وعشرون` is `و عشرون`. */
function parted(token: string): readonly string[] {
  const [, prefix = '', word = ''] = /^([وبلفك]|ال|بال|وال)(\p{Script=Arabic}{2,})$/u.exec(token) ?? []
  const isKnown = (one: string) => isNumberWord(one) || unitOf(one) !== null
  return word !== '' && !isKnown(token) && isKnown(word) ? [prefix, word] : [token]
}

function address(found: string): string {
  let bare = found.replace(/^https?:\/\//, '').replace(/^www\./, '')
  while (/[.,;:!?/]$/.test(bare)) bare = bare.slice(0, -1)
  return bare
}

function clock(found: string): string {
  const [hour = 0, minute = 0] = (found.match(/\d+/g) ?? []).map(Number)
  const isLate = /p|مساء|ظهرا|عصرا/.test(found)
  const isEarly = /a|صباحا/.test(found)
  const of24 = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour
  return String(of24 * 60 + minute)
}
