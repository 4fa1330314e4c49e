import { Piscina } from 'piscina'

import type { MeaningsOf } from '../topics/own-answers.ts'
import type { Guess } from './subject-model.ts'

/** Guesses the subject of a question; null when that would take too long. */
export type GuessSubject = (text: string) => Promise<readonly Guess[] | null>

type Options = {
  /** How long a question waits; the first finds the model being read. */
  readonly patienceMs: number
  /** Receives errors; the question is then answered without a guess. */
  readonly report: (error: unknown) => void
}

/** Meanings that are remembered: those of the owner's questions are asked for with every message. */
const REMEMBERED = 4_000

/** Guesses in a thread that starts with the first question and ends when idle. */
export function subjectGuesser({ patienceMs, report }: Options) {
  const filename = new URL('./guess-subject.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    // Questions come in bursts, and a restart costs a second.
    idleTimeout: 300_000,
    // The encoder leaves short-lived arrays behind, for which V8 would let the heap grow to three times what is in use.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 2 },
  })
  const remembered = new Map<string, Float32Array>()

  async function patiently<T>(run: Promise<T>): Promise<T | null> {
    const work = run.catch((error: unknown) => {
      report(error)
      return null
    })
    const { promise: tired, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), patienceMs)
    const done = await Promise.race([work, tired])
    clearTimeout(timer)
    return done
  }

  const guess: GuessSubject = (text) =>
    patiently(pool.run(text, { name: 'guessSubject' }) as Promise<readonly Guess[]>)

  const meanings: MeaningsOf = async (texts) => {
    const missing = [...new Set(texts.filter((text) => !remembered.has(text)))]
    if (missing.length > 0) {
      const run = pool.run(missing, { name: 'meaningsOf' }) as Promise<readonly Float32Array[]>
      const found = await patiently(run)
      if (!found) return null
      if (remembered.size + missing.length > REMEMBERED) remembered.clear()
      for (const [at, text] of missing.entries()) remembered.set(text, found[at] ?? new Float32Array(0))
    }
    const all = texts.map((text) => remembered.get(text))
    return all.every((meaning) => meaning !== undefined) ? all : null
  }

  return { guess, meanings, close: () => pool.destroy() }
}
