import { describe, expect, it } from 'vitest'

import { displayName, patternCode } from './pattern-code.ts'

describe('the display name', () => {
  it('is found by pattern code, in any case', () => {
    const code = patternCode({ id: 'khatam', collection: 'Geometric' })!
    expect(code).toMatch(/^em-\d\d-ma-\d{4}$/)
    expect(displayName(code)).toBe('Khatam')
    expect(displayName(code.toUpperCase())).toBe('Khatam')
  })
  it('is found by id, in lower case', () => expect(displayName('mashrabiya')).toBe('Mashrabiya'))
  it('is the input itself when unknown', () => {
    expect(displayName('em-99-ma-0000')).toBe('em-99-ma-0000')
    expect(displayName('Onyx')).toBe('Onyx')
    expect(displayName('carpet of my aunt')).toBe('carpet of my aunt')
  })
})

describe('the code of a design', () => {
  it('distinguishes designs that share an id', () => {
    const codes = ['Geometric', 'Contemporary'].map((collection) => patternCode({ id: 'onyx', collection }))
    expect(new Set(codes).size).toBe(2)
    expect(codes).not.toContain(null)
  })
  it('is null for a design without one', () =>
    expect(patternCode({ id: 'onyx', collection: 'Minimalist' })).toBeNull())
})
