import { expect, it } from 'vitest'

import { mergeSaved } from './merge-saved.ts'

const EARLY = '2026-11-01T08:00:00.000Z'
const LATE = '2026-11-02T08:00:00.000Z'
const ID = '5b0f7f6e-0c1d-4a53-9d3e-0d6d5d2f6a11'
const NOTHING = { favourites: [], designs: [], viewed: [] }

const account = {
  favourites: [
    { address: 'aria', at: LATE },
    { address: 'pearl', at: EARLY },
  ],
  designs: [{ id: ID, at: EARLY, name: 'Hall' }],
  viewed: [{ address: 'aria', times: 4, at: EARLY }],
}
const visitor = {
  favourites: [{ address: 'aria', at: EARLY }],
  designs: [{ id: ID, at: LATE, name: 'Stairs' }],
  viewed: [
    { address: 'reef', times: 1, at: EARLY },
    { address: 'aria', times: 3, at: LATE },
  ],
}

it('keeps the earlier favourite, the later design, and the larger number of views with the latest', () => {
  expect(mergeSaved(account, visitor)).toEqual({
    favourites: [
      { address: 'aria', at: EARLY },
      { address: 'pearl', at: EARLY },
    ],
    designs: [{ id: ID, at: LATE, name: 'Stairs' }],
    viewed: [
      { address: 'aria', times: 4, at: LATE },
      { address: 'reef', times: 1, at: EARLY },
    ],
  })
})
it('changes nothing when the same is merged again', () => {
  const once = mergeSaved(account, visitor)
  expect(mergeSaved(once, visitor)).toEqual(once)
  expect(mergeSaved(once, account)).toEqual(once)
})
it('is symmetric', () => expect(mergeSaved(visitor, account)).toEqual(mergeSaved(account, visitor)))
it('removes duplicates within one side', () => {
  const twice = { ...NOTHING, favourites: [...account.favourites, ...visitor.favourites] }
  expect(mergeSaved(NOTHING, twice).favourites).toHaveLength(2)
})
