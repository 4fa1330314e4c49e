import { expect, it } from 'vitest'

import { trainModel } from './train-model.ts'
import { guessSubjects } from './subject-model.ts'

// Meanings of two numbers: how much of water and how much of money is in a sentence.
const TAUGHT = [
  ['/spills', 'wine on the pile', [1, 0]],
  ['/spills', 'coffee was tipped over', [1, 0]],
  ['/price', 'what does it cost', [0, 1]],
  ['/price', 'how expensive is a square metre', [0, 1]],
  [null, 'sing a song', [-0.7, -0.7]],
  [null, 'weather tomorrow', [-0.7, -0.7]],
] as const
const phrases = TAUGHT.map(([source, text]) => ({ source, text }))
const meanings = TAUGHT.map(([, , meaning]) => Float32Array.from(meaning))
const table = trainModel(phrases, meanings)
const guess = (text: string, meaning: readonly number[]) =>
  guessSubjects(text, Float32Array.from(meaning), table)

it('knows what it was taught', () => {
  for (const [source, text, meaning] of TAUGHT) expect(guess(text, meaning)[0]?.source).toBe(source)
})

it('knows other words by their meaning, and other meanings by their words', () => {
  expect(guess('gravy', [0.9, 0.1])[0]?.source).toBe('/spills')
  expect(guess('cost', [0.5, 0.5])[0]?.source).toBe('/price')
})

it('shares a likelihood of 1 among all subjects, whatever is asked', () => {
  for (const text of ['', 'wine', 'a coffee costs money', '???']) {
    const guesses = guess(text, [0.2, 0.3])
    expect(guesses).toHaveLength(3)
    expect(guesses.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1)
  }
})

it('learns the same twice', () => {
  expect(trainModel(phrases, meanings)).toEqual(table)
})
