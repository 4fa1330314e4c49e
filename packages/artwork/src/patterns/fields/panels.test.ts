import { describe, expect, it } from 'vitest'

import { catalogueField, DRAWN_FIELD, type Field } from '../../field.ts'
import { fieldFor } from '../../motif-scale.ts'
import { ORGANIC_SIZES, SURVEYED_SIZES } from '../../survey/surveyed-sizes.ts'
import { asHigh, type PanelOptions } from './panel-fits.ts'
import { inPanels, panelsOn } from './panels.ts'

const options = { cropCentre: 0.5, turns: true }
const design = { cropCentre: 0.5 }
/** A disc of 20 cm in the middle of the drawn field. */
const disc = (x: number, y: number, { top, height }: Field) =>
  Math.hypot(x - 76, y - top - height / 2) < 20 ? 1 : 0
const on = (width: number, height: number) => fieldFor(design, { width, height })

/** Width and height of the disc's parts: their numbers of points on two lines, times the step. */
function extent(field: Field, draw: (x: number, y: number, field: Field) => number) {
  let [area, minX, maxX, minY, maxY] = [0, Infinity, 0, Infinity, 0]
  for (let y = 0.25; y < field.height; y += 0.5)
    for (let x = 0.25; x < field.width; x += 0.5) {
      if (draw(x, y, field) === 0) continue
      area += 0.25
      ;[minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), Math.max(maxY, y)]
    }
  return { area, width: maxX - minX, height: maxY - minY }
}

describe('a drawing in panels', () => {
  it('is the drawing itself in the catalogue', () => {
    const draw = inPanels(options, (x, y, field) => (x === 3 && y === 4 && field === DRAWN_FIELD ? 7 : 0))
    expect(draw(3, 4, DRAWN_FIELD)).toBe(7)
  })

  it.each([
    [240, 310],
    [170, 240],
    [300, 300],
    [310, 240],
  ])('is one panel on a rug of %d × %d cm, and keeps its proportions', (width, height) => {
    const { width: across, height: down, area } = extent(on(width, height), inPanels(options, disc))
    expect(across / down).toBeCloseTo(1, 1)
    expect(area).toBeCloseTo((Math.PI / 4) * across * down, -2)
  })

  it('is repeated on a long rug, without a seam', () => {
    const field = on(80, 700)
    const draw = inPanels(options, (x, y) => Math.floor((x + y) / 4))
    const along = Array.from({ length: 2 * field.height }, (_, k) =>
      draw(field.width / 2, k / 2 + 0.2, field),
    )
    const steps = along.slice(1).map((value, k) => Math.abs(value - along[k]!))
    expect(Math.max(...steps)).toBeLessThanOrEqual(1)
    const turns = steps.filter((_, k) => k > 0 && Math.sign(along[k + 1]! - along[k - 1]!) < 0)
    expect(turns.length).toBeGreaterThan(0)
  })

  it('never reads outside the drawing', () => {
    for (const [width, height] of [
      [60, 90],
      [600, 900],
      [500, 100],
      [70, 700],
    ] as const) {
      const field = on(width, height)
      const draw = inPanels(options, (x, y, base) =>
        x >= 0 && x <= base.width && y >= base.top && y <= base.top + base.height ? 1 : 0,
      )
      for (let y = 0; y < field.height; y += 7.3)
        for (let x = 0; x < field.width; x += 7.1) expect(draw(x, y, field)).toBe(1)
    }
  })

  it('is the round composition on a disc', () => {
    const field = fieldFor(design, { width: 200, height: 200 }, 'round')
    const draw = inPanels(options, (_, __, base) => (base.outline === 'round' ? 1 : 0))
    expect(draw(76, field.top + 76, field)).toBe(1)
    expect(catalogueField('round', 0.5).outline).toBe('round')
  })
})

/** Every kind of drawing in panels: the laws of all that are drawn so follow from those of the layout. */
const KINDS: readonly PanelOptions[] = [true, false].flatMap((turns) =>
  ([undefined, 'large', 'part'] as const).flatMap((single) =>
    ([undefined, true, 'square'] as const).map((fromRectangle) => ({
      cropCentre: 0.44,
      turns,
      ...(single && { single }),
      ...(fromRectangle && { fromRectangle }),
    })),
  ),
)
/** A yarn in one corner only, so that the shown part has to move. */
const cornered = (x: number, y: number, { top }: Field) => (x < 30 && y - top < 60 ? 1 : 0)

