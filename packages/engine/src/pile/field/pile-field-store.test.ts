import { describe, expect, it } from 'vitest'

import { pileFieldStore } from './pile-field-store.ts'

describe('the shelf of sheets', () => {
  it('makes a sheet once', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 64, 1, 3)).toBe(sheetOf(64, 64, 1, 3))
  })
  it('has others for other sizes and other seeds', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 80, 1, 3)).not.toBe(sheetOf(64, 64, 1, 3))
    expect(sheetOf(64, 64, 1, 4)).not.toBe(sheetOf(64, 64, 1, 3))
  })
  it('lets go of the one not asked for longest', () => {
    const sheetOf = pileFieldStore()
    const first = sheetOf(64, 64, 1, 0)
    for (let height = 65; height < 80; height++) sheetOf(64, height, 1, 0)
    expect(sheetOf(64, 64, 1, 0)).toBe(first)
    const second = sheetOf(64, 65, 1, 0)
    for (let height = 80; height < 96; height++) sheetOf(64, height, 1, 0)
    expect(sheetOf(64, 65, 1, 0)).not.toBe(second)
  })
})
