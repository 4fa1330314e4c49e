import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { subjectGuesser } from './subject-guesser.ts'

// Shared between runs: training takes seconds and is deterministic.
const directory = resolve(import.meta.dirname, '../../../../../var/assistant')
const report = (error: unknown) => {
  throw error
}

it('never delays an answer', async () => {
  const { guess, close } = subjectGuesser({ directory, patienceMs: 0, report })
  expect(await guess('my baby spilled carrot soup')).toBeNull()
  await close()
})

it('guesses subjects from unseen words', { timeout: 120_000 }, async () => {
  const { guess, close } = subjectGuesser({ directory, patienceMs: 120_000, report })
  expect((await guess('a bowl of carrot purée landed upside down on it'))?.[0]?.label).toBe('/faq#spills')
  expect((await guess('who won the chess tournament'))?.[0]?.label).toBeNull()
  await close()
})
