import { expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/cards/built-in-rugs.ts'
import { relatedRugs } from './related-rugs.ts'

const rugs = builtInRugs()

it('finds four others for every design, two of a collection at most', () => {
  for (const rug of rugs) {
    const related = relatedRugs(rugs, rug)
    expect(related).toHaveLength(4)
    expect(related.map(({ name }) => name)).not.toContain(rug.name)
    const collections = related.map(({ collection }) => collection)
    for (const collection of collections)
      expect(collections.filter((each) => each === collection).length).toBeLessThanOrEqual(2)
  }
})

it('is not the same four for everybody', () => {
  const shown = new Set(rugs.flatMap((rug) => relatedRugs(rugs, rug).map(({ address }) => address)))
  expect(shown.size).toBeGreaterThan(rugs.length * 0.7)
})
