import { expect, it } from 'vitest'

import { zoneName } from './zone-name.ts'

it.each([
  ['Asia/Dubai', 'Gulf Standard Time'],
  ['America/New_York', 'Eastern Time'],
  ['Europe/London', 'United Kingdom Time'],
])('names %s', (zone, name) => expect(zoneName(zone)).toBe(name))
