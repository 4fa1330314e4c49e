import { labFromHex } from '@nawl/engine/color/lab'
import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { Mood, ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { moodPalette } from '@nawl/engine/recolor/mood'

import { findRug } from '../answers/rug-answer.ts'
import type { Palette, Yarn } from '../grammar/reading.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { Turn } from '../turn.ts'
import { type Move, moveIn, plainly } from './move.ts'
import { changedYarns, yarnsSaid } from './values.ts'

type Scene = { readonly turn: Turn; readonly state: DialogueState; readonly reader: SentenceReader }

/** The calls that take back the last changes of yarns, as far as they are still on screen. */
export function takenBack(
  { done = [], changes = [] }: DialogueState,
  { context: { palette = [] } }: Turn,
  most = done.filter(({ tool }) => tool === 'setColor').length,
): readonly ShopToolCall[] {
  if (most === 0) return []
  return changes
    .slice(-most)
    .flatMap(({ from, to }) =>
      palette.some(({ hex }) => hex.toUpperCase() === to.toUpperCase())
        ? [{ tool: 'setColor' as const, args: { from: to, to: from } }]
        : [],
    )
}

const TONES: readonly (readonly [Mood, RegExp])[] = [
  ['darker', /\b(?:darker|deeper)\b|(?:^| )(?:اغمق|غمق\p{L}*|داكن اكثر)(?= |$)/u],
  ['lighter', /\b(?:lighter|paler|brighter)\b|(?:^| )(?:افتح|فتح\p{L}*)(?= |$)/u],
  ['warmer', /\bwarmer\b|(?:^| )(?:ادفا|دف\p{L}*)(?= |$)/u],
  ['cooler', /\b(?:cooler|colder)\b|(?:^| )(?:ابرد|برد\p{L}*)(?= |$)/u],
  ['softer', /\b(?:softer|more muted|duller)\b|(?:^| )(?:انعم|اهدا)(?= |$)/u],
  ['bolder', /\b(?:bolder|stronger|more vivid)\b|(?:^| )(?:اقوي)(?= |$)/u],
]
const BESIDE =
  /^(?:a|an|bit|little|slightly|much|tad|touch|shade|even|still|more|too|شوي|شويه|اكثر|اكتر|كمان|حبه|درجه)$/
const MOST_WORDS = 9

/** One yarn in another tone: the one that a message names, or that was changed last; a yarn of the card. */
export function toneChange(
  text: string,
  { rest }: Move,
  { turn, state, reader }: Scene,
): ShopToolCall | null {
  const plain = plainly(text)
  const tone = TONES.find(([, said]) => said.test(plain))
  const { palette = [] } = turn.context
  if (!tone || /\blike\b|مثل|زي/.test(plain) || palette.length === 0 || plain.split(' ').length > MOST_WORDS)
    return null
  const [mood, said] = tone
  // The word of the tone names no yarn: "make the lightest darker".
  const without = plain.replace(said, ' ').replaceAll(/ +/g, ' ').trim()
  const named = yarnsSaid(without, palette, reader)
  const [only, ...others] = named
  if (others.length > 0) return null
  const words = rest
    .replace(said, ' ')
    .split(' ')
    .filter((word) => word !== '' && !BESIDE.test(word) && !said.test(word))
  const yarn = only ? (only.length === 1 ? only[0] : undefined) : leant(words, state, palette)
  if (!yarn) return null
  const card = [...yarnsInStock(), ...NAMED_COLORS].map(({ hex }) => hex)
  const [to] = moodPalette(mood, [{ hex: yarn.hex.toUpperCase(), locked: false }], card)
  return to && to !== yarn.hex.toUpperCase() ? { tool: 'setColor', args: { from: yarn.hex, to } } : null
}

/** The only yarn that was changed last, where nothing else is said. */
function leant(words: readonly string[], state: DialogueState, palette: Palette): Yarn | undefined {
  if (words.length > 0 || state.done?.at(-1)?.tool !== 'setColor') return undefined
  const changed = changedYarns(state, palette)
  return changed.length === 1 ? changed[0] : undefined
}

const BACK =
  /\b(?:back|restore|return|revert)\b|\b(?:as|like) (?:it|they) (?:was|were)\b|\bin(?:to)? (?:its|the) original\b|(?:^| )(?:رجع\p{L}*|ارجع\p{L}*|رد\p{L}*)(?= |$)|(?:مثل|متل|زي|كما) ما كان/u

/** A named yarn in the colour it had before: one on screen as drawn, or a colour that it was in. */
export function yarnPutBack(text: string, { turn, state, reader }: Scene): ShopToolCall | null {
  const plain = plainly(text)
  if (!BACK.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  const { palette = [] } = turn.context
  const without = plain.replace(BACK, ' ').replaceAll(/ +/g, ' ').trim()
  const former = (state.changes ?? []).map(({ from, to }) => ({ hex: from, name: nameOfHex(from, turn), to }))
  const [past] = yarnsSaid(without, former, reader)
  const was = past ? former.findLast(({ hex }) => past.some((yarn) => yarn.hex === hex)) : undefined
  const [now = endOf(without, palette)] = yarnsSaid(without, palette, reader)
  const changed = now?.filter(({ drawn }) => drawn !== undefined) ?? []
  const exact = now?.some(({ name }) => without.includes(name.toLowerCase())) ?? false
  const [yarn] = changed
  if (yarn?.drawn !== undefined && changed.length === 1 && (exact || !was))
    return { tool: 'setColor', args: { from: yarn.hex, to: yarn.drawn } }
  const dyed =
    now?.length === 1 ? state.changes?.findLast(({ to }) => to === now[0]?.hex.toUpperCase()) : undefined
  if (!was && dyed) return { tool: 'setColor', args: { from: dyed.to, to: dyed.from } }
  if (!was) return null
  const current = nowOf(was.to, state)
  return palette.some(({ hex }) => hex.toUpperCase() === current)
    ? { tool: 'setColor', args: { from: current, to: was.hex } }
    : null
}

/** The lightest or darkest yarn, where a message says that. */
function endOf(text: string, palette: Palette): readonly Yarn[] | undefined {
  const { pick } = moveIn(text)
  if (pick?.which !== 'most' || (pick.of !== 'dark' && pick.of !== 'light')) return undefined
  const sorted = palette.toSorted((p, q) => labFromHex(p.hex).l - labFromHex(q.hex).l)
  const yarn = pick.of === 'dark' ? sorted[0] : sorted.at(-1)
  return yarn ? [yarn] : undefined
}

/** What became of a dye in the changes after it. */
function nowOf(to: string, { changes = [] }: DialogueState): string {
  const at = changes.findIndex((change) => change.to === to)
  return changes
    .slice(at + 1)
    .reduce((hex, change) => (change.from.toUpperCase() === hex ? change.to : hex), to)
    .toUpperCase()
}

/** The name of a yarn by its hex: of the rug as drawn, else of the card. */
export function nameOfHex(hex: string, { rugs, context }: Pick<Turn, 'rugs' | 'context'>): string {
  const isIt = (yarn: { readonly hex: string }) => yarn.hex.toUpperCase() === hex.toUpperCase()
  return (
    context.palette?.find(isIt)?.name ??
    findRug(rugs, context.rug)?.yarns.find(isIt)?.name ??
    [...yarnsInStock(), ...NAMED_COLORS].find(isIt)?.name ??
    hex
  )
}
