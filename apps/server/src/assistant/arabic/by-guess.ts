import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import { pageName } from '../grammar/page-vocabulary.ts'
import type { Turn } from '../turn.ts'
import { normaliseArabic } from './normalise.ts'
import { FORBIDS } from './patterns.ts'
import { changeOf, knownIn } from './readers/change.ts'
import { leaningSizeOf, quantityOf, sizeOf } from './readers/measures.ts'
import { moodOf } from './readers/mood.ts'
import { saidColors } from './slots/colors.ts'
import { designs } from './slots/design-names.ts'
import { numbersInArabic } from './slots/numbers.ts'
import { saidPlaces } from './slots/places.ts'
import { LISTINGS, PAGES, PILES, ROOMS, SHAPES } from './slots/shop.ts'
import { foundIn, type Table } from './slots/table.ts'

/** Probability from which a tool that needs nothing named may be meant, and one for which the sentence names what it needs. */
const SURE = 0.6
const NAMED = 0.4

/** Tools that a question asks for. */
const SHOWS: ReadonlySet<string> = new Set([
  'showRoom',
  'quote',
  'openDesign',
  'listRugs',
  'navigate',
  'setColor',
])

type Named = {
  readonly text: string
  readonly words: readonly string[]
  readonly context: AssistantContext
  readonly rugs: readonly RugItem[]
}

/**
 * The request that the classifier takes a message for, as plain English, where the message names what that request needs:
 * verbs are many, and what is asked for is not. Null where it is not likely enough, or asks for several things.
 */
export function requestByGuess(
  text: string,
  guesses: Turn['guesses'],
  context: AssistantContext,
  rugs: readonly RugItem[],
): string | null {
  const first = guesses?.[0]
  if (!first?.label?.startsWith('tool:')) return null
  const normal = numbersInArabic(normaliseArabic(text))
  if (FORBIDS.test(normal)) return null
  const named = { text: normal, words: normal.split(' '), context, rugs }
  const tool = first.label.slice('tool:'.length)
  if (/[?؟]/.test(text) && !SHOWS.has(tool)) return null
  if (first.likelihood >= SURE) {
    const bare = context.rug === undefined ? undefined : BARE[tool]
    if (bare !== undefined) return bare
  }
  if (first.likelihood < NAMED) return null
  const byName = READERS[tool]?.(named) ?? null
  return (
    byName ??
    (first.value === undefined || first.likelihood < SURE ? null : byValue(tool, first.value, context))
  )
}

const BARE: Readonly<Record<string, string>> = {
  shuffle: 'shuffle',
  undo: 'undo',
  reset: 'reset to the original',
  addToCart: 'add it to the cart',
  quote: 'how much is it',
}

/** A request whose whole argument the classifier knows, as plain English. */
function byValue(tool: string, value: string, context: AssistantContext): string | null {
  if (tool === 'setLanguage') return value === 'ar' ? 'switch to arabic' : 'switch to english'
  if (tool === 'navigate') {
    const page = pageName(value)
    return page === null ? null : `go to ${page}`
  }
  if (context.rug === undefined) return null
  if (tool === 'setMood' || tool === 'setShape') return `make it ${value}`
  if (tool === 'setPile') return `make it ${value} pile`
  if (tool === 'showRoom') return value === 'none' ? 'show only the rug' : `show it in the ${value}`
  return null
}

const one = (words: readonly string[], table: Table, say: (value: string) => string): string | null => {
  const values = [...new Set(foundIn(words, table).map(({ value }) => value))]
  return values.length === 1 ? say(values[0] ?? '') : null
}
const yarnsIn = ({ words, context }: Named) => {
  const palette = context.palette ?? []
  const colors = saidColors(words, palette)
  return { colors, known: knownIn(colors, palette) }
}

const READERS: Readonly<Record<string, (named: Named) => string | null>> = {
  setColor: (named) => {
    const { colors, known } = yarnsIn(named)
    const read = changeOf(named.text, colors, known, null)
    if (read && read.sentences.length > 0) return read.sentences.join(', then ')
    const [from, to] = [known[0], colors.find(({ at }) => at !== known[0]?.at)]
    return from && to ? `change the ${from.name} to ${to.name}` : null
  },
  setMood: ({ words }) => moodOf(words)[0] ?? null,
  lock: (named) =>
    yarnsIn(named)
      .known.map(({ name }) => `lock the ${name}`)
      .join(', then ') || null,
  unlock: (named) =>
    yarnsIn(named)
      .known.map(({ name }) => `unlock the ${name}`)
      .join(', then ') || null,
  setSize: ({ text, words }) => {
    const size = sizeOf(text, foundIn(words, SHAPES)[0]?.value, true)
    return size === null ? leaningSizeOf(text) : `make it ${size}`
  },
  setShape: ({ words }) => one(words, SHAPES, (shape) => `make it ${shape}`),
  setPile: ({ words }) => one(words, PILES, (pile) => `make it ${pile} pile`),
  setQuantity: ({ text, context }) => {
    const quantity =
      quantityOf(text, context.quantity) ?? Number(/(?:^| )(\d{1,2})(?= |$)/.exec(text)?.[1] ?? Number.NaN)
    return Number.isNaN(quantity) ? null : `I want ${quantity} of them`
  },
  quote: ({ text, words, context }) => {
    const size = sizeOf(text, foundIn(words, SHAPES)[0]?.value, context.rug !== undefined)
    const quantity = quantityOf(text)
    return size === null ? null : `how much is ${quantity === null ? 'it' : `${quantity} rugs`} in ${size}`
  },
  showRoom: ({ words }) => one(words, ROOMS, (room) => `show it in the ${room}`),
  navigate: ({ words }) =>
    one(words, PAGES, (page) => (page === 'products' ? 'show me all rugs' : `go to ${page}`)),
  setCountry: ({ words }) => {
    const places = saidPlaces(words)
    return places.length === 1 ? `set the country to ${places[0] ?? ''}` : null
  },
  setLanguage: ({ text }) =>
    /نجليزي|نكليزي|نقليزي|english/.test(text)
      ? 'switch to english'
      : /عرب/.test(text)
        ? 'switch to arabic'
        : null,
  openDesign: ({ words, rugs }) => {
    const names = designs(words, rugs)
    return names.length === 1 ? `open ${names[0] ?? ''}` : null
  },
  listRugs: ({ words }) => one(words, LISTINGS, (kind) => `show me ${kind} rugs`),
}
