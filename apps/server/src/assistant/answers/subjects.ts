import type { Guess } from '../subject/subject-model.ts'
import type { Topic } from '../topics/topic.ts'
import { TOPICS, topicOf } from '../topics/topics.ts'

/** A page section that a message may be about, with the written answer that fits best. */
export type Subject = {
  readonly source: string
  readonly topic: Topic | null
  readonly likelihood: number
}

/** Weight of an address against a topic's own label in the choice between the answers of one section. */
const ADDRESS = 0.3

const SLUGS: ReadonlySet<string> = new Set(TOPICS.map(({ slug }) => slug))

/**
 * The classifier's guesses by page section, likeliest first: a section and its topics share their probability, and the
 * likeliest topic of the section answers. A silent topic stands for itself: beside an answer it would be given in its place.
 */
export function subjectsOf(guesses: readonly Guess[]): readonly Subject[] {
  const found = new Map<string, { topic: Topic | null; most: number; likelihood: number; source: string }>()
  for (const { label, likelihood } of guesses) {
    if (label === null || !(label.startsWith('/') || SLUGS.has(label))) continue
    const topic = topicOf(label)
    const key = topic?.part === 'silent' ? topic.slug : (topic?.source ?? label)
    const before = found.get(key)
    // An address says less about which part of the section is meant than a topic does.
    const said = label.startsWith('/') ? likelihood * ADDRESS : likelihood
    const isBetter = topic !== null && said > (before?.most ?? 0)
    found.set(key, {
      source: topic?.source ?? label,
      topic: isBetter ? topic : (before?.topic ?? null),
      most: Math.max(said, before?.most ?? 0),
      likelihood: likelihood + (before?.likelihood ?? 0),
    })
  }
  return [...found.values()].toSorted((p, q) => q.likelihood - p.likelihood)
}

/** Added to each likelihood, so that what one of the two hardly hears is not ruled out. */
const LEAST = 1e-3

/**
 * Guesses of an elliptical message: the geometric mean of what it is by itself and together with the message before it, so that
 * "and in which cities" after white glove delivery is what both hear, not the subject of the message before.
 */
export function guessesInContext(alone: readonly Guess[], together: readonly Guess[]): readonly Guess[] {
  const after = new Map(together.map(({ label, likelihood }) => [label, likelihood]))
  const both = alone.map(({ label, likelihood }) => ({
    label,
    likelihood: Math.sqrt((likelihood + LEAST) * ((after.get(label) ?? 0) + LEAST)),
  }))
  const total = both.reduce((sum, { likelihood }) => sum + likelihood, 0)
  return both
    .map(({ label, likelihood }) => ({ label, likelihood: likelihood / total }))
    .toSorted((p, q) => q.likelihood - p.likelihood)
}
