import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import { colorVocabulary, plainForm } from '../slots/color-vocabulary.ts'
import { inPalette, type SaidColor, saidColors } from '../slots/palette-color.ts'
import { matchWord } from '../text/match-word.ts'
import { type Sentence, strangers, without, wordSet } from './sentence.ts'

type Palette = NonNullable<AssistantContext['palette']>

const PARTS =
  'color colour colors colours colored coloured yarn yarns wool part parts area areas bit bits thread threads section sections tuft tufts stripe stripes line lines shape shapes dots edge border pattern tone shade swatch number no rug it carpet design everywhere wherever'
const CHANGE = wordSet(
  `make turn change swap replace recolor recolour paint repaint dye switch set use try put substitute exchange become becomes go goes convert render redo do have give in into to with by against from for out place over where instead of rather than rid take less lose than remove drop no more everything be being should could might must look looks looking were ${PARTS}`,
)
const CHANGES =
  /\b(?:make|turn|change|swap|replace|recolou?r|paint|repaint|dye|switch|set|use|try|put|substitute|exchange|become|becomes|convert|instead|than|in place of|to be|should be|could be|into|give|to|have|do|in|be|colou?r|out|go|like|more|want|rid|remove|lose|drop|that is)\b/
/** Questions that ask to see a change: "how would the ink look in navy?" */
const WOULD =
  /^(?:how (?:would|does|about|will)|what (?:if|about|would)|would|why not|is it possible|should|shall)\b/
const KEEP = wordSet(
  `make sure certain will lock freeze pin hold keep protect fix leave preserve save secure locked fixed same stay stays alone untouched unchanged exactly how where touch change move remain remains way put ${PARTS} shuffle shuffling shuffled when while before rest others random mix`,
)
const KEEPS =
  /\b(?:lock|freeze|pin|hold|keep|protect|fix|leave|preserve|secure|not (?:touch|change|move)|(?:never|not let) (?:touch|change|move)|not let)\b|\b(?:should|must|has to|to) (?:stay|remain)\b|\bstays?\b/

/**
 * "Make the beige navy", "use teal instead of the ink": setColor when one of two colours is in the rug; "keep the ink
 * as it is": lock. Null when no colour is in the rug.
 */
export function readColorCommand({ bare, isQuestion }: Sentence, palette: Palette): ShopToolCall | null {
  if (palette.length === 0 || (isQuestion && !WOULD.test(bare))) return null
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  const rest = without(words, colors)
  return readLock(bare, rest, colors, palette) ?? readChange(words, rest, colors, palette)
}

/** The two colours of a requested change, whether or not the first is in the rug. */
export function wantedChange({ bare }: Sentence, palette: Palette): { from: string; to: string } | null {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  if (!CHANGES.test(bare) || strangers(without(words, colors), CHANGE) > 0) return null
  const order = inOrder(words, colors, palette)
  return order && { from: order.from.phrase, to: order.to.phrase }
}

/** The new colour of a sentence that names no yarn: "make it navy". */
export function wantedColor({ bare }: Sentence): string | null {
  const words = bare.split(' ').map((word) => snapped(word, []))
  const colors = saidColors(words, [])
  const [only] = colors
  if (!only || colors.length > 1) return null
  return strangers(without(words, colors), wordSet(`${[...CHANGE].join(' ')} and what about how`)) === 0
    ? only.phrase
    : null
}

/** The yarn that a sentence consists of: "the second one". */
export function namedYarn({ bare }: Sentence, palette: Palette): Palette[number] | null {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  const [only, ...others] = joined(colors)
  if (!only || others.length > 0 || strangers(without(words, colors), wordSet(PARTS)) > 0) return null
  return inPalette(only.phrase, palette)
}

function readLock(
  bare: string,
  rest: string,
  colors: readonly SaidColor[],
  palette: Palette,
): ShopToolCall | null {
  const [only, ...others] = joined(colors)
  if (
    !only ||
    others.length > 0 ||
    !KEEPS.test(bare) ||
    strangers(rest, KEEP) > (isNamed(only, palette) ? 1 : 0)
  )
    return null
  const color = inPalette(only.phrase, palette)
  return color && { tool: 'lock', args: { color: color.hex } }
}

