import { describe, expect, it } from 'vitest'

import { pileFieldStore } from './pile-field-store.ts'

describe('the pile field store', () => {
  it('makes a field once', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 64, 1, 3)).toBe(sheetOf(64, 64, 1, 3))
  })
  it('makes different fields for other sizes and seeds', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 80, 1, 3)).not.toBe(sheetOf(64, 64, 1, 3))
    expect(sheetOf(64, 64, 1, 4)).not.toBe(sheetOf(64, 64, 1, 3))
  })
  it('evicts the least recently used field', () => {
    const sheetOf = pileFieldStore()
    const first = sheetOf(64, 64, 1, 0)
    for (let height = 65; height < 80; height++) sheetOf(64, height, 1, 0)
    expect(sheetOf(64, 64, 1, 0)).toBe(first)
    const second = sheetOf(64, 65, 1, 0)
    for (let height = 80; height < 96; height++) sheetOf(64, height, 1, 0)
    expect(sheetOf(64, 65, 1, 0)).not.toBe(second)
  })
})
