import { expect, it } from 'vitest'

import { detailPicture, detailSources, paletteSources, rugSources } from './rug-image-paths.ts'

const onyx = '/artwork/geometric/onyx.jpg'

it('lists five widths and two formats for a rug', () => {
  expect(rugSources(onyx)).toEqual({
    avif: '/artwork/geometric/onyx-320.avif 320w, /artwork/geometric/onyx-400.avif 400w, /artwork/geometric/onyx-600.avif 600w, /artwork/geometric/onyx-800.avif 800w, /artwork/geometric/onyx-1600.avif 1600w',
    webp: '/artwork/geometric/onyx-320.webp 320w, /artwork/geometric/onyx-400.webp 400w, /artwork/geometric/onyx-600.webp 600w, /artwork/geometric/onyx-800.webp 800w, /artwork/geometric/onyx-1600.webp 1600w',
  })
})

it('lists no alternatives for a visitor’s own upload', () => {
  expect(rugSources('/api/own-artwork/0a/picture.webp')).toBeNull()
})

it("treats palette 0 as the design's own", () => {
  expect(paletteSources(onyx, 0, 400).avif).toBe('/artwork/geometric/onyx-400.avif')
  expect(paletteSources(onyx, 2, 200).webp).toBe('/artwork/geometric/onyx-palette-2-200.webp')
})

it('lists three widths for the close-up of the pile', () => {
  expect(detailSources(onyx).avif).toBe(
    '/artwork/geometric/onyx-detail-400.avif 400w, /artwork/geometric/onyx-detail-600.avif 600w, /artwork/geometric/onyx-detail-800.avif 800w',
  )
  expect(detailPicture(onyx)).toBe('/artwork/geometric/onyx-detail-800.webp')
})
