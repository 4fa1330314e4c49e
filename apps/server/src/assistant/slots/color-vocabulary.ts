import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { cardFamilies, cardYarns } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { type Lab, labFromHex } from '@nawl/engine/color/lab'

import { COMMON_COLORS } from './color-names.ts'

/** Common names of colours that our shade card lists under another name. */
const ALIASES: Readonly<Record<string, string>> = {
  burgundy: 'maroon',
  claret: 'wine',
  bordeaux: 'wine',
  crimson: 'ruby',
  scarlet: 'vermilion',
  pink: 'damask rose',
  magenta: 'fuchsia',
  'hot pink': 'fuchsia',
  peachy: 'peach',
  yellow: 'lemon peel',
  mustard: 'mustard seed',
  lime: 'lime leaf',
  cyan: 'aquamarine',
  aqua: 'aquamarine',
  sky: 'clear sky',
  royal: 'cobalt',
  silver: 'mist',
  grey: 'gray',
  'off white': 'chalk',
  ivory: 'white',
  eggshell: 'chalk',
  taupe: 'mushroom',
  chocolate: 'coffee',
  bronze: 'bronze',
  eggplant: 'aubergine',
  forest: 'bottle green',
  mauve: 'mauve',
  jet: 'coal',
  ecru: 'flax',
  camel: 'camel',
  sienna: 'burnt sienna',
  umber: 'bark',
  petrol: 'petrol',
  natural: 'beige',
  neutral: 'beige',
}

/** The colour of `rusty` and `greenish`; null for other words. */
export function plainForm(word: string): string | null {
  const forms = [
    word.replace(/d?d?ish$|y$|ey$/, ''),
    word.replace(/(?:d?d?ish|y)$/, 'e'),
    word.replace(/t?en$/, ''),
    word.replace(/en$/, ''),
  ]
  const words = colorVocabulary()
  return words.has(word) ? null : (forms.find((form) => form !== word && words.has(form)) ?? null)
}

/** Modifiers of a colour, which name none alone. */
const SHADES: ReadonlySet<string> = new Set(
  'light dark deep pale bright soft muted dusty dusky off hot royal sky baby powder midnight forest bottle sea ocean olive mint lime army hunter racing steel slate charcoal ice icy burnt brick blood wine rose salmon coral mustard lemon golden off pastel warm cool rich'.split(
    ' ',
  ),
)

type ColorWords = {
  readonly card: ReadonlyMap<string, Lab>
  /** The colours of a plain word: every yarn of its families. */
  readonly families: ReadonlyMap<string, readonly Lab[]>
  readonly vocabulary: ReadonlySet<string>
}

let known: { readonly of: readonly Yarn[]; readonly words: ColorWords } | undefined

/** The colour words of the shade card as it is now. */
function colorWords(): ColorWords {
  const of = cardYarns()
  if (known?.of !== of) known = { of, words: wordsOf(of) }
  return known.words
}

function wordsOf(yarns: readonly Yarn[]): ColorWords {
  const card = new Map([
    ...yarns.map(({ name, hex }) => [plain(name), labFromHex(hex)] as const),
    ...NAMED_COLORS.map(({ name, hex }) => [plain(name), labFromHex(hex)] as const),
  ])
  const families = familyShades()
  const names = [...card.keys(), ...families.keys(), ...Object.keys(ALIASES), ...COMMON_COLORS]
  return { card, families, vocabulary: new Set(names.filter((name) => !name.includes(' '))) }
}

/** Words that are colours by themselves. */
export const colorVocabulary = (): ReadonlySet<string> => colorWords().vocabulary

/** The length of the longest colour name from `at` on: `navy`, `dark sea green`, `date stone`. 0 for none. */
export function colorTermsAt(words: readonly string[], at: number): number {
  const { card, vocabulary } = colorWords()
  let end = at
  while (SHADES.has(words[end] ?? '')) end++
  const shaded = vocabulary.has(words[end] ?? '') ? end + 1 - at : 0
  const own = vocabulary.has(words[end - 1] ?? '') ? end - at : 0
  // In `navy blue` and `rust red` the last word is part of the name; in `the red blue` one colour becomes the other.
  const isPlain = shaded === 1 && PLAIN_COLORS.has(words[at] ?? '')
  const longer = shaded > 0 && !isPlain && PLAIN_COLORS.has(words[at + shaded] ?? '') ? shaded + 1 : shaded
  const named = [4, 3, 2].find((length) => card.has(words.slice(at, at + length).join(' '))) ?? 0
  return Math.max(longer, own, named)
}

/** Basic colour words. */
export const PLAIN_COLORS: ReadonlySet<string> = new Set(
  'brown orange beige black white red blue green purple gray grey pink yellow gold teal'.split(' '),
)

/** The CIEDE2000 distance of a colour from a phrase: 0 for a yarn of that name, infinite if it names no colour. */
export function distanceFrom(phrase: string, hex: string): number {
  const { card, families } = colorWords()
  const lab = labFromHex(hex)
  const words = phrase.split(' ')
  const head = words.at(-1) ?? ''
  const exact = card.get(phrase) ?? card.get(ALIASES[phrase] ?? '')
  const byName = exact ? deltaE2000(lab, exact) : Infinity
  const lighter = words.some((word) => /^(?:light|pale|soft|powder|baby|pastel|bright|ice)/.test(word))
  const darker = words.some((word) => /^(?:dark|deep|midnight|bottle|forest)/.test(word))
  const shift = lighter ? 12 : darker ? -12 : 0
  const headShade = card.get(head) ?? card.get(ALIASES[head] ?? '')
  const byHead =
    headShade && words.length > 1 ? deltaE2000(lab, { ...headShade, l: headShade.l + shift }) + 2 : Infinity
  const family = families.get(head) ?? []
  const byFamily = Math.min(...family.map((shade) => deltaE2000(lab, { ...shade, l: shade.l + shift }))) + 8
  return Math.min(byName, byHead, byFamily)
}

function familyShades(): ReadonlyMap<string, readonly Lab[]> {
  const shades = new Map<string, Lab[]>()
  for (const { also, yarns } of cardFamilies())
    for (const word of also)
      if (!['natural', 'undyed', 'pale', 'dark'].includes(word))
        shades.set(word, [...(shades.get(word) ?? []), ...yarns.map(({ hex }) => labFromHex(hex))])
  return shades
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ')
}
