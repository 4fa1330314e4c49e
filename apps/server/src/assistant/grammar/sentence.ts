import { bareOf, normalise } from '../text/normalise.ts'
import { matchWord } from '../text/match-word.ts'

/** A sentence in the forms that its readers need. */
export type Sentence = {
  /** Normalised, without spelling correction. */
  readonly heard: string
  /** As typed, without polite phrases. */
  readonly said: string
  /** Normalised and spelling-corrected. */
  readonly corrected: string
  /** Like `corrected`, without polite phrases. */
  readonly bare: string
  /** Asks how, what, why or whether, rather than for an action. */
  readonly isQuestion: boolean
}

const QUESTION =
  /^(?:(?:hi|hello|hey|so|and|but|ok|okay|please|sorry|excuse me|tell me|do you know|may i ask|could you tell me|can you tell me|i wonder|i would like to know|i want to know) )*(?:how|what|why|when|who|whose|which|is|are|was|does|do(?! not)|did|has|have you|will|would it|would the|should|where|am i|if|whether)\b/

/** "Is there any way to get the original back" asks for it. */
const ANY_WAY =
  /^(?:\w+ )?(?:is there (?:any|a|some) (?:way|chance)(?: to| of| that you could| you could| i could| i can| you can)?|any chance(?: of| you could| i could| we could)?|do you think you could|would it be possible to) /

/** Spelling correctors: a more tolerant one for commands, which must be understood completely. */
export type Menders = {
  readonly command: (word: string) => string
  readonly question: (word: string) => string
}

const SEEKS: ReadonlySet<string> = new Set(['search', 'find', 'look', 'show', 'please', 'could', 'would'])

export function sentenceOf(text: string, { command, question }: Menders): Sentence {
  const normal = normalise(text)
  const corrected = normal.split(' ').map(question).join(' ')
  const bare = bareOf(normal.split(' ').map(command).join(' ')).replace(ANY_WAY, '')
  // A search term keeps its spelling; only the verb before it is corrected.
  const words = normal.split(' ')
  const verbs = words.slice(0, 3).map((word) => (SEEKS.has(command(word)) ? command(word) : word))
  const said = bareOf([...verbs, ...words.slice(3)].join(' '))
  return { heard: normal, said, corrected, bare, isQuestion: QUESTION.test(corrected.replace(ANY_WAY, '')) }
}

/** Words of any request that carry no meaning. */
const COMMON: ReadonlySet<string> = new Set(
  'the a an this that these those it its my our your me you i we us of to in on at for with and is be as so just then now here there one ones some any also too really very all whole entire would like love want wanted wants need needs could can should will please do not have has get got go let make let us am are by or if was thanks thank yes no oh hey hi hello actually maybe rather instead again another more think prefer think thinking going bit little quite something thing stuff like kind sort mean know basically honestly um uh hmm sorry feel feels feeling try see sees guess idea first okay alright time much dear sir friend because since who which where why how what than too still even ever already yet soon wonder wondering possible might may possibly such but nice pretty lots lot ah wow well eh my their his her he she husband wife mother father daughter son boyfriend girlfriend partner says said looks look better best bad ok fine sure enough again never nicer hmm guys everyone people today tonight finally decided decide believe thinks loves likes hate hates tired boring dull dark light completely totally entirely absolutely perfect anymore longer moment ago anyway away way available furnishing satisfied kindly total about currently further else maybe itself himself myself ones recently lovely beautiful good great new does did them must they were been nothing'.split(
    ' ',
  ),
)

/** A set of the words in a list. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean))
}

/** The number of words that are neither common nor in a reader's vocabulary, misspellings tolerated. */
export function strangers(text: string, known: ReadonlySet<string>): number {
  return text.split(' ').filter((word) => word !== '' && !isKnown(word, known)).length
}

/** What was found of words before; spelling is compared with every word of a list. */
const compared = new WeakMap<ReadonlySet<string>, Map<string, boolean>>()
const MOST_COMPARED = 3_000

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const before = compared.get(known) ?? new Map<string, boolean>()
  if (before.size > MOST_COMPARED) before.clear()
  compared.set(known, before)
  const found = before.get(word) ?? isAlike(word, known)
  before.set(word, found)
  return found
}

function isAlike(word: string, known: ReadonlySet<string>): boolean {
  const stem = word.replace(/(?:ing|ed|s)$/, '')
  return (
    [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some(
      (form) => COMMON.has(form) || known.has(form),
    ) || matchWord(word, known, 6) !== null
  )
}

/** The words outside the given spans. */
export function without(words: readonly string[], spans: readonly { at: number; length: number }[]): string {
  return words
    .filter((_, index) => !spans.some(({ at, length }) => index >= at && index < at + length))
    .join(' ')
}
