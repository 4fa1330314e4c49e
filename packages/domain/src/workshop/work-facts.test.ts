import { expect, it } from 'vitest'

import { snapshotSize } from '../cart/ordered-size.ts'
import { workFacts } from './work-facts.ts'
import { YARN_USE } from './yarn-kilograms.ts'

const WORKED = {
  yarnUse: YARN_USE,
  pileMm: 12,
  gun: { gaugeMm: 5, strands: 2, strokesPerMetre: 400 },
  carveMm: 4,
}

function factsOf(shape: 'rectangle' | 'pebble', textureStyle: 'fine' | 'loop' | 'carved') {
  const frozen = snapshotSize({ shape, width: '200', length: '300', unit: 'cm' })
  if (!frozen.ok) throw new Error(frozen.reason)
  return workFacts({ size: frozen.size, textureStyle }, WORKED)
}

it('says what a rug takes beside its wool', () => {
  expect(factsOf('rectangle', 'carved')).toMatchObject({
    gunMm: 13,
    carveMm: 4,
    hasCorners: true,
    cloth: { widthMm: 2_300, lengthMm: 3_300 },
    latexKilograms: 5.4,
    // 2.4 kg of pile and 1.5 kg below it a square metre.
    kilograms: 23.4,
  })
})

it('neither shears nor carves loops, and measures no diagonals without corners', () => {
  const facts = factsOf('pebble', 'loop')
  expect(facts).toMatchObject({ gunMm: 12, carveMm: 0, hasCorners: false })
  expect(facts.latexKilograms).toBeLessThan(5)
})
