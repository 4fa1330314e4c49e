import { SHAPES } from '@nawl/domain/rug/shape'

import { colorVocabulary, plainForm } from '../slots/color-vocabulary.ts'
import { matchingYarns } from '../slots/match-yarns.ts'
import { type SaidColor, saidColors } from '../slots/palette-color.ts'
import { matchWord } from '../text/match-word.ts'
import { type Palette, type Reading, type Scene, slackFor, type Yarn } from './reading.ts'
import { type Sentence, strangers, without, wordSet } from './sentence.ts'

const PARTS =
  'color colour colors colours colored coloured yarn yarns wool part parts area areas bit bits thread threads section sections tuft tufts stripe stripes line lines shape shapes dots edge border pattern tone shade swatch number no rug it carpet design everywhere wherever'
const CHANGE = wordSet(
  `make turn change swap replace recolor recolour paint repaint dye switch set use try put substitute exchange become becomes go goes convert render redo do have give in into to with by against from for out place over where instead of rather than rid take less lose than remove drop no more everything be being should could might must look looks looking were ${PARTS}`,
)
const CHANGES =
  /\b(?:make|turn|change|swap|replace|recolou?r|paint|repaint|dye|switch|set|use|try|put|substitute|exchange|become|becomes|convert|instead|than|in place of|to be|should be|could be|into|give|to|have|do|in|be|colou?r|out|go|like|more|want|rid|remove|lose|drop|that is)\b/
const WANTED = wordSet(
  `${[...CHANGE].join(' ')} and what about how something like maybe perhaps try rather more bit go with`,
)
const PART_WORDS = wordSet(PARTS)
/** Verbs that change a colour in any sentence. */
const STRONG =
  /\b(?:make|turn|change|swap|replace|recolou?r|paint|repaint|dye|switch|exchange|become|becomes|convert|instead|into|to|put|should|could)\b/
/** Questions that ask to see a change: "how would the ink look in navy?" */
const WOULD =
  /^(?:how (?:would|does|about|will)|what (?:if|about|would)|would|why not|is it possible|should|shall)\b|^what is .+ (?:should|must|to|could) be\b/
const KEEP = wordSet(
  `make sure certain will lock block dare u freeze pin hold keep protect fix leave preserve save secure locked fixed same stay stays alone untouched unchanged exactly how where touch change move remain remains way put ${PARTS} shuffle shuffling shuffled when while before rest others random mix hang onto budge both everything every except other trying stuff spin hands off safe them frozen nail down sacred nobody moves touches`,
)
const KEEPS =
  /\b(?:lock|block|freeze|pin|hold|keep|protect|fix|leave|preserve|secure|hang on|hands off|nail down|sacred|(?:nobody|no one) (?:moves|touches)|not (?:touch|change|move|lose|shuffle)|(?:never|not let) (?:touch|change|move)|not let)\b|\b(?:(?:should|must|has to|have to|got to|to|needs to) (?:stay|remain)|(?:can not|will not|does not|must not|should not) (?:move|budge|change))\b|\bstays?\b/
const FREES =
  /\b(?:unlock|open the lock|take (?:the )?lock off|unfreeze|unpin|unfix|free(?: up)?|release|let go(?: of)?)\b|\b(?:may|can|could) (?:change|move) again\b|\bnot (?:keep|lock|hold|pin)\b|(?<!not )\blet .+ (?:change|move|vary|go)\b/
const FREE = wordSet(
  `unlock open take off unfreeze unpin unfix free up release let go of again may can could change move vary let not keep lock hold pin it both too ${PARTS}`,
)
const OTHERS =
  /\b(?:everything|every\w*|all|anything|the rest|the others?) (?:\w+ )?(?:except|but|other than|apart from|besides)\b/
/** "Make it", "in", "instead": signs that a colour said alone is the new one. */
export const TO_NEW =
  /\b(?:make|turn|change|paint|dye|try|into|to|in|instead|be|become|becomes|goes|use|want|with|rather|colou?r|more)\b/

/** "Pebble?" is a shape before it is a colour. */
const SHAPE_ALONE: ReadonlySet<string> = new Set(SHAPES)

