import { MOODS } from '@nawl/contract/assistant/shop-tools'
import { PILES } from '@nawl/domain/rug/piles'
import { designAddress } from '@nawl/domain/catalogue/address'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { SHAPES } from '@nawl/domain/rug/shape'

import { saidDesign } from '../slots/design.ts'
import { saidListing } from '../slots/listing.ts'
import { saidPlace } from '../slots/place.ts'
import { saidSize } from '../slots/size.ts'
import type { Guess } from '../subject/subject-model.ts'
import { yarnsOfEach } from './color-command.ts'
import { guessedChange } from './guessed-change.ts'
import { namesOneYarn } from './more-commands.ts'
import { PAGES } from './page-vocabulary.ts'
import type { Reading, Scene } from './reading.ts'
import { nextSizes } from './relative-size.ts'
import type { Sentence } from './sentence.ts'
import { searchTerm } from './search-term.ts'
import { quantityIn } from './size-command.ts'

/** The probability from which a request is made by the classifier's word, and from which a question is taken for one. */
const SURE = 0.5
const SURE_OF_A_QUESTION = 0.7
/** A clause by itself says less: what the whole message hardly sounds like needs more, and some are said by accident. */
const SURE_OF_A_CLAUSE = 0.85
const HEARD_IN_ALL = 0.1
const BY_ACCIDENT: ReadonlySet<string> = new Set(['listRugs', 'search', 'showRoom', 'undo', 'reset'])

/** A clause, and the message that it is of. */
export type Guessed = {
  readonly sentence: Sentence
  readonly guesses: readonly Guess[] | null
  readonly whole: Sentence
  /** What the classifier takes the message for; null where the clause is the message. */
  readonly ofWhole: readonly Guess[] | null
}

/** "Do not shuffle": what a negation stops rather than asks for. */
const NEGATED = /\b(?:do not|never|no need|without|not yet|stop|rather not|not want)\b/
const HOLDS: ReadonlySet<string> = new Set(['lock', 'unlock', 'undo', 'reset', 'setMood', 'setColor'])

/**
 * What a clause asks for where no reader of the grammar understands every word of it: the tool by the classifier, its
 * arguments by what the clause names. Nothing where the classifier is unsure or an argument is missing.
 */
export function guessedRequest(
  { sentence, guesses, whole, ofWhole }: Guessed,
  scene: Scene,
): readonly Reading[] {
  const [guess] = guesses ?? []
  const tool = guess?.label?.startsWith('tool:') === true ? guess.label.slice('tool:'.length) : null
  if (!guess || tool === null) return []
  const inAll = ofWhole?.find(({ label }) => label === guess.label)?.likelihood ?? (ofWhole ? 0 : 1)
  const isHeard = inAll >= HEARD_IN_ALL
  if (!isHeard && BY_ACCIDENT.has(tool)) return []
  const enough = sentence.isQuestion ? SURE_OF_A_QUESTION : isHeard ? SURE : SURE_OF_A_CLAUSE
  if (guess.likelihood < enough) return []
  if (NEGATED.test(sentence.corrected) && !HOLDS.has(tool)) return []
  // "A little sleepy, give more force": the whole message tells the mood better than its first clause.
  const ofAll = tool === 'setMood' && ofWhole?.[0]?.label === guess.label ? ofWhole[0].value : undefined
  const value = ofAll ?? guess.value
  const found =
    (scene.onRug && onThisRug(tool, value, sentence, scene)) || anywhere(tool, value, sentence, scene)
  // "A runner please, eighty wide and three metres long": the size is in all of it.
  const isShort =
    found.length === 0 || found.some((reading) => 'ask' in reading && reading.ask.about === 'size')
  if (!isShort || ofWhole === null) return found
  const together =
    (scene.onRug && onThisRug(tool, guess.value, whole, scene)) || anywhere(tool, guess.value, whole, scene)
  return together.length > 0 ? together : found
}

