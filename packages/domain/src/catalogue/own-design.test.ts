import { expect, it } from 'vitest'

import { draftAddress, draftAddressParts, drawingIdAt, drawingImagePath, isDesignSlug } from './own-design.ts'

const ID = '0123456789abcdef0123456789abcdef'

it.each(['falcon', 'falcon-2', '7', 'a'.repeat(40)])('%s is a slug', (slug) => {
  expect(isDesignSlug(slug)).toBe(true)
})
it.each([
  '',
  'Falcon',
  'falcon-',
  '-falcon',
  'own-falcon',
  'draft-falcon',
  'import',
  'a'.repeat(41),
  'a/b',
  'صقر',
])('%s is no slug', (slug) => {
  expect(isDesignSlug(slug)).toBe(false)
})

it('reads back the paths and addresses it writes, and no others', () => {
  expect(drawingIdAt(drawingImagePath(ID))).toBe(ID)
  expect(drawingIdAt(`own/${ID}.bmp`)).toBeNull()
  expect(draftAddressParts(draftAddress('falcon', ID))).toEqual({ slug: 'falcon', proof: ID })
  expect(draftAddressParts(`draft-${ID}-own-falcon`)).toBeNull()
  expect(draftAddressParts('falcon')).toBeNull()
})