/** "Lock the ink", "free up the apricot", "make the beige navy", "make it navy" after a yarn was spoken of. */
export function readColorCommands(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare } = sentence
  const { palette } = scene
  if (palette.length === 0 || SHAPE_ALONE.has(bare)) return []
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  const rest = without(words, colors)
  if (FREES.test(bare)) return readHold('unlock', rest, colors, scene)
  const isLock = slackFor('lock', scene) > 4 && joined(colors).length === 1 && !TO_NEW.test(rest)
  if (KEEPS.test(bare) || isLock) {
    const held = sentence.isQuestion ? [] : readHold('lock', rest, colors, scene)
    if (held.length > 0 || KEEPS.test(rest)) return held
  }
  if (sentence.isQuestion && !WOULD.test(bare)) return []
  return readChange(words, rest, colors, scene)
}

/** The yarns that a clause speaks of, whether or not it asks for anything: what a later "it" means. */
export function spokenYarns({ bare }: Sentence, palette: Palette): readonly Yarn[] {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = joined(saidColors(words, palette))
  const first = colors.find((color) => isNamed(color, palette))
  const meant = matchingYarns((first ?? colors[0])?.phrase ?? '', palette)
  return colors.length > 0 ? meant : []
}

/** What each colour of a clause can mean among the rug's yarns. */
export function yarnsOfEach({ bare }: Sentence, palette: Palette): readonly (readonly Yarn[])[] {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  return joined(saidColors(words, palette))
    .map(({ phrase }) => matchingYarns(phrase, palette))
    .filter((yarns) => yarns.length > 0)
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
  return strangers(without(words, colors), WANTED) === 0 ? only.phrase : null
}

/** The yarn that a sentence consists of: "the second one". */
export function namedYarn({ bare }: Sentence, palette: Palette): Yarn | null {
  const words = bare.split(' ').map((word) => snapped(word, palette))
  const colors = saidColors(words, palette)
  const [only, ...others] = joined(colors)
  if (!only || others.length > 0 || strangers(without(words, colors), PART_WORDS) > 0) return null
  return matchingYarns(only.phrase, palette)[0] ?? null
}

function readHold(
  tool: 'lock' | 'unlock',
  rest: string,
  said: readonly SaidColor[],
  scene: Scene,
): readonly Reading[] {
  const { palette, context, focus } = scene
  const colors = joined(said)
  const known = tool === 'lock' ? KEEP : FREE
  const isNamedAll = colors.length > 0 && colors.every((color) => isNamed(color, palette))
  if (strangers(rest, known) > (isNamedAll ? 1 : 0) + slackFor(tool, scene)) return []
  const holds = (yarns: readonly Yarn[]): readonly Reading[] =>
    yarns.map(({ hex }) => ({ call: { tool, args: { color: hex } } }))
  if (OTHERS.test(rest) && tool === 'lock') {
    const apart = new Set(
      colors.flatMap(({ phrase }) => matchingYarns(phrase, palette).map(({ hex }) => hex)),
    )
    return apart.size > 0 ? holds(palette.filter(({ hex }) => !apart.has(hex))) : []
  }
  if (colors.length === 0) {
    const all = /\b(?:all|everything|every)\b/.test(rest)
    if (tool === 'unlock' && all)
      return holds(
        palette.filter(({ hex }) =>
          context.locked?.some((locked) => locked.toLowerCase() === hex.toLowerCase()),
        ),
      )
    return focus.length === 1 && /\b(?:it|that|this|them|these)\b/.test(rest) ? holds(focus) : []
  }
  return colors.slice(0, 4).flatMap(({ phrase }): readonly Reading[] => {
    const locked = new Set(context.locked?.map((hex) => hex.toLowerCase()))
    const meant = matchingYarns(phrase, palette)
    const free =
      meant.length > 1 && tool === 'unlock' ? meant.filter(({ hex }) => locked.has(hex.toLowerCase())) : meant
    const yarns = free.length > 0 ? free : meant
    if (yarns.length > 1)
      return [{ ask: { about: 'yarn', yarns, sentence: (yarn) => `${tool} the ${yarn}` } }]
    return holds(yarns)
  })
}

/** Nouns of a room: "my curtain is chocolate" asks for nothing. */
const ELSEWHERE =
  /\b(?:my|our|his|her|their|sofa|couch|curtains?|walls?|floors?|cushions?|furniture|car|house|hair)\b/

