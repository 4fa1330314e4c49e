import { isArabizi } from '../arabic/arabizi.ts'
import { glossOf } from '../arabic/gloss/gloss.ts'
import { arabicStem, normaliseArabic } from '../arabic/normalise.ts'
import { termsOf } from '../knowledge/lexicon.ts'
import { normalise } from '../text/normalise.ts'

/** The trained weights: one row for each word and each dimension of the sentence vector, one column per subject. */
export type SubjectTable = {
  /** Page addresses; null for questions without an answer. */
  readonly labels: readonly (string | null)[]
  /** Row of each word. The rows of the vector's dimensions follow, then the bias. */
  readonly rows: ReadonlyMap<string, number>
  /** Inverse document frequency of each word, by row. */
  readonly rarity: Float32Array
  /** The same for an unseen word. */
  readonly unseen: number
  /** In steps of their row's `scales`. */
  readonly weights: Int8Array
  readonly scales: Float32Array
}

/** A question as sparse features: rows and values. */
export type Features = readonly (readonly [row: number, value: number])[]

/**
 * A subject with its probability; all probabilities add up to 1. `value` is the argument that a request names: `warmer`
 * with `tool:setMood`.
 */
export type Guess = { readonly label: string | null; readonly likelihood: number; readonly value?: string }

/** The features of a question; words and sentence vector have equal norm. */
export function featuresOf(
  text: string,
  meaning: Float32Array,
  { rows, rarity, unseen }: Pick<SubjectTable, 'rows' | 'rarity' | 'unseen'>,
): Features {
  const words = [...subjectTerms(text)].map(([word, weight]) => {
    const row = rows.get(word)
    return { row, value: weight * (row === undefined ? unseen : (rarity[row] ?? 0)) }
  })
  // Unseen words have no row, but reduce the weight of the others.
  const length = Math.hypot(...words.map(({ value }) => value)) || 1
  return [
    ...words.flatMap(({ row, value }) => (row === undefined ? [] : [[row, value / length] as const])),
    ...Array.from(meaning, (value, at) => [rows.size + at, value] as const),
    [rows.size + meaning.length, 1],
  ]
}

/** Probability of each label, in the model's order: softmax over the weighted sums. */
export function likelihoods(
  features: Features,
  weights: Float32Array | Int8Array,
  labels: number,
  scales?: Float32Array,
): Float64Array {
  const sums = new Float64Array(labels)
  for (const [row, value] of features) {
    const start = row * labels
    const factor = value * (scales?.[row] ?? 1)
    for (let at = 0; at < labels; at++) sums[at] = (sums[at] ?? 0) + factor * (weights[start + at] ?? 0)
  }
  const most = Math.max(...sums)
  let total = 0
  for (let at = 0; at < labels; at++) total += sums[at] = Math.exp((sums[at] ?? 0) - most)
  return sums.map((sum) => sum / total)
}

/** The subjects of a question, likeliest first. */
export function guessSubjects(text: string, meaning: Float32Array, table: SubjectTable): readonly Guess[] {
  const found = likelihoods(
    featuresOf(text, meaning, table),
    table.weights,
    table.labels.length,
    table.scales,
  )
  return withValues(table.labels.map((label, at) => ({ label, likelihood: found[at] ?? 0 }))).toSorted(
    (p, q) => q.likelihood - p.likelihood,
  )
}

/** Joins labels that differ in their value alone, `tool:setMood=warmer` and `tool:setMood=cooler`; the likeliest value stays. */
function withValues(guesses: readonly Guess[]): readonly Guess[] {
  const joined = new Map<string | null, Guess & { readonly of: number }>()
  for (const { label: said, likelihood } of guesses) {
    const [label = null, value] = said === null ? [] : said.split('=')
    const before = joined.get(label)
    const isLikelier = likelihood > (before?.of ?? -1)
    const named = isLikelier ? value : before?.value
    joined.set(label, {
      label,
      likelihood: likelihood + (before?.likelihood ?? 0),
      of: Math.max(likelihood, before?.of ?? 0),
      ...(named === undefined ? {} : { value: named }),
    })
  }
  return [...joined.values()].map(({ of: _, ...guess }) => guess)
}

/** Weights relative to a lexicon concept (1): a plain word, and a piece of three or four letters. */
const WORD = 0.6
const LETTERS = 0.15

/** Weight of the English concepts that stand for words in Arabic. */
const GLOSSED = 0.7

/**
 * The weighted terms of a message: concepts or stems, words, and letter n-grams for other forms and misspellings; in Arabic
 * also the concepts of the English words for its own.
 */
export function subjectTerms(text: string): ReadonlyMap<string, number> {
  const isArabic = isInArabic(text)
  const normal = isArabic ? normaliseArabic(text) : normalise(text)
  const words = normal.split(' ')
  const terms = isArabic ? words.map(arabicStem) : termsOf(normal)
  return new Map([
    ...(isArabic ? termsOf(glossOf(text)).map((term) => [term, GLOSSED] as const) : []),
    ...words.flatMap(piecesOf).map((piece) => [`…${piece}`, LETTERS] as const),
    ...words.map((word) => [` ${word}`, WORD] as const),
    ...terms.map((term) => [term, 1] as const),
  ])
}

/** Whether a message is in Arabic, which the sentence encoder does not know. */
export const isInArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text) || isArabizi(text)

/** Whether a term is a piece of letters rather than a word or a concept. */
export const isPiece = (term: string): boolean => term.startsWith('…')

function piecesOf(word: string): readonly string[] {
  const padded = `_${word}_`
  return [3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => padded.slice(at, at + length)),
  )
}
