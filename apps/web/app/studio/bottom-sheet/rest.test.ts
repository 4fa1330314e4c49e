import { describe, expect, it } from 'vitest'

import { restAfter, restBeside, RESTS, type RestOffsets } from './rest.ts'

const offsets: RestOffsets = { peek: 480, half: 120, full: 0 }

describe('releasing the sheet', () => {
  it('goes to the nearest rest when it was held still', () => {
    for (const rest of RESTS) expect(restAfter(offsets[rest], 0, offsets)).toBe(rest)
    expect(restAfter(70, 0, offsets)).toBe('half')
    expect(restAfter(50, 0, offsets)).toBe('full')
    expect(restAfter(310, 0, offsets)).toBe('peek')
  })

  it('goes to the next rest when it was flicked', () => {
    expect(restAfter(110, -0.6, offsets)).toBe('full')
    expect(restAfter(130, 1.2, offsets)).toBe('peek')
    expect(restAfter(10, 0.5, offsets)).toBe('half')
    expect(restAfter(450, -0.4, offsets), 'however far that is').toBe('half')
  })

  it('may skip a rest when it was flicked', () => {
    expect(restAfter(440, -2.5, offsets)).toBe('full')
  })

  it('stays at an end when flicked beyond it', () => {
    expect(restAfter(0, -3, offsets)).toBe('full')
    expect(restAfter(480, 3, offsets)).toBe('peek')
  })
})

it('moves one rest up or down, and not beyond the ends', () => {
  expect(RESTS.map((rest) => restBeside(rest, 1))).toEqual(['half', 'full', 'full'])
  expect(RESTS.map((rest) => restBeside(rest, -1))).toEqual(['peek', 'peek', 'half'])
})
