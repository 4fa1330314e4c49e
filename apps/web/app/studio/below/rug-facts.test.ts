import { expect, it } from 'vitest'

import { rugFacts } from './rug-facts.ts'

const RUG = {
  yarns: [
    { name: 'ink', hex: '#26323D', share: 40 },
    { name: 'oat', hex: '#E4D9C4', share: 60 },
  ],
}
const size = { shape: 'rectangle', width: '', length: '', unit: 'cm', quantity: 1 } as const

it('weighs the wool of the size that is typed', () => {
  const weighs = (over: Partial<Parameters<typeof rugFacts>[1]>) =>
    rugFacts(RUG, { ...size, ...over })[1].title
  expect(weighs({ width: '200', length: '300' })).toBe('14 kg of wool')
  expect(weighs({ shape: 'round', width: '200' })).toBe('7.5 kg of wool')
  expect(weighs({})).toBe('2.4 kg of wool a square metre')
  expect(weighs({ width: '9', length: '3' })).toBe('2.4 kg of wool a square metre')
})
