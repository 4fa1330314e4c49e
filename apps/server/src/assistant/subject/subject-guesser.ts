import { Piscina } from 'piscina'

import type { Guess } from './subject-model.ts'

/** Guesses the subject of a question; null when that would take too long. */
export type GuessSubject = (text: string) => Promise<readonly Guess[] | null>

type Options = {
  /** How long a question waits; the first finds the model being read. */
  readonly patienceMs: number
  /** Receives errors; the question is then answered without a guess. */
  readonly report: (error: unknown) => void
}

/** Guesses in a thread that starts with the first question and ends when idle. */
export function subjectGuesser({ patienceMs, report }: Options) {
  const filename = new URL('./guess-subject.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    // Questions come in bursts, and a restart costs a second.
    idleTimeout: 300_000,
  })

  const guess: GuessSubject = async (text) => {
    const work = (pool.run(text, { name: 'guessSubject' }) as Promise<readonly Guess[]>).catch(
      (error: unknown) => {
        report(error)
        return null
      },
    )
    const { promise: tired, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), patienceMs)
    const guessed = await Promise.race([work, tired])
    clearTimeout(timer)
    return guessed
  }

  return { guess, close: () => pool.destroy() }
}
