import { describe, expect, it } from 'vitest'

import { restAfter, restBeside, RESTS, type RestOffsets } from './rest.ts'

const offsets: RestOffsets = { peek: 480, half: 120, full: 0 }

describe('a sheet that is let go', () => {
  it('goes back where it is nearest to when it was held still', () => {
    for (const rest of RESTS) expect(restAfter(offsets[rest], 0, offsets)).toBe(rest)
    expect(restAfter(70, 0, offsets)).toBe('half')
    expect(restAfter(50, 0, offsets)).toBe('full')
    expect(restAfter(310, 0, offsets)).toBe('peek')
  })

  it('goes on to the next rest when it was flicked there', () => {
    expect(restAfter(110, -0.6, offsets)).toBe('full')
    expect(restAfter(130, 1.2, offsets)).toBe('peek')
    expect(restAfter(10, 0.5, offsets)).toBe('half')
    expect(restAfter(450, -0.4, offsets), 'however far that is').toBe('half')
  })

  it('may be flicked past a rest', () => {
    expect(restAfter(440, -2.5, offsets)).toBe('full')
  })

  it('stays at an end it is flicked beyond', () => {
    expect(restAfter(0, -3, offsets)).toBe('full')
    expect(restAfter(480, 3, offsets)).toBe('peek')
  })
})

it('leads a rest at a time up and down, and no farther than the ends', () => {
  expect(RESTS.map((rest) => restBeside(rest, 1))).toEqual(['half', 'full', 'full'])
  expect(RESTS.map((rest) => restBeside(rest, -1))).toEqual(['peek', 'peek', 'half'])
})
