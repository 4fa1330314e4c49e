import { expect, it } from 'vitest'

import { zoneName } from './zone-name.ts'

it.each([
  ['Asia/Dubai', 'Gulf Standard Time', 'توقيت الخليج'],
  ['America/New_York', 'Eastern Time', 'التوقيت الشرقي لأمريكا الشمالية'],
  ['Europe/London', 'United Kingdom Time', 'توقيت المملكة المتحدة'],
])('names %s', (zone, english, arabic) =>
  expect([zoneName(zone, 'en-GB'), zoneName(zone, 'ar-AE')]).toEqual([english, arabic]),
)
