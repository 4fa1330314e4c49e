import { expect, it } from 'vitest'

import { trainModel } from './train-model.ts'
import { guessSubjects } from './subject-model.ts'

// Two-dimensional meanings: the share of water and of money in a sentence.
const TAUGHT = [
  ['/spills', 'wine on the pile', [1, 0]],
  ['/spills', 'coffee was tipped over', [1, 0]],
  ['/price', 'what does it cost', [0, 1]],
  ['/price', 'how expensive is a square metre', [0, 1]],
  [null, 'sing a song', [-0.7, -0.7]],
  [null, 'weather tomorrow', [-0.7, -0.7]],
] as const
const phrases = TAUGHT.map(([label, text]) => ({ label, text, weight: 1 }))
const meanings = TAUGHT.map(([, , meaning]) => Float32Array.from(meaning))
const table = trainModel(phrases, meanings)
const guess = (text: string, meaning: readonly number[]) =>
  guessSubjects(text, Float32Array.from(meaning), table)

it('classifies its training phrases', () => {
  for (const [label, text, meaning] of TAUGHT) expect(guess(text, meaning)[0]?.label).toBe(label)
})

it('classifies unseen words by meaning and unseen meanings by words', () => {
  expect(guess('gravy', [0.9, 0.1])[0]?.label).toBe('/spills')
  expect(guess('cost', [0.5, 0.5])[0]?.label).toBe('/price')
})

it('returns probabilities that add up to 1 for any question', () => {
  for (const text of ['', 'wine', 'a coffee costs money', '???']) {
    const guesses = guess(text, [0.2, 0.3])
    expect(guesses).toHaveLength(3)
    expect(guesses.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1)
  }
})

it('is deterministic', () => {
  expect(trainModel(phrases, meanings)).toEqual(table)
})

it('follows the phrase that counts more where two contradict each other', () => {
  const said = { text: 'is it soft', weight: 1 }
  const meaning = Float32Array.from([0, 0])
  const contrary = [...phrases, { ...said, label: '/spills', weight: 4 }, { ...said, label: '/price' }]
  const learned = trainModel(contrary, [...meanings, meaning, meaning])
  expect(guessSubjects(said.text, meaning, learned)[0]?.label).toBe('/spills')
})
