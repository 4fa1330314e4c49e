import { readFileSync } from 'node:fs'

import type { OwnAnswer } from '@nawl/contract/desk/questions'
import { afterAll, expect, it } from 'vitest'

import { subjectGuesser } from '../subject/subject-guesser.ts'
import { nearestOwn } from './own-answers.ts'

type Set = {
  readonly answers: readonly { readonly id: string; readonly questions: string[] }[]
  readonly asked: readonly { readonly text: string; readonly own: string | null }[]
}
const { answers, asked } = JSON.parse(
  readFileSync(new URL('../evaluation/own-answers.json', import.meta.url), 'utf8'),
) as Set
const OWN: readonly OwnAnswer[] = answers.map((answer) => ({
  ...answer,
  answer: { en: answer.id, ar: '' },
  page: '',
  isOn: true,
}))
const guesser = subjectGuesser({
  patienceMs: 60_000,
  report: (error) => {
    throw error
  },
})
afterAll(() => guesser.close())
const near = (text: string, own = OWN) => nearestOwn(text, own, guesser.meanings)

it('recognises most questions in other words, and takes hardly any other for one of them', async () => {
  const found = await Promise.all(asked.map(async ({ text, own }) => ({ own, near: await near(text) })))
  const isGiven = ({ near: it }: (typeof found)[number]) => it !== null && it.level !== 'possible'
  const meant = found.filter(({ own }) => own !== null)
  const others = found.filter(({ own }) => own === null)
  const right = meant.filter((one) => isGiven(one) && one.near?.own.id === one.own)
  const offered = meant.filter((one) => one.near?.level === 'possible' && one.near.own.id === one.own)
  const wrong = found.filter((one) => isGiven(one) && one.near?.own.id !== one.own)
  expect.soft(right.length / meant.length).toBeGreaterThanOrEqual(0.33)
  expect.soft((right.length + offered.length) / meant.length).toBeGreaterThanOrEqual(0.7)
  expect.soft(wrong.length).toBeLessThanOrEqual(1)
  expect(others.filter((one) => isGiven(one) && one.near?.isClear)).toEqual([])
})

it('gives the same question at once, with and without its small words', async () => {
  expect(await near('Is there parking at the showroom?')).toMatchObject({
    level: 'same',
    own: { id: 'parking' },
  })
  expect(await near('هل يوجد موقف سيارات عند صالة العرض')).toMatchObject({ own: { id: 'ar-parking' } })
})

it('gives nothing that is switched off', async () => {
  expect(
    await near(
      'Is there parking?',
      OWN.map((own) => ({ ...own, isOn: false })),
    ),
  ).toBeNull()
})
