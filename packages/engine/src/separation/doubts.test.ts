import { expect, it } from 'vitest'

import { Doubtful } from './doubts.ts'

it('visits every doubtful pixel in order, whatever the length, and again', () => {
  for (const length of [1, 3, 4, 9, 30, 32, 33, 131]) {
    const doubts = Uint8Array.from({ length }, (_, at) => (at % 47 === 2 || at === length - 1 ? 1 + at : 0))
    const places = new Doubtful(doubts)
    const wanted = [...doubts.keys()].filter((at) => doubts[at] !== 0)
    for (let time = 0; time < 2; time++) {
      const visited: number[] = []
      places.visit((at) => visited.push(at))
      expect(visited).toEqual(wanted)
    }
  }
})
