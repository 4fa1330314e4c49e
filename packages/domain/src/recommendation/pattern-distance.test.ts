import { expect, it } from 'vitest'

import { patternDistance } from './pattern-distance.ts'

const stripes = {
  traits: { busy: 0.2, upright: 1, mirrored: 0.9, flipped: 0.9, repeating: 0.9 },
  styles: ['minimalist'],
  collection: 'Minimalist',
  shares: [50, 50],
}
const picture = {
  traits: { busy: 0.4, upright: 0.5, mirrored: 0, flipped: 0, repeating: 0.1 },
  styles: ['luxury'],
  collection: 'Contemporary',
  shares: [80, 10, 5, 3, 1, 1],
}

it('is 0 for the same drawing and 1 for one that has nothing in common', () => {
  expect(patternDistance(stripes, stripes)).toBe(0)
  expect(patternDistance(stripes, picture)).toBeGreaterThan(0.9)
  expect(patternDistance(picture, stripes)).toBe(patternDistance(stripes, picture))
})
it('takes traits, yarns and catalogue data into account', () => {
  const changes = [
    { traits: { ...stripes.traits, upright: 0.5 } },
    { styles: ['minimalist', 'luxury'] },
    { collection: 'Modern' },
    { shares: [90, 10] },
    { shares: [25, 25, 25, 25] },
  ]
  for (const change of changes) expect(patternDistance(stripes, { ...stripes, ...change })).toBeGreaterThan(0)
})
it('is null for a drawing without measurements', () =>
  expect(patternDistance(stripes, { ...stripes, traits: null })).toBeNull())
