import { expect, it } from 'vitest'

import { mostVaried } from './most-varied.ts'

/** 200 × 300 pixels of the first yarn, with a chequer of four yarns at the lower right. */
function raster() {
  const [width, height, levels] = [200, 300, 30]
  const indices = new Uint8Array(width * height)
  for (let y = 180; y < 290; y++)
    for (let x = 110; x < 190; x++)
      indices[y * width + x] = levels * (((x >> 4) & 1) + 2 * ((y >> 4) & 1)) + 3
  return { width, height, indices, yarnCount: 4, levels }
}

it('looks where the most yarns meet', () => {
  const { left, top } = mostVaried(raster(), { width: 0.3, height: 0.25 })
  expect(left).toBeGreaterThan(0.45)
  expect(top).toBeGreaterThan(0.55)
})

it('stays on the rug, whatever the size of the window', () => {
  for (const width of [0.1, 0.5, 0.99, 1]) {
    const window = mostVaried(raster(), { width, height: width })
    expect(window.left).toBeGreaterThanOrEqual(0)
    expect(window.left + window.width).toBeLessThanOrEqual(1 + 1e-9)
  }
})

it('turns away from the floor round a disc', () => {
  const disc = raster()
  disc.indices.fill(240, 0, 200 * 150)
  expect(mostVaried(disc, { width: 0.3, height: 0.25 }).top).toBeGreaterThan(0.45)
})
