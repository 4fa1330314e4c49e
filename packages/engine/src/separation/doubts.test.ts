import { expect, it } from 'vitest'
import { AGAIN, DOUBTFUL, forEachDoubt, OPEN } from './doubts.ts'

it.each([1, 3, 4, 5, 64, 67])('visits, in order, those of %i pixels that have the bit', (length) => {
  for (let seed = 0; seed < 40; seed++) {
    const doubts = Uint8Array.from({ length }, (_, at) =>
      (at * 7 + seed) % 11 === 0 ? DOUBTFUL | OPEN : (at + seed) % 13 === 0 ? DOUBTFUL | AGAIN : 0,
    )
    const visited: number[] = []
    forEachDoubt(doubts, OPEN, (at) => visited.push(at))
    expect(visited).toEqual([...doubts.keys()].filter((at) => doubts[at]! >= OPEN))
  }
})
