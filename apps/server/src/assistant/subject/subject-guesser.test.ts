import { expect, it } from 'vitest'

import { subjectGuesser } from './subject-guesser.ts'

const report = (error: unknown) => {
  throw error
}

it('never delays an answer', async () => {
  const { guess, close } = subjectGuesser({ patienceMs: 0, report })
  expect(await guess('my baby spilled carrot soup')).toBeNull()
  await close()
})

it('guesses subjects from unseen words', async () => {
  const { guess, close } = subjectGuesser({ patienceMs: 10_000, report })
  expect((await guess('a bowl of carrot purée landed upside down on it'))?.[0]?.label).toBe('/faq#spills')
  expect((await guess('who won the chess tournament'))?.[0]?.label).toBeNull()
  await close()
})
