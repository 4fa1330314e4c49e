import { expect, it } from 'vitest'

import { messageRank, type MessageState } from './message-state.ts'

it('puts what waits first, the oldest of it on top, and of the rest the newest', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2027-01-01')]
  const messages: readonly (readonly [MessageState, Date])[] = [
    ['closed', early],
    ['answered', early],
    ['waiting', late],
    ['closed', late],
    ['waiting', early],
    ['answered', late],
  ]
  const sorted = messages.toSorted(([a, from], [b, to]) => messageRank(b, to) - messageRank(a, from))
  expect(sorted).toEqual([
    ['waiting', early],
    ['waiting', late],
    ['answered', late],
    ['answered', early],
    ['closed', late],
    ['closed', early],
  ])
})
