import { expect, it } from 'vitest'

import { paletteImage, pileImage, rugOutline, rugSrcSet } from './rug-image-paths.ts'

const onyx = '/artwork/geometric/onyx.jpg'

it('offers a rug in three widths', () => {
  expect(rugSrcSet(onyx)).toBe(
    '/artwork/geometric/onyx-400.webp 400w, /artwork/geometric/onyx-800.webp 800w, /artwork/geometric/onyx-1600.webp 1600w',
  )
})

it("takes a design's own palette for palette 0", () => {
  expect(paletteImage(onyx, 0)).toBe('/artwork/geometric/onyx-400.webp')
  expect(paletteImage(onyx, 2)).toBe('/artwork/geometric/onyx-palette-2-400.webp')
})

it('names the close-up after the rug', () => {
  expect(pileImage(onyx)).toBe('/artwork/geometric/onyx-pile.webp')
})

it('cuts the close-up by one of the pictures the card may have loaded already', () => {
  expect(rugSrcSet(onyx)).toContain(`${rugOutline(onyx)} `)
})
