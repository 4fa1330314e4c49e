import { describe, expect, it } from 'vitest'

import {
  MOST_RATIO,
  sizeOfRatio,
  uploadAddress,
  uploadBitmapSize,
  uploadIdAt,
  uploadIdIn,
  uploadImagePath,
  uploadRatio,
} from './uploads.ts'

const id = '0123456789abcdef0123456789abcdef'
const rectangle = { shape: 'rectangle', width: '', length: '', unit: 'ft' } as const

it('offers a size of the usual area in the proportions of a picture', () => {
  expect(sizeOfRatio(5 / 8, 'ft')).toEqual({ width: '5', length: '8' })
  for (const unit of ['ft', 'cm'] as const)
    for (const ratio of [9 / 20, 3 / 4, 1, 4 / 3, 2.7])
      expect(uploadRatio({ ...rectangle, ...sizeOfRatio(ratio, unit), unit })! / ratio).toBeCloseTo(1, 2)
  for (const ratio of [0.01, 90]) {
    const clamped = uploadRatio({ ...rectangle, ...sizeOfRatio(ratio, 'ft') })
    expect(Math.max(clamped!, 1 / clamped!)).toBeCloseTo(MOST_RATIO, 0)
  }
})

describe('the proportions of an upload', () => {
  it('are five by eight until a size is typed', () => {
    expect(uploadRatio(rectangle)).toBe(5 / 8)
    expect(uploadRatio({ ...rectangle, width: '9', length: '12' })).toBe(0.75)
  })

  it('are equal for square and round rugs, whatever length was typed before', () => {
    expect(uploadRatio({ ...rectangle, shape: 'round', width: '6', length: '99' })).toBe(1)
  })

  it('are null for invalid sizes and for ribbons', () => {
    const sizes = [
      ['5', ''],
      ['', '8'],
      ['wide', '8'],
      ['0', '0'],
      ['1', '4.1'],
      ['9', '2'],
    ] as const
    for (const [width, length] of sizes) expect(uploadRatio({ ...rectangle, width, length })).toBeNull()
  })

  it('are kept by the bitmap', () => {
    expect(uploadBitmapSize(5 / 8)).toEqual({ width: 1000, height: 1600 })
    expect(uploadBitmapSize(1)).toEqual({ width: 1000, height: 1000 })
  })
})

describe('an id', () => {
  it('is found in its address and its path', () => {
    expect(uploadIdIn(uploadAddress(id).toUpperCase())).toBe(id)
    expect(uploadIdAt(uploadImagePath(id))).toBe(id)
  })

  it('is not found elsewhere', () => {
    for (const address of ['aria', 'own-', `own-${id}0`, `own-${id.slice(1)}/`, `x-own-${id}`])
      expect(uploadIdIn(address)).toBeNull()
    for (const path of [
      `own/${id}`,
      `own/../${id}.bmp`,
      `/own/${id}.bmp`,
      `own/${id}.bmp/..`,
      `own/${id}.BMP`,
    ])
      expect(uploadIdAt(path)).toBeNull()
  })
})
