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
const STEP = 0.5
/** Labels that are off by less than this are not corrected. */
const LEAST = 2e-3
/** Share of a weight that is taken back with each correction, against learning phrases by heart. */
const DECAY = 5e-4

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
  const examples = phrases.map(({ text, label }, at) => ({
    features: featuresOf(text, meanings[at] ?? new Float32Array(), words),
    subject: labels.indexOf(label),
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
    return most / 127
  })
  const steps = Int8Array.from(weights, (weight, at) => {
    const scale = scales[Math.floor(at / labels)] ?? 0
    return scale === 0 ? 0 : Math.round(weight / scale)
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

type Example = { readonly features: Features; readonly subject: number }

function descend(examples: readonly Example[], rows: number, subjects: number): Float32Array {
  const weights = new Float32Array(rows * subjects)
  const squares = new Float32Array(weights.length).fill(1e-6)
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round++)
    for (const { features, subject } of shuffled(examples, random)) {
      const slopes = likelihoods(features, weights, subjects)
      slopes[subject] = (slopes[subject] ?? 0) - 1
      const wrong = [...slopes.keys()].filter((at) => Math.abs(slopes[at] ?? 0) >= LEAST)
      for (const [row, value] of features)
        for (const at of wrong) {
          const cell = row * subjects + at
          const slope = value * (slopes[at] ?? 0) + DECAY * (weights[cell] ?? 0)
          const square = (squares[cell] ?? 0) + slope * slope
          squares[cell] = square
          weights[cell] = (weights[cell] ?? 0) - (STEP * slope) / Math.sqrt(square)
        }
    }
  return weights
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
