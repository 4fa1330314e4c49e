import { DEFAULT_HOURS } from '@nawl/domain/shop/hours'
import { expect, it } from 'vitest'

import * as arabic from '../../../build/ar/hours.ts'
import * as words from '../../../build/en/hours.ts'
import { holidaysText } from './hours-text.ts'

const HOURS = {
  ...DEFAULT_HOURS,
  holidays: [
    { first: '2026-01-01', last: '2026-01-01', name: { en: 'New Year', ar: 'رأس السنة' } },
    { first: '2026-12-02', last: '2026-12-03', name: { en: 'National Day', ar: 'اليوم الوطني' } },
    { first: '2027-01-01', last: '2027-01-01' },
  ],
}
const NOW = new Date('2026-11-28T08:00:00Z')

it('names the holidays that are not over, also those that were set before they had names', () => {
  expect(holidaysText(words, 'en-GB', NOW, HOURS)).toMatch(
    /^Closed 2.*3 December 2026 \(National Day\) and 1 January 2027$/,
  )
  const inArabic = holidaysText(arabic, 'ar-AE', NOW, HOURS)
  expect(inArabic).toContain('اليوم الوطني')
  expect(inArabic).not.toContain('رأس السنة')
})
