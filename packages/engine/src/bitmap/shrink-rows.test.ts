import { expect, it } from 'vitest'

import { bmpFile } from './bmp-fixture.ts'
import { decodeBmp, decodeBmpPart } from './decode-bmp.ts'
import { readBmpHeader } from './read-bmp-header.ts'

const LIMITS = { maxPixels: 50e6 }
/** 6 × 4, from the bottom: two rows of brick, two of navy with an ivory pixel in each. */
const PALETTE = [0xa8452f, 0x26323d, 0xe6dac3]
const BODY = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [1, 1, 1, 1, 2, 1, 0, 0],
  [1, 1, 1, 1, 1, 2, 0, 0],
].flat()
const drawn = bmpFile({ width: 6, height: 4, bits: 8, palette: PALETTE, body: BODY })

function part(
  file: Uint8Array,
  box: { left: number; top: number; width: number; height: number },
  most: number,
) {
  const reading = readBmpHeader(file, file.length, LIMITS)
  if (!reading.ok) throw new Error(reading.reason)
  return decodeBmpPart(file, reading.header, box, most)
}

it('reads a part unchanged if it is small enough', () => {
  const whole = decodeBmp(drawn, LIMITS)
  if (!whole.ok) throw new Error(whole.reason)
  expect(part(drawn, { left: 0, top: 0, width: 6, height: 4 }, 24)).toEqual(whole.raster)
  const corner = part(drawn, { left: 4, top: 1, width: 2, height: 2 }, 24)
  expect([...corner.pixels]).toEqual([0xffe6dac3, 0xff26323d, 0xffa8452f, 0xffa8452f])
})

it('averages squares if it is larger', () => {
  const half = part(drawn, { left: 0, top: 0, width: 6, height: 4 }, 6)
  const mixed = 0xff000000 | (((0x26 + 0xe6) / 2) << 16) | (((0x32 + 0xda) / 2) << 8) | ((0x3d + 0xc3) / 2)
  expect(half).toMatchObject({ width: 3, height: 2 })
  expect([...half.pixels]).toEqual([0xff26323d, 0xff26323d, mixed >>> 0, 0xffa8452f, 0xffa8452f, 0xffa8452f])
})

it('reads forty million run-length pixels into the requested number', () => {
  const [width, height] = [8000, 5000]
  const runs = [...Array.from({ length: 31 }, () => [255, 1]), [95, 1], [0, 0]].flat()
  const body = Uint8Array.from({ length: runs.length * height }, (_, n) => runs[n % runs.length]!)
  const file = bmpFile({ width, height, bits: 8, compression: 1, palette: PALETTE, body })
  const raster = part(file, { left: 0, top: 0, width, height }, 4e6)
  expect(raster).toMatchObject({ width: 2000, height: 1250 })
  expect(raster.pixels.every((pixel) => pixel === 0xff26323d)).toBe(true)
})
