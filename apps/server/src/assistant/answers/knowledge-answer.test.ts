import { expect, it } from 'vitest'

import { readConfig } from '../../platform/config/config.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { knowledgeAnswer } from './knowledge-answer.ts'

const EMPTY: KnowledgeIndex = { documents: [], search: () => [], words: new Set() }
const reading = readConfig({})
if (!reading.ok) throw new Error('the built-in configuration is invalid')
const { contacts } = reading.config

const answered = (...guesses: readonly (readonly [label: string, likelihood: number])[]) =>
  knowledgeAnswer(
    {
      question: 'the desk has stood on it for years',
      language: 'en',
      guesses: guesses.map(([label, likelihood]) => ({ label, likelihood })),
      contacts,
      familiar: 1,
    },
    EMPTY,
  )

const dents = answered(['dents', 0.9])
const sun = answered(['place-sun', 0.9])

it('gives the answer of the second subject, too, where it is nearly as likely', () => {
  expect(dents.text).not.toBe(sun.text)
  expect(answered(['dents', 0.4], ['place-sun', 0.2])).toEqual({
    ...dents,
    text: `${dents.text}\n\n${sun.text}`,
  })
})

it('gives one answer where it is the likeliest by far', () => {
  expect(answered(['dents', 0.4], ['place-sun', 0.1])).toEqual(dents)
  expect(answered(['dents', 0.55], ['place-sun', 0.4])).toEqual(dents)
})

it('puts no yes or no beside another answer', () => {
  expect(answered(['materials-latex', 0.9]).text).toMatch(/^Yes,/)
  expect(answered(['dents', 0.4], ['materials-latex', 0.3])).toEqual(dents)
})
