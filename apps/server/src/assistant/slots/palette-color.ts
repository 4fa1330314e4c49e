import type { AssistantContext } from '@nawl/contract/assistant/assistant'

import { colorTermsAt, colorVocabulary, PLAIN_COLORS } from './color-vocabulary.ts'
import { isLikeness } from './color-names.ts'

type PaletteColor = NonNullable<AssistantContext['palette']>[number]

/** A colour phrase and its position in the sentence. */
export type SaidColor = { readonly phrase: string; readonly at: number; readonly length: number }

type Place = readonly [RegExp, (palette: readonly PaletteColor[], phrase: string) => PaletteColor | undefined]

const PLACES: readonly Place[] = [
  [/^(?:background|ground|base|field|main|backdrop)$/, (palette) => palette[0]],
  [/^(?:darkest|dark)$/, (palette) => palette.toSorted((p, q) => light(p) - light(q))[0]],
  [
    /^(?:lightest|palest|brightest|light|pale)$/,
    (palette) => palette.toSorted((p, q) => light(q) - light(p))[0],
  ],
  // In the studio's swatch order, largest share first.
  [/^(?:last|final)$/, (palette) => palette.at(-1)],
  [
    /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:10|[1-9])(?:st|nd|rd|th)?)$/,
    (palette, phrase) => palette[rankOf(phrase) - 1],
  ],
]

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** 2 for `second`, `2nd` and `2`. */
function rankOf(word: string): number {
  return ORDINALS.indexOf(word) + 1 || Number.parseInt(word, 10)
}

/** The colours in a sentence, left to right: names of the palette's yarns, of our shade card, or plain words. */
export function saidColors(words: readonly string[], palette: readonly PaletteColor[]): readonly SaidColor[] {
  const own = palette.map(({ name }) => wordsOf(name))
  const said: SaidColor[] = []
  for (let at = 0; at < words.length;) {
    const named = Math.max(0, ...own.map((name) => ownWordsAt(words, at, name)))
    // "Make the saffron red" names two colours when saffron is a yarn of the rug.
    const length =
      named > 0
        ? named
        : isBlend(words, at)
          ? 2
          : likenessAt(words, at) ||
            Math.max(
              colorTermsAt(words, at),
              numberAt(words, at),
              /^(?:to|into|than)$/.test(words[at - 1] ?? '') && isLikeness(words[at] ?? '') ? 1 : 0,
              isPlaceAt(words, at) || isHex(words[at]) ? 1 : 0,
            )
    if (length > 0) said.push({ phrase: words.slice(at, at + length).join(' '), at, length })
    at += Math.max(1, length)
  }
  return said
}

/** The yarn at a place that a phrase names, null where the rug has none there; undefined when it names no place. */
export function atPlace(phrase: string, palette: readonly PaletteColor[]): PaletteColor | null | undefined {
  const place = PLACES.find(([pattern]) => pattern.test(phrase))
  if (place) return place[1](palette, phrase) ?? null
  if (!isHex(phrase)) return undefined
  return palette.find(({ hex }) => hex.toLowerCase() === phrase) ?? null
}

/** How many words at a position belong to a yarn's name: all of them, or the one that names its colour. */
function ownWordsAt(words: readonly string[], at: number, name: readonly string[]): number {
  if (name.length > 0 && name.every((word, index) => words[at + index] === word)) return name.length
  const word = words[at] ?? ''
  return word.length > 2 && name.includes(word) && !colorVocabulary().has(word) && !VAGUE.has(word) ? 1 : 0
}

/** Words of yarn names with another meaning in sentences. */
const VAGUE: ReadonlySet<string> = new Set(
  'down line deep dark dry wet damp pale lit white black rug the and shade night'.split(' '),
)

/** "In grey blue" is one colour; in "the grey blue" one becomes the other. */
function isBlend(words: readonly string[], at: number): boolean {
  const [before = '', first = '', second = ''] = [words[at - 1], words[at], words[at + 1]]
  return (
    /^(?:in|to|into|a|an|with|of|nice|deep|soft)$/.test(before) &&
    PLAIN_COLORS.has(first) &&
    PLAIN_COLORS.has(second)
  )
}

/** The words of "like the sea at night" or "the colour of wet sand" from `at` on. */
function likenessAt(words: readonly string[], at: number): number {
  const isOf = /^colou?rs?$/.test(words[at] ?? '') && words[at + 1] === 'of'
  if (words[at] !== 'like' && !isOf) return 0
  // "I would like sand" wishes.
  if (/^(?:would|i|we|you|not|they|she|he|also|really|do)$/.test(words[at - 1] ?? '')) return 0
  let from = at + (isOf ? 2 : 1)
  while (/^(?:the|a|an|my|some|ripe|old|fresh|proper|good)$/.test(words[from] ?? '')) from++
  for (let end = Math.min(words.length, from + 4); end > from; end--)
    if (isLikeness(words.slice(from, end).join(' '))) return end - at
  return 0
}

/** The words of a RAL or NCS number: `ral 5011`, `ncs s 2060 r`. */
function numberAt(words: readonly string[], at: number): number {
  if (words[at] === 'ral') return /^\d{4}$/.test(words[at + 1] ?? '') ? 2 : 0
  if (words[at] !== 'ncs') return 0
  const from = words[at + 1] === 's' ? at + 2 : at + 1
  if (!/^\d{4}$/.test(words[from] ?? '')) return 0
  let end = from + 1
  while (/^(?:[nrgby]|are|\d{2}|[nrgby]\d{2}[rgby]?)$/.test(words[end] ?? '') && end < from + 4) end++
  return end - at
}

const isPlace = (word = '') => PLACES.some(([pattern]) => pattern.test(word))
const A_YARN =
  /^(?:ones?|yarns?|wool|colou?rs?|parts?|bits?|areas?|stripes?|lines?|tones?|shades?|swatch(?:es)?)$/

/** "The dark one", "the second", "colour 2" are positions; `dark` before a colour is part of its name. */
function isPlaceAt(words: readonly string[], at: number): boolean {
  const [before = '', word = '', behind = ''] = [words[at - 1], words[at], words[at + 1]]
  if (!isPlace(word)) return false
  if (A_YARN.test(behind)) return !/^\d+$/.test(word)
  if (/^(?:dark|light|pale)$/.test(word)) return false
  if (/^\d+$/.test(word)) return A_YARN.test(before) || /^(?:number|no)$/.test(before)
  return rankOf(word) > 0 || /^(?:last|final)$/.test(word) ? /^(?:the|my)$/.test(before) : true
}
const isHex = (word = '') => /^#[0-9a-f]{6}$/.test(word)

function light({ hex }: PaletteColor): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