/** A request on the rug on screen; null for other tools. */
function onThisRug(
  tool: string,
  value: string | undefined,
  sentence: Sentence,
  scene: Scene,
): readonly Reading[] | null {
  const { bare } = sentence
  switch (tool) {
    case 'shuffle':
    case 'undo':
    case 'reset':
    case 'addToCart':
      return [{ call: { tool, args: {} } }]
    case 'setMood': {
      if (namesOneYarn(sentence, scene)) return otherShade(sentence, scene)
      const mood = MOODS.find((known) => known === value)
      return mood ? [{ call: { tool, args: { mood } } }] : []
    }
    case 'showRoom': {
      const room = [...ROOMS, 'none' as const].find((known) => known === value)
      return room ? [{ call: { tool, args: { room } } }] : []
    }
    case 'setShape': {
      const shape = SHAPES.find((known) => known === value)
      // "Like a stone of the river, not a rectangle".
      if (shape && new RegExp(`\\b(?:no|not|not an?) ${shape}\\b`).test(sentence.corrected)) return []
      return shape ? [{ call: { tool, args: { shape } } }] : []
    }
    case 'setPile': {
      const pile = PILES.find((known) => known === value)
      return pile ? [{ call: { tool, args: { pile } } }] : []
    }
    case 'setColor':
      return guessedChange(sentence, scene)
    case 'lock':
    case 'unlock':
      return held(tool, sentence, scene)
    case 'setQuantity': {
      const quantity = quantityIn(bare)
      return quantity === null ? [] : [{ call: { tool, args: { quantity } } }]
    }
    case 'setSize':
      return sized(sentence, scene)
    default:
      return null
  }
}

/** "Can that green go a shade deeper": which of them, or which colour it should be. */
function otherShade(sentence: Sentence, { palette }: Scene): readonly Reading[] {
  const [yarns = []] = yarnsOfEach(sentence, palette)
  const [yarn, ...others] = yarns
  if (!yarn) return []
  return others.length === 0
    ? [{ ask: { about: 'color', yarn } }]
    : [{ ask: { about: 'yarn', yarns, sentence: (name) => `change the ${name}` } }]
}

function held(tool: 'lock' | 'unlock', sentence: Sentence, { palette, focus }: Scene): readonly Reading[] {
  const said = yarnsOfEach(sentence, palette)
  const meant = said.length > 0 ? said : [focus.length > 0 ? focus : palette]
  return meant.flatMap((yarns): readonly Reading[] => {
    const [yarn, ...others] = yarns
    if (!yarn) return []
    return others.length === 0
      ? [{ call: { tool, args: { color: yarn.hex } } }]
      : [{ ask: { about: 'yarn', yarns, sentence: (name) => `${tool} the ${name}` } }]
  })
}

function sized({ bare }: Sentence, { unit, context }: Scene): readonly Reading[] {
  const said = saidSize(bare, unit)
  if (!said) {
    const isLarger = /\b(?:big\w*|larg\w*|more|up|wide\w*|long\w*|huge|xl)\b/.test(bare)
    return [{ ask: { about: 'size', why: 'change', sizes: nextSizes(context.size, isLarger) } }]
  }
  const { width, length, shape } = said
  return [
    { call: { tool: 'setSize', args: { width, length, unit: said.unit, ...(shape ? { shape } : {}) } } },
  ]
}

function anywhere(
  tool: string,
  value: string | undefined,
  sentence: Sentence,
  scene: Scene,
): readonly Reading[] {
  const { bare } = sentence
  switch (tool) {
    case 'navigate': {
      const page = PAGES.find((known) => known === value)
      return page === undefined ? [] : [{ call: { tool, args: { page } } }]
    }
    case 'setLanguage':
      return value === 'ar' || value === 'en' ? [{ call: { tool, args: { language: value } } }] : []
    case 'setCountry': {
      const place = saidPlace(bare)
      return place ? [{ call: { tool, args: { country: place.country.code } } }] : []
    }
    case 'quote':
      return priced(sentence, scene)
    case 'openDesign': {
      const said = saidDesign(bare, scene.rugs, scene.knows)
      if (!said || said.isSnapped) return []
      const alike = scene.rugs.filter(({ name }) => name === said.name)
      const isTold = said.rest.includes(said.rug.collection.toLowerCase())
      if (alike.length > 1 && !isTold) return [{ ask: { about: 'design', designs: alike } }]
      const name = alike.length > 1 ? designAddress(scene.rugs, said.rug) : said.name
      return [{ call: { tool, args: { name } } }]
    }
    case 'listRugs': {
      const { rest: _, ...slots } = saidListing(bare)
      return [{ call: { tool, args: slots } }]
    }
    case 'search': {
      const query = searchTerm(sentence.said)
      return query === null ? [] : [{ call: { tool, args: { query } } }]
    }
    default:
      return []
  }
}

function priced(
  { bare }: Sentence,
  { unit, context: { size, quantity: chosen = 1 } }: Scene,
): readonly Reading[] {
  const said = saidSize(bare, unit)
  const sides = said ?? size
  const quantity = quantityIn(said ? said.rest : bare) ?? chosen
  if (!sides) return [{ ask: { about: 'size', why: 'price', sizes: nextSizes(undefined, true), quantity } }]
  const { width, length } = sides
  return [
    {
      call: {
        tool: 'quote',
        args: { width, length, unit: sides.unit, ...(quantity > 1 ? { quantity } : {}) },
      },
    },
  ]
}
