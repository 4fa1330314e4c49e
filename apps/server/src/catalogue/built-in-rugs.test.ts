import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { COLOR_FAMILIES, designsIn, STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import { expect, it } from 'vitest'

import { builtInRugs } from './built-in-rugs.ts'

const rugs = builtInRugs('nothing drawn yet')

it.each([...COLLECTIONS, ...COLOR_FAMILIES, ...STYLE_TAGS])('lists rugs as %s', (category) => {
  expect(designsIn(rugs, category)).not.toEqual([])
})

it('gives every rug a unique pattern code', () => {
  const codes = rugs.map(({ code }) => code)
  expect(codes.filter((code) => !/^em-\d\d-ma-\d{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(rugs.length)
})