describe.each(KINDS)(
  'the layout of a drawing that $turns turns, $single single, $fromRectangle from the rectangle',
  (kind) => {
    it.each([...SURVEYED_SIZES, ...ORGANIC_SIZES])('is similar to it on $width × $height $outline', (rug) => {
      const field = fieldFor(kind, rug, rug.outline)
      const { placeOf, zoom, across, down, isTurned, base } = panelsOn(field, kind, cornered)
      const [wide, high] = isTurned ? [down, across] : [across, down]

      // Whole panels only, none of them smaller than motifs may be.
      for (const [side, panel] of [
        [field.width, wide],
        [field.height, high],
      ] as const)
        expect(side / panel).toBeCloseTo(Math.round(side / panel), 9)
      expect(zoom * field.scale).toBeGreaterThan(0.7 - 1e-9)

      const step = 1e-3
      for (let row = 0; row < 12; row++)
        for (let column = 0; column < 12; column++) {
          const [x, y] = [
            ((column + 0.37) / 12) * field.width,
            field.top + ((row + 0.41) / 12) * field.height,
          ]
          const [u, v] = placeOf(x, y)
          expect(u >= -1e-9 && u <= base.width + 1e-9 && v >= base.top - 1e-9).toBe(true)
          expect(v).toBeLessThanOrEqual(base.top + base.height + 1e-9)
          const [right, below] = [placeOf(x + step, y), placeOf(x, y + step)]
          const [ru, rv, bu, bv] = [right[0] - u, right[1] - v, below[0] - u, below[1] - v]
          // As long both ways, and at a right angle: circles stay round and squares square.
          expect((Math.hypot(ru, rv) * zoom) / step).toBeCloseTo(1, 6)
          expect((Math.hypot(bu, bv) * zoom) / step).toBeCloseTo(1, 6)
          expect((ru * bu + rv * bv) / step ** 2).toBeCloseTo(0, 6)
        }

      // Seams are mirrors: both sides of one show the same place.
      for (let seam = 1; seam < Math.round(field.width / wide); seam++) {
        const [before, after] = [-step, step].map((off) =>
          placeOf(seam * wide + off, field.top + field.height / 3),
        )
        expect(Math.hypot(before![0] - after![0], before![1] - after![1])).toBeLessThan(1e-6)
      }
    })
  },
)

describe('a drawing that gives', () => {
  const gives = {
    across: [
      [0.3, 1.5],
      [0.7, 1],
      [1, 1.5],
    ],
    down: [
      [0.3, 1.5],
      [0.6, 1],
      [1, 2],
    ],
  } as const
  const kind: PanelOptions = { cropCentre: 0.5, turns: false, single: 'large', fromRectangle: true, gives }

  it.each([
    [240, 310],
    [170, 240],
    [200, 280],
  ])('is whole on %d × %d cm', (width, height) => {
    const field = on(width, height)
    const { placeOf } = panelsOn(field, kind, cornered)
    expect(Math.hypot(...placeOf(0, 0))).toBeLessThan(2)
    const [u, v] = placeOf(field.width, field.height)
    expect(Math.hypot(u - 152, v - 244)).toBeLessThan(2)
  })

  it.each(SURVEYED_SIZES)('keeps the proportions of its motif on $width × $height $outline', (rug) => {
    const field = fieldFor(kind, rug, rug.outline)
    const { placeOf, zoom, base } = panelsOn(field, kind, cornered)
    const step = 1e-3
    for (let row = 0; row < 12; row++)
      for (let column = 0; column < 12; column++) {
        const [x, y] = [((column + 0.37) / 12) * field.width, field.top + ((row + 0.41) / 12) * field.height]
        const [u, v] = placeOf(x, y)
        const across = (step / Math.abs(placeOf(x + step, y)[0] - u)) * (1 / zoom)
        const down = (step / Math.abs(placeOf(x, y + step)[1] - v)) * (1 / zoom)
        const [partAcross, partDown] = [u / base.width, v / base.height]
        const most = [
          partAcross > 0.301 && partAcross < 0.699 ? 1 : 1.5,
          partDown > 0.301 && partDown < 0.599 ? 1 : 2,
        ] as const
        for (const [given, limit] of [
          [across, most[0]],
          [down, most[1]],
        ] as const) {
          expect(given).toBeLessThan(limit + 1e-4)
          expect(given).toBeGreaterThan(1 / limit - 1e-4)
        }
      }
  })
})

it('gives a drawing that composes itself the height of its panel, so that it is whole and keeps its proportions', () => {
  const field = on(240, 310)
  const kind = { ...options, heights: [100, 700] } as const
  const { base, placeOf, zoom } = panelsOn(field, kind, disc)
  expect(base.height).toBeCloseTo((152 * 310) / 240)
  const [u, v] = placeOf(field.width, field.height)
  expect([u, v / base.height]).toEqual([expect.closeTo(152), expect.closeTo(1)])
  expect(zoom * base.width).toBeCloseTo(field.width)
})

it.each([
  [240, 310, 244 * (240 / 310), 244],
  [300, 300, 244, 244],
  [310, 240, 260, 260 * (240 / 310)],
  [80, 300, 80 / 0.7, 300 / 0.7],
])(
  'gives a drawing that composes itself for widths more of it, or less, on %d × %d cm',
  (width, height, wide, high) => {
    const field = on(width, height)
    const kind = { ...options, heights: [100, 700], widths: [104, 260] } as const
    const { base, placeOf, zoom } = panelsOn(field, kind, disc)
    expect([base.width, base.height]).toEqual([expect.closeTo(wide), expect.closeTo(high)])
    expect(placeOf(field.width, field.height)).toEqual([expect.closeTo(wide), expect.closeTo(high)])
    expect(zoom * base.width).toBeCloseTo(field.width)
  },
)

describe('a base that composes itself for heights and widths', () => {
  const sides = (width: number, height: number, most: number) => {
    const base = asHigh(width, height, [0.44, most], [100, 1540], [80, 260])
    return [Math.round(base.width), Math.round(base.height)]
  }

  it('has more of the drawing both ways in a hall, as large as it says', () => {
    expect(sides(375, 562, 1.3)).toEqual([288, 432])
    expect(sides(375, 562, Infinity)).toEqual([163, 244])
  })

  it('is no wider in proportion than it says', () => {
    expect(sides(562, 375, 1.3)).toEqual([307, 205])
    expect(sides(500, 100, 1.3)).toEqual([260, 100])
  })
})
