import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { describe, expect, it } from 'vitest'

import { firstFound } from './first-found.ts'

describe('what Enter takes in a search for yarns', () => {
  it('is a typed colour itself, whatever yarn is near', () => {
    expect(firstFound(' d9a021 ')).toBe('#D9A021')
  })
  it('is the first yarn of a name', () => {
    const [yarn] = cardYarns()
    expect(firstFound(yarn?.name ?? '')).toBe(yarn?.hex)
  })
  it('is nothing for no query and for no yarn', () => {
    expect(firstFound('  ')).toBeUndefined()
    expect(firstFound('zzzz')).toBeUndefined()
  })
})
