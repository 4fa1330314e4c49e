import { expect, it } from 'vitest'

import { INITIAL_STATE, type StudioState } from '../state/studio-state.ts'
import { designName } from './design-name.ts'

const studio = (mappings: Readonly<Record<string, string>>): StudioState => ({
  ...INITIAL_STATE,
  extraction: {
    status: 'ready',
    colors: [
      { hex: '#E4D9C4', percentage: 60 },
      { hex: '#26323D', percentage: 40 },
    ],
  },
  look: { mappings, textureIntensity: 0.5 },
})

it('is the rug’s while nothing is replaced', () => {
  expect(designName('Bab', studio({}))).toBe('Bab')
})

it('names the replacement that covers most of the rug', () => {
  expect(designName('Bab', studio({ '#26323D': '#5B2227' }))).toBe('Bab in Maroon')
  expect(designName('Bab', studio({ '#26323D': '#5B2227', '#E4D9C4': '#216266' }))).toBe('Bab in Teal')
})

it("uses the nearest yarn's name for an unnamed shade", () => {
  expect(designName('Bab', studio({ '#26323D': '#216367' }))).toBe('Bab in Teal')
})

it('works before the yarns are known', () => {
  expect(
    designName('Bab', { ...studio({ '#26323D': '#5B2227' }), extraction: INITIAL_STATE.extraction }),
  ).toBe('Bab in Maroon')
})
