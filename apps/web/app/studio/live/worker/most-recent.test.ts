import { expect, it } from 'vitest'

import { mostRecent } from './most-recent.ts'

it('makes a value once and forgets the least recently used', async () => {
  const made: string[] = []
  const valueOf = mostRecent<string>(2)
  const ask = (key: string) =>
    valueOf(key, async () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await ask(key)).toBe(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('makes again what failed or was worthless', async () => {
  let tries = 0
  const valueOf = mostRecent<number | null>(2, (value) => value === null)
  const ask = () =>
    valueOf('key', async () => {
      tries++
      if (tries === 1) throw new Error('away')
      return tries === 2 ? null : tries
    })
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBeNull()
  expect(await ask()).toBe(3)
  expect(await ask()).toBe(3)
})
