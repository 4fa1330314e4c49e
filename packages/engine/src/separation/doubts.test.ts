import { expect, it } from 'vitest'

import { doubtful } from './doubts.ts'

it('lists every doubtful pixel in order, whatever the length', () => {
  for (const length of [1, 3, 4, 9, 30]) {
    const doubts = Uint8Array.from({ length }, (_, at) => (at % 7 === 2 || at === length - 1 ? 1 + at : 0))
    expect([...doubtful(doubts)]).toEqual([...doubts.keys()].filter((at) => doubts[at] !== 0))
  }
})
