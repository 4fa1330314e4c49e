import { describe, expect, it } from 'vitest'

import { planeFixture } from '../../buildable/plane-fixture.ts'
import { outlineRug } from '../../cartoon/outline-rug.ts'
import { ellipseInset, ellipseMask, measureEllipse, ontoEllipse } from './ellipse.ts'
import { outlineField } from './outline-shape.ts'

const [WIDTH, HEIGHT, INSET] = [1000, 1600, 8]
const place = { depth: 0, normalX: 0, normalY: 0, along: 0 }

describe('an ellipse', () => {
  it('covers what its formula says, to 0.1 %', () => {
    const mask = ellipseMask(500, 800).reduce((sum, laid) => sum + laid, 0)
    const rows = Array.from({ length: 800 }, (_, y) => 500 - 2 * ellipseInset(y, 500, 800))
    for (const area of [mask, rows.reduce((sum, row) => sum + row, 0)])
      expect(Math.abs(area / ((Math.PI / 4) * 500 * 800) - 1)).toBeLessThan(0.001)
  })

  it('ends a drawing, to 0.1 % of its area', () => {
    const plane = {
      ...planeFixture(200, 320, 2, (x, y) => Number((x + y) % 60 < 30)),
      laid: ellipseMask(200, 320),
    }
    const area = outlineRug(plane).yarns.reduce((sum, yarn) => sum + yarn.area, 0)
    expect(Math.abs(area / ((Math.PI / 4) * 200 * 320) - 1)).toBeLessThan(0.001)
  })

  it('is measured as far as it is, within its cord and its shadow', () => {
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
      const [x, y] = [492 * Math.cos(angle), 792 * Math.sin(angle)]
      const slope = Math.hypot(x / 492 ** 2, y / 792 ** 2)
      const normal = [x / 492 ** 2 / slope, y / 792 ** 2 / slope] as const
      for (const depth of [-8, -2, 0, 3, 10]) {
        measureEllipse(492, 792, x - depth * normal[0], y - depth * normal[1], place)
        expect(Math.abs(place.depth - depth)).toBeLessThan(0.2)
        expect(place.normalX * normal[0] + place.normalY * normal[1]).toBeGreaterThan(0.9999)
      }
    }
  })

  it('moves what lies beside it onto it', () => {
    for (const [x, y] of [
      [3, 90],
      [100, 1],
      [180, 250],
    ] as const) {
      const [toX, toY] = ontoEllipse(x, y, 200, 320)
      expect(((toX - 100) / 100) ** 2 + ((toY - 160) / 160) ** 2).toBeCloseTo(1, 9)
    }
  })
})

describe('the edge of an oval rug', () => {
  const field = outlineField('round', WIDTH, HEIGHT, INSET, 9)

  it('is as long as an ellipse is', () => {
    // Ramanujan's second approximation, which is exact to a millionth here.
    const [a, b] = [WIDTH / 2 - INSET, HEIGHT / 2 - INSET]
    const h = ((a - b) / (a + b)) ** 2
    expect(field.length).toBeCloseTo(Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h))), 1)
  })

  it('is stitched evenly all the way round', () => {
    const [a, b] = [WIDTH / 2 - INSET, HEIGHT / 2 - INSET]
    const alongAt = (angle: number) => {
      field.measure(WIDTH / 2 + a * Math.cos(angle), HEIGHT / 2 + b * Math.sin(angle), place)
      return place.along
    }
    for (let angle = -3; angle < 3; angle += 0.01) {
      const way = 0.01 * Math.hypot(a * Math.sin(angle + 0.005), b * Math.cos(angle + 0.005))
      expect((alongAt(angle + 0.01) - alongAt(angle)) / way).toBeCloseTo(1, 2)
    }
  })

  it('is nowhere in what is passed over as the inside', () => {
    for (let y = 0; y < HEIGHT; y += 7) {
      const [from, to] = field.interior(y + 0.5, 10)
      for (const x of from < to ? [from, to - 1] : []) {
        field.measure(x + 0.5, y + 0.5, place)
        expect(place.depth).toBeGreaterThan(9.5)
      }
    }
  })
})
