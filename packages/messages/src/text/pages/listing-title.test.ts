import { expect, it } from 'vitest'

import * as words from '../../../build/en/listing.ts'
import * as arabic from '../../../build/ar/listing.ts'
import { listingTitle } from './listing-title.ts'

it('titles a listing in the language', () => {
  const english = (category?: string) => listingTitle(words, (name) => name, category)
  expect(english()).toBe('All Rugs')
  expect(english('earth-tones')).toBe('Earth Tones Rugs')
  expect(english('modern-tribal')).toBe('Modern Tribal Rugs')
  expect(listingTitle(arabic, () => 'هندسي', 'geometric')).toContain('هندسي')
})
