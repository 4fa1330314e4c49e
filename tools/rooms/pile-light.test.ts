import { expect, it } from 'vitest'

import { pileLight } from './pile-light.ts'

const SIZE = { width: 24, height: 16 }

/** A mask of twice the size that is 1 except in a block. */
function maskWithout(left: number, right: number, top: number, bottom: number): Float32Array {
  return Float32Array.from({ length: 4 * SIZE.width * SIZE.height }, (_, at) => {
    const [x, y] = [at % (2 * SIZE.width), Math.floor(at / (2 * SIZE.width))]
    return x >= 2 * left && x < 2 * right && y >= 2 * top && y < 2 * bottom ? 0 : 1
  })
}

const planes = (valueAt: (x: number, y: number) => number) => {
  const plane = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    valueAt(at % SIZE.width, Math.floor(at / SIZE.width)),
  )
  return [plane, plane, plane] as const
}

it('leaves light unchanged where nothing covers the floor', () => {
  const [red] = pileLight(
    planes((x) => x / 10),
    maskWithout(10, 12, 4, 8),
    SIZE,
  )
  expect(red[2 * SIZE.width + 3]).toBeCloseTo(0.3, 6)
  expect(red[15 * SIZE.width + 20]).toBeCloseTo(2, 6)
})

it('extends the light under furniture, whatever the furniture looks like', () => {
  const hidden = (x: number, y: number) => x >= 10 && x < 14 && y >= 4 && y < 10
  const [red] = pileLight(
    planes((x, y) => (hidden(x, y) ? 50 : 1 + x * 0.01)),
    maskWithout(10, 14, 4, 10),
    SIZE,
  )
  for (let y = 3; y < 11; y++)
    for (let x = 9; x < 15; x++) expect(red[y * SIZE.width + x]).toBeCloseTo(1.115, 1)
})
