import { subjectTerms } from './subject-terms.ts'

/** What is learnt from the phrases: a weight for every subject, in rows, of each word and of each number of a meaning. */
export type SubjectTable = {
  /** Addresses; null for what we have no answer to. */
  readonly sources: readonly (string | null)[]
  /** Words with the row of each. The rows of the meaning's numbers come after theirs, then one that always counts. */
  readonly rows: ReadonlyMap<string, number>
  /** How telling each word is, by its row. */
  readonly rarity: Float32Array
  /** How telling one is that was never seen. */
  readonly unseen: number
  readonly weights: Float32Array
}

/** A question as the rows it touches, with how strongly. */
export type Features = readonly (readonly [row: number, value: number])[]

/** A guess at the subject of a question. The likelihoods of all add up to 1. */
export type Guess = { readonly source: string | null; readonly likelihood: number }

/** The rows of a question, its words and its meaning alike strong. */
export function featuresOf(
  text: string,
  meaning: Float32Array,
  { rows, rarity, unseen }: Pick<SubjectTable, 'rows' | 'rarity' | 'unseen'>,
): Features {
  const words = [...subjectTerms(text)].map(([word, weight]) => {
    const row = rows.get(word)
    return { row, value: weight * (row === undefined ? unseen : (rarity[row] ?? 0)) }
  })
  // Words never seen touch no row, and make those that do count for less.
  const length = Math.hypot(...words.map(({ value }) => value)) || 1
  return [
    ...words.flatMap(({ row, value }) => (row === undefined ? [] : [[row, value / length] as const])),
    ...Array.from(meaning, (value, at) => [rows.size + at, value] as const),
    [rows.size + meaning.length, 1],
  ]
}

/** How likely each subject is, in the order of the table: softmax over the sums of its weights. */
export function likelihoods(features: Features, weights: Float32Array, subjects: number): Float64Array {
  const sums = new Float64Array(subjects)
  for (const [row, value] of features) {
    const start = row * subjects
    for (let at = 0; at < subjects; at++) sums[at] = (sums[at] ?? 0) + value * (weights[start + at] ?? 0)
  }
  const most = Math.max(...sums)
  let total = 0
  for (let at = 0; at < subjects; at++) total += sums[at] = Math.exp((sums[at] ?? 0) - most)
  return sums.map((sum) => sum / total)
}

/** The subjects of a question, the likeliest first. */
export function guessSubjects(text: string, meaning: Float32Array, table: SubjectTable): readonly Guess[] {
  const found = likelihoods(featuresOf(text, meaning, table), table.weights, table.sources.length)
  return table.sources
    .map((source, at) => ({ source, likelihood: found[at] ?? 0 }))
    .toSorted((p, q) => q.likelihood - p.likelihood)
}
