import { expect, it } from 'vitest'

import { writtenLens } from './written-lens.ts'

/** A JPEG's head with an Exif that says this focal length of 35 mm film. */
function head(millimetres: number, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(90))
  const two = (at: number, value: number) => view.setUint16(at, value, isLittle)
  const four = (at: number, value: number) => view.setUint32(at, value, isLittle)
  view.setUint32(0, 0xffd8ffe0) // start, an empty segment of JFIF
  view.setUint16(4, 2)
  view.setUint16(6, 0xffe1)
  view.setUint16(8, 80)
  view.setUint32(10, 0x45786966) // "Exif"
  const tiff = 16
  view.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d)
  two(tiff + 2, 42)
  four(tiff + 4, 8)
  two(tiff + 8, 1)
  two(tiff + 10, 0x8769)
  four(tiff + 18, 26)
  two(tiff + 26, 1)
  two(tiff + 28, 0xa405)
  two(tiff + 30, 3)
  four(tiff + 32, 1)
  two(tiff + 36, millimetres)
  return new Uint8Array(view.buffer)
}

it.each([true, false])('reads the lens that a camera wrote down, little-endian: %s', (isLittle) => {
  // 26 mm see 3:4 as wide upright as across: by the diagonal.
  expect(writtenLens(head(26, isLittle), 4 / 3)).toBeCloseTo(0.751, 3)
  expect(writtenLens(head(26, isLittle), 3 / 4)).toBeCloseTo(0.751, 3)
  expect(writtenLens(head(26, isLittle), 1.5)).toBeCloseTo(0.722, 3)
})
it('says nothing where nothing was written, or not all of it', () => {
  expect(writtenLens(head(0, true), 1)).toBeNull()
  expect(writtenLens(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), 1)).toBeNull()
  expect(writtenLens(new Uint8Array(), 1)).toBeNull()
  for (let bytes = 0; bytes < 54; bytes++)
    expect(writtenLens(head(26, true).subarray(0, bytes), 1)).toBeNull()
})
