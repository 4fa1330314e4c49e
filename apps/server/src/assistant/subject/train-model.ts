import type { TrainingPhrase } from './training-phrases.ts'
import {
  type Features,
  featuresOf,
  isPiece,
  likelihoods,
  type SubjectTable,
  subjectTerms,
} from './subject-model.ts'

const ROUNDS = 12
const BATCH = 128
const STEP = 0.3
/** Share of a weight that is added to its slope, against learning phrases by heart. */
const DECAY = 3e-5
/** Decay leaves all sums too near to each other; multiplied by this, they fit best the sentences of writers that were left out. */
const SHARPNESS = 1.6

/**
 * Trains a subject classifier on words and sentence vectors: multinomial logistic regression with AdaGrad (Duchi et al.
 * 2011). Deterministic; takes seconds.
 */
export function trainModel(
  phrases: readonly TrainingPhrase[],
  meanings: readonly Float32Array[],
): SubjectTable {
  const labels = [...new Set(phrases.map(({ label }) => label))]
  const words = wordRows(phrases)
  const examples = phrases.map(({ text, label, weight }, at) => ({
    features: featuresOf(text, meanings[at] ?? new Float32Array(), words),
    subject: labels.indexOf(label),
    weight,
  }))
  const rowCount = words.rows.size + (meanings[0]?.length ?? 0) + 1
  return { labels, ...words, ...quantised(descend(examples, rowCount, labels.length), rowCount) }
}

/** Weights as 8-bit steps with a scale for each row: a quarter of the size, and no guess changes. */
function quantised(weights: Float32Array, rows: number): Pick<SubjectTable, 'weights' | 'scales'> {
  const labels = weights.length / rows
  const scales = Float32Array.from({ length: rows }, (_, row) => {
    let most = 0
    for (let at = row * labels; at < (row + 1) * labels; at++)
      most = Math.max(most, Math.abs(weights[at] ?? 0))
    return (SHARPNESS * most) / 127
  })
  const steps = Int8Array.from(weights, (weight, at) => {
    const scale = scales[Math.floor(at / labels)] ?? 0
    return scale === 0 ? 0 : Math.round((SHARPNESS * weight) / scale)
  })
  return { weights: steps, scales }
}

/** The vocabulary of the phrases with inverse document frequencies. */
function wordRows(phrases: readonly TrainingPhrase[]): Pick<SubjectTable, 'rows' | 'rarity' | 'unseen'> {
  const counts = new Map<string, number>()
  for (const { text } of phrases)
    for (const word of subjectTerms(text).keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  // A piece of letters that one phrase has says nothing about others, and most pieces are such.
  for (const [word, count] of counts) if (count === 1 && isPiece(word)) counts.delete(word)
  const rarityOf = (count: number) => Math.log(1 + phrases.length / (count + 0.5))
  return {
    rows: new Map([...counts.keys()].map((word, row) => [word, row])),
    rarity: Float32Array.from(counts.values(), rarityOf),
    unseen: rarityOf(0),
  }
}

type Example = { readonly features: Features; readonly subject: number; readonly weight: number }

/** Descends in batches, by steps that become shorter. A row whose features no example of a batch has keeps its weights. */
function descend(examples: readonly Example[], rows: number, subjects: number): Float32Array {
  const weights = new Float32Array(rows * subjects)
  const squares = new Float32Array(weights.length).fill(1e-6)
  const slopes = new Float32Array(weights.length)
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(examples, random)
    const step = STEP * (1 - (0.9 * round) / ROUNDS)
    for (let at = 0; at < order.length; at += BATCH) {
      const touched = addSlopes(order.slice(at, at + BATCH), weights, slopes, subjects)
      for (const row of touched)
        for (let cell = row * subjects; cell < (row + 1) * subjects; cell++) {
          const weight = weights[cell] ?? 0
          const slope = (slopes[cell] ?? 0) + DECAY * weight
          const square = (squares[cell] ?? 0) + slope * slope
          squares[cell] = square
          weights[cell] = weight - (step * slope) / Math.sqrt(square)
          slopes[cell] = 0
        }
    }
  }
  return weights
}

/** Adds the mean slopes of a batch and returns the rows that have one. */
function addSlopes(
  batch: readonly Example[],
  weights: Float32Array,
  slopes: Float32Array,
  subjects: number,
): ReadonlySet<number> {
  const touched = new Set<number>()
  for (const { features, subject, weight } of batch) {
    const off = likelihoods(features, weights, subjects)
    off[subject] = (off[subject] ?? 0) - 1
    for (const [row, value] of features) {
      touched.add(row)
      const start = row * subjects
      const share = (value * weight) / batch.length
      for (let at = 0; at < subjects; at++)
        slopes[start + at] = (slopes[start + at] ?? 0) + share * (off[at] ?? 0)
    }
  }
  return touched
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((p, q) => p.place - q.place)
    .map(({ item }) => item)
}

/** A linear congruential generator with the constants of Numerical Recipes, for a reproducible order. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}