function readChange(
  words: readonly string[],
  rest: string,
  colors: readonly SaidColor[],
  scene: Scene,
): readonly Reading[] {
  const { palette, focus } = scene
  const slack = slackFor('setColor', scene)
  if (OTHERS.test(words.join(' '))) return []
  const order = inOrder(words, colors, palette) ?? namedThenNew(colors, palette)
  if (order) {
    if (
      KEEPS.test(rest) ||
      strangers(rest, CHANGE) > (CHANGES.test(rest) && isNamed(order.from, palette) ? 2 : 0) + slack
    )
      return []
    if (strangers(rest, CHANGE) > 2 && !STRONG.test(rest)) return []
    if (
      slack < 4 &&
      !CHANGES.test(rest) &&
      rest.split(' ').some((word) => !CHANGE.has(word) && !/^(?:the|a|my|this|that|please|)$/.test(word))
    )
      return []
    return changed(matchingYarns(order.from.phrase, palette), order.to.phrase)
  }
  const [only, ...others] = joined(colors)
  if (!only || others.length > 0 || focus.length === 0 || ELSEWHERE.test(rest)) return []
  const isDefinite =
    /^(?:the|that|those|these|this)$/.test(words[only.at - 1] ?? '') &&
    !/^(?:to|into|in|make)$/.test(words[only.at - 2] ?? '')
  const isYarn = isDefinite || (isNamed(only, palette) && !TO_NEW.test(rest))
  if (isYarn || strangers(rest, CHANGE) > slack) return []
  const isAlone = rest
    .split(' ')
    .every((word) => /^(?:|a|an|the|it|just|please|that|this|i|mean|one|maybe|then|like|but)$/.test(word))
  return isAlone || TO_NEW.test(rest) ? changed(focus, only.phrase) : []
}

export function changed(yarns: readonly Yarn[], to: string): readonly Reading[] {
  const [from, ...others] = yarns
  if (!from) return []
  // "Make walnut more like tar": whatever is meant, it is not what is there.
  if (others.length === 0 && from.name.toLowerCase() === to) return [{ ask: { about: 'color', yarn: from } }]
  return others.length > 0
    ? [{ ask: { about: 'yarn', yarns, sentence: (yarn) => `make the ${yarn} ${to}` } }]
    : [{ call: { tool: 'setColor', args: { from: from.hex, to } } }]
}

/** Orders two colours into old and new: the first is the old one unless the words around them say otherwise. */
export function inOrder(
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
  if (/^(?:and|or)(?: the| my| that)?$/.test(between)) return null
  // "The white is lovely and the orange should go" tells nothing of the one becoming the other.
  const isApart =
    /\b(?:and|but|or)\b/.test(between) &&
    /\b(?:the|that|those)$/.test(between) &&
    !/\b(?:to|into|for|with|by|instead|than|where|from|against|over|of|use|put)\b/.test(between)
  if (isApart) return null
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
export function namedThenNew(
  colors: readonly SaidColor[],
  palette: Palette,
): { readonly from: SaidColor; readonly to: SaidColor } | null {
  const named = colors.filter((color) => isNamed(color, palette))
  const to = colors.at(-1)
  const [from] = named
  return from && to && named.length === 1 && from !== to && colors.length === 3 ? { from, to } : null
}

/** Joins colours whose words are adjacent: `leaf` `green`. */
export function joined(colors: readonly SaidColor[]): readonly SaidColor[] {
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

export function isNamed({ phrase }: SaidColor, palette: Palette): boolean {
  return palette.some(({ name }) =>
    phrase.split(' ').some((word) => name.toLowerCase().split(' ').includes(word)),
  )
}

const corrected = new WeakMap<Palette, Map<string, string>>()

/** Corrects a misspelt colour word. */
export function snapped(word: string, palette: Palette): string {
  const known = corrected.get(palette) ?? new Map<string, string>()
  corrected.set(palette, known)
  const found = known.get(word) ?? colorOf(word, palette)
  known.set(word, found)
  return found
}

function colorOf(word: string, palette: Palette): string {
  if (CHANGE.has(word) || KEEP.has(word) || word.length < 4) return word
  const plain = plainForm(word)
  if (plain !== null) return plain
  const own = palette.flatMap(({ name }) => name.toLowerCase().match(/[a-z]+/g) ?? [])
  return matchWord(word, new Set([...colorVocabulary(), ...own]), 8) ?? word
}
