import { expect, it } from 'vitest'

import { requestedRugs, rugFacts } from './rug-facts.ts'

const RUG = {
  yarns: [
    { name: 'ink', hex: '#26323D', share: 40 },
    { name: 'oat', hex: '#E4D9C4', share: 60 },
  ],
}
const size = { shape: 'rectangle', width: '', length: '', unit: 'cm', quantity: 1 } as const

it('weighs the wool of the size that is typed', () => {
  const weighs = (over: Partial<Parameters<typeof rugFacts>[0]>) => rugFacts({ ...size, ...over })[1].title
  expect(weighs({ width: '200', length: '300' })).toBe('14 kg of wool')
  expect(weighs({ shape: 'round', width: '200' })).toBe('7.5 kg of wool')
  expect(weighs({})).toBe('2.4 kg of wool per square metre')
  expect(weighs({ width: '9', length: '3' })).toBe('2.4 kg of wool per square metre')
})

it('asks the calendar for the yarns that are chosen, so that it knows whether their wool is there', () => {
  const asked = (extraction: Parameters<typeof requestedRugs>[1]['extraction']) =>
    requestedRugs(RUG, {
      size: { ...size, width: '200', length: '300' },
      look: { mappings: { '#26323D': '#A8452F' }, textureIntensity: 0.5 },
      extraction,
    })
  expect(asked({ status: 'none' })).toEqual(['2000x3000x2x1xrectangle-A8452F.400-E4D9C4.600'])
  const colors = [{ hex: '#26323D', percentage: 99.96 }] as const
  expect(asked({ status: 'ready', colors })).toEqual(['2000x3000x1x1xrectangle-A8452F.1000'])
  expect(asked({ status: 'sample', colors })).toEqual(['2000x3000x2x1xrectangle-A8452F.400-E4D9C4.600'])
})
