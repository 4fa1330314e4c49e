import { expect, it } from 'vitest'

import { beamSearch, type TokenKinds } from './beam-search.ts'
import { languageModel } from './language-model.ts'

const [START, END, COMMA, THE, RUG, DRUG] = [1, 2, 3, 4, 5, 6]
const SIZE = 8
const kinds: TokenKinds = {
  start: START,
  end: END,
  lower: (token) => token,
  isPunctuation: (token) => token === COMMA,
}

/** A speech model that hears what a table says, by the tokens so far. */
function heard(table: Readonly<Record<string, Readonly<Record<number, number>>>>) {
  return async (last: number, before: readonly number[]) => {
    const memory = [...before, last]
    const logits = new Float32Array(SIZE).fill(-20)
    for (const [token, logit] of Object.entries(table[memory.join(' ')] ?? { [END]: 5 }))
      logits[Number(token)] = logit
    return { logits, memory }
  }
}

const SAYS_DRUG = heard({ '1': { [THE]: 5 }, '1 4': { [DRUG]: 5, [RUG]: 4.4 } })

it('takes what was heard where nothing is known of the language', async () => {
  expect(await beamSearch(SAYS_DRUG, [], 9, kinds, null)).toEqual([THE, DRUG])
})

it('takes what people say where both were heard about as well', async () => {
  const language = languageModel(
    Array.from({ length: 20 }, () => [THE, RUG]),
    SIZE,
  )
  expect(await beamSearch(SAYS_DRUG, [], 9, kinds, language)).toEqual([THE, RUG])
})

it('follows a worse beginning that ends better', async () => {
  const step = heard({
    '1': { [DRUG]: 5, [THE]: 4.8 },
    '1 6': { [COMMA]: 1, [RUG]: 1, [DRUG]: 1, [THE]: 1 },
    '1 4': { [RUG]: 9 },
  })
  expect(await beamSearch(step, [], 9, kinds, null)).toEqual([THE, RUG])
})

it('ends no sentence early because the language model would', async () => {
  const language = languageModel(
    Array.from({ length: 50 }, () => []),
    SIZE,
  )
  expect(await beamSearch(SAYS_DRUG, [], 9, kinds, language)).toHaveLength(2)
})

it('stops at the most tokens', async () => {
  const endless = async (last: number) => {
    const logits = new Float32Array(SIZE).fill(-20)
    logits[RUG] = 5
    return { logits, memory: [last] }
  }
  expect(await beamSearch(endless, [START], 3, kinds, null)).toEqual([RUG, RUG, RUG])
})