function readChange(
  words: readonly string[],
  rest: string,
  colors: readonly SaidColor[],
  palette: Palette,
): ShopToolCall | null {
  const order = inOrder(words, colors, palette) ?? namedThenNew(colors, palette)
  if (
    !order ||
    KEEPS.test(rest) ||
    strangers(rest, CHANGE) > (CHANGES.test(rest) && isNamed(order.from, palette) ? 2 : 0)
  )
    return null
  if (
    !CHANGES.test(rest) &&
    rest.split(' ').some((word) => !CHANGE.has(word) && !/^(?:the|a|my|this|that|please|)$/.test(word))
  )
    return null
  const from = inPalette(order.from.phrase, palette)
  return from && { tool: 'setColor', args: { from: from.hex, to: order.to.phrase } }
}

/** Orders two colours into old and new: the first is the old one unless the words around them say otherwise. */
function inOrder(
  words: readonly string[],
  said: readonly SaidColor[],
  palette: Palette,
): { readonly from: SaidColor; readonly to: SaidColor } | null {
  // "The rust, no, make the rust beige" names two colours.
  const colors = said.filter(
    ({ phrase }, at) => said.findLastIndex((other) => other.phrase === phrase) === at,
  )
  const [first, second, third] = colors.length > 2 ? joined(colors) : colors
  if (!first || !second || third) return null
  const before = words.slice(0, first.at).join(' ')
  const between = words.slice(first.at + first.length, second.at).join(' ')
  if (/^(?:and|or)$/.test(between)) return null
  if (/\b(?:to|into)\b/.test(before) && /\bfrom\b/.test(between)) return { from: second, to: first }
  const turned =
    /\b(?:instead of|in place of|rather than|in for|over(?! to)|than|where|wherever|replac(?:e|es|ing))\b/.test(
      between,
    ) ||
    (/\b(?:use|put|try|want|have|give|get)\b/.test(before) && /\bfor\b|\b(?:on|in) the\b/.test(between)) ||
    (before === '' && /^for the\b/.test(between)) ||
    (/\b(?:prefer|rather)\b/.test(before) && /^(?:to|over|than)\b/.test(between)) ||
    (/^(?:in|on)?$/.test(between) && !isNamed(first, palette) && isNamed(second, palette))
  return turned ? { from: second, to: first } : { from: first, to: second }
}

/** "The tawny is too orange, change it to grey": the only yarn of the rug that is named, and the last colour. */
function namedThenNew(
  colors: readonly SaidColor[],
  palette: Palette,
): { readonly from: SaidColor; readonly to: SaidColor } | null {
  const named = colors.filter((color) => isNamed(color, palette))
  const to = colors.at(-1)
  const [from] = named
  return from && to && named.length === 1 && from !== to && colors.length === 3 ? { from, to } : null
}

/** Joins colours whose words are adjacent: `leaf` `green`. */
function joined(colors: readonly SaidColor[]): readonly SaidColor[] {
  const done: SaidColor[] = []
  for (const next of colors) {
    const last = done.at(-1)
    if (last && last.at + last.length === next.at)
      done[done.length - 1] = {
        phrase: `${last.phrase} ${next.phrase}`,
        at: last.at,
        length: last.length + next.length,
      }
    else done.push(next)
  }
  return done
}

function isNamed({ phrase }: SaidColor, palette: Palette): boolean {
  return palette.some(({ name }) =>
    phrase.split(' ').some((word) => name.toLowerCase().split(' ').includes(word)),
  )
}

/** Corrects a misspelt colour word. */
function snapped(word: string, palette: Palette): string {
  if (CHANGE.has(word) || KEEP.has(word) || word.length < 4) return word
  const plain = plainForm(word)
  if (plain !== null) return plain
  const own = palette.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? [])
  return matchWord(word, new Set([...colorVocabulary(), ...own]), 6) ?? word
}
