import { AS_DRAWN, decodeDesign } from '@nawl/domain/rug/design-link'
import { expect, it } from 'vitest'

import { filmLength, filmStates, frameAt } from './film-states.ts'

const rug = {
  yarns: [
    { name: 'ivory', hex: '#E6DAC3', share: 70 },
    { name: 'ink', hex: '#26323D', share: 30 },
  ],
  variants: [
    { color: 'As drawn', hex: '#E6DAC3', hexes: ['#E6DAC3', '#26323D'] },
    { color: 'Sea', hex: '#216266', hexes: ['#216266', '#E6DAC3'] },
  ],
}

it('begins with the design that is shown, and shows no palette twice', () => {
  const states = filmStates(rug, { ...AS_DRAWN, mappings: { '#26323D': '#A8452F' } })
  expect(states.map(({ hexes }) => hexes)).toEqual([
    ['#E6DAC3', '#A8452F'],
    ['#E6DAC3', '#26323D'],
    ['#216266', '#E6DAC3'],
  ])
  expect(states.map(({ text }) => decodeDesign(text).ok)).toEqual([true, true, true])
})

it('has one state for a rug without other palettes', () => {
  expect(filmStates({ ...rug, variants: [] }, AS_DRAWN)).toHaveLength(1)
})

it('never lasts longer than half a minute', () => {
  const variants = Array.from({ length: 20 }, (_, n) => ({
    color: String(n),
    hex: '',
    hexes: [`#0000${10 + n}`, '#26323D'],
  }))
  const { length } = filmStates({ ...rug, variants }, AS_DRAWN)
  expect(filmLength(length)).toBeLessThanOrEqual(30_000)
})

it('holds each palette, turns into the next without a jump, and ends on the first', () => {
  expect(frameAt(0, 3)).toEqual({ from: 0, to: 1, mix: 0 })
  expect(frameAt(3_700, 3).mix).toBeCloseTo(0.5)
  expect(frameAt(4_199, 3).mix).toBeGreaterThan(0.99)
  expect(frameAt(4_200, 3)).toEqual({ from: 1, to: 2, mix: 0 })
  expect(frameAt(filmLength(3), 3)).toEqual({ from: 0, to: 1, mix: 0 })
})
