import { describe, expect, it } from 'vitest'

import { pileFieldStore } from './pile-field-store.ts'

describe('the pile field store', () => {
  it('makes a field once', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 64, 1, 3)).toBe(sheetOf(64, 64, 1, 3))
  })
  it('makes different fields for other sizes and seeds', () => {
    const sheetOf = pileFieldStore()
    expect(sheetOf(64, 280, 1, 3)).not.toBe(sheetOf(64, 64, 1, 3))
    expect(sheetOf(64, 64, 2, 3)).not.toBe(sheetOf(64, 64, 1, 3))
    expect(sheetOf(64, 64, 1, 4)).not.toBe(sheetOf(64, 64, 1, 3))
  })
  it('makes them in steps of 200 pixels of the 1× picture, for similar sizes to share', () => {
    const sheetOf = pileFieldStore()
    const field = sheetOf(201, 200, 1, 0)
    expect(field).toMatchObject({ width: 400, height: 200 })
    expect(sheetOf(400, 190, 1, 0)).toBe(field)
    expect(sheetOf(401, 200, 2, 0)).toMatchObject({ width: 800, height: 400 })
  })
  it('evicts the least recently used field', () => {
    const sheetOf = pileFieldStore()
    const first = sheetOf(64, 64, 1, 0)
    for (let height = 2; height < 17; height++) sheetOf(64, 200 * height, 1, 0)
    expect(sheetOf(64, 64, 1, 0)).toBe(first)
    const second = sheetOf(64, 400, 1, 0)
    for (let height = 17; height < 33; height++) sheetOf(64, 200 * height, 1, 0)
    expect(sheetOf(64, 400, 1, 0)).not.toBe(second)
  })
})
