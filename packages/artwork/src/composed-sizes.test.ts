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
