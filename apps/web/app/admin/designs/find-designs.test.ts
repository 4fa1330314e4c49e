import { expect, it } from 'vitest'

import { findDesigns } from './find-designs.ts'

const DESIGNS = [
  { slug: 'falcon', name: 'Desert Falcon', nameAr: 'الشاهين' },
  { slug: 'onyx', name: 'Onyx', nameAr: 'جزع' },
  { slug: 'onyx-contemporary', name: 'Onyx', nameAr: 'جزع' },
  { slug: 'all-the-way', name: 'All the Way', nameAr: 'طوال الطريق' },
]

it.each([
  ['', ['falcon', 'onyx', 'onyx-contemporary', 'all-the-way']],
  ['fal', ['falcon']],
  ['falcon desert', ['falcon']],
  ['شاهين', ['falcon']],
  ['ONYX', ['onyx', 'onyx-contemporary']],
  ['onyx-cont', ['onyx-contemporary']],
  ['the', ['all-the-way']],
  ['hawk', []],
])('a search for %j finds %j', (search, slugs) => {
  expect(findDesigns(DESIGNS, search).map(({ slug }) => slug)).toEqual(slugs)
})
