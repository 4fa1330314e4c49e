import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { takeApart } from '@nawl/engine/rug'
import { bitmapSize } from '@nawl/engine/rug-size'
import { describe, expect, it } from 'vitest'

import { catalogue } from './catalogue.ts'
import { drawDesign } from './draw-design.ts'
import { fieldFor } from './motif-scale.ts'

const SIZES = [
  [60, 90, 'rectangle'],
  [240, 310, 'rectangle'],
  [310, 240, 'rectangle'],
  [80, 700, 'rectangle'],
  [600, 900, 'ellipse'],
  [250, 250, 'round'],
  [170, 240, 'pebble'],
  [150, 240, 'arch'],
  [80, 300, 'scallop'],
] as const

// `npm run artwork:sizes` surveys every size as the workshop would; this finds a design that cannot be drawn on one.
describe.each(catalogue)('$collection: $name', (design) => {
  it('is composed for any size, from its own yarns', () => {
    for (const [width, height, outline] of SIZES) {
      const field = fieldFor(design, { width, height }, outline, 4)
      const scale = Math.sqrt(6000 / (width * height))
      const drawing = drawDesign(design, Math.round(width * scale), Math.round(height * scale), field)
      const yarns = new Set(drawing)
      expect([`${width} × ${height}`, Math.max(...yarns) < design.yarns.length]).toEqual([
        `${width} × ${height}`,
        true,
      ])
      expect(yarns.size).toBeGreaterThan(1)
    }
  })
})

// The shop reads the yarns of these in the file; an order's copy of the bitmap is separated like any other.
it.each(['khatam', 'ebru'])('has yarns that are found without being told: %s', (id) => {
  const design = catalogue.find((one) => one.id === id)!
  const { width, height } = bitmapSize(240 / 310)
  const drawing = drawDesign(design, width, height, fieldFor(design, { width: 240, height: 310 }))
  const hexes = design.yarns.map(({ hex }) => hex)
  const file = indexedBmp(drawing, width, height, hexes)
  const [told, found] = [true, false].map((isDrawn) => takeApart(file, { maxPixels: 4e6, isDrawn }, () => 0))
  expect(told).toEqual(found)
})
