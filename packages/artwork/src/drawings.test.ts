import { describe, expect, it } from 'vitest'

import approved from './approved-drawings.json' with { type: 'json' }
import { catalogue } from './catalogue.ts'
import { DRAWN, DRAWN_FIELD } from './field.ts'
import type { Design } from './design.ts'
import { drawDesign } from './draw-design.ts'
import { drawingTraits } from './drawing-traits.ts'
import { drawingHash } from './survey/drawing-hash.ts'
import { hashDistance, perceptualHash } from './survey/perceptual-hash.ts'
import { measureDrawing } from './survey/measure-drawing.ts'

/** Two designs whose 64-bit hashes differ in fewer bits than this look alike. */
const MIN_HASH_DISTANCE = 10

const keyOf = ({ collection, id }: Design) => `${collection}/${id}`

it('has an approved hash for every drawing in the catalogue and no other', () => {
  expect(Object.keys(approved)).toEqual(catalogue.map(keyOf))
})

it('has no two designs that look alike from a distance', () => {
  const hashes = catalogue.map((design) => perceptualHash(design))
  const alike = catalogue.flatMap((design, index) =>
    catalogue
      .slice(index + 1)
      .filter((_, after) => hashDistance(hashes[index]!, hashes[index + 1 + after]!) < MIN_HASH_DISTANCE)
      .map((other) => `${keyOf(design)} and ${keyOf(other)}`),
  )
  expect(alike).toEqual([])
})

describe.each(catalogue)('$collection: $name', (design) => {
  it('is unchanged since it was approved', () => {
    expect(drawingHash(design)).toBe((approved as Record<string, string>)[keyOf(design)])
  })

  it('matches drawing-traits.json', () => {
    expect(drawingTraits(design)).toEqual(measureDrawing(design))
  })

  it('draws a point the same regardless of earlier calls', () => {
    const drawing = drawDesign(design, 38, 61)
    for (let pixel = drawing.length - 1; pixel >= 0; pixel -= 7) {
      const x = (((pixel % 38) + 0.5) / 38) * DRAWN.width
      const y = ((Math.floor(pixel / 38) + 0.5) / 61) * DRAWN.height
      expect(design.draw(x, y, DRAWN_FIELD)).toBe(drawing[pixel])
    }
  })
})
