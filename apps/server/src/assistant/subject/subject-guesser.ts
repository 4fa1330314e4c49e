import { Piscina } from 'piscina'

import type { Guess } from './subject-model.ts'

/** Guesses what a question is about; null while that would keep somebody waiting. */
export type GuessSubject = (text: string) => Promise<readonly Guess[] | null>

type Options = {
  /** Where what was learnt is kept. */
  readonly directory: string
  /** How long a question waits; the first on a new machine finds the thread still learning. */
  readonly patienceMs: number
  /** Told what went wrong; the question is then answered without. */
  readonly report: (error: unknown) => void
}

/** Guesses in a thread of its own, which begins with the first question and ends when nobody asks any more. */
export function subjectGuesser({ directory, patienceMs, report }: Options) {
  const filename = new URL('./guess-subject.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    // Questions come in turns, and starting again costs a second.
    idleTimeout: 300_000,
    workerData: { directory },
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
