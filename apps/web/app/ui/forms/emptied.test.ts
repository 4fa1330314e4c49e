import { expect, it } from 'vitest'

import { emptied } from './emptied.ts'

it('empties a field of what was accepted, and leaves what was typed since', () => {
  const afterwards = emptied('Call before delivery.')
  expect(afterwards('Call before delivery.')).toBe('')
  expect(afterwards('Call before delivery. Not on Fridays.')).toBe('Call before delivery. Not on Fridays.')
})
