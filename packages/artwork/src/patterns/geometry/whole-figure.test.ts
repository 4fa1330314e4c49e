import { expect, it } from 'vitest'

import { DRAWN, DRAWN_FIELD, fieldOf } from '../../field.ts'
import { fieldFor } from '../../motif-scale.ts'
import { SURVEYED_SIZES } from '../../survey/surveyed-sizes.ts'
import { type FigureOptions, placeOn, wholeFigure } from './whole-figure.ts'

const figure: FigureOptions = {
  whole: { left: 10, right: 130, above: 20, below: 190 },
  ratios: [0.6, 4],
}
const rectangles = SURVEYED_SIZES.filter(({ outline }) => outline === 'rectangle').map((rug) =>
  fieldFor({ cropCentre: 0.5 }, rug),
)

it('shows the whole figure in its proportions on every rectangle that it is placed on', () => {
  const placed = rectangles.flatMap((field) => {
    const place = placeOn(field, figure)
    return place ? [{ field, place }] : []
  })
  expect(placed.length).toBeGreaterThan(6)
  for (const { field, place } of placed) {
    const [left, above] = place.at(0, field.top)
    const [right, below] = place.at(field.width, field.top + field.height)
    expect([left <= 10.001, above <= 20.001, right >= 129.999, below >= 189.999]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect((right - left) / field.width).toBeCloseTo((below - above) / field.height)
  }
})

it('shares out the ground as in the drawing', () => {
  const place = placeOn(fieldOf('rectangle', { width: 152, height: 300 }, 0.5), figure)!
  const [above, below] = [place.at(0, 0)[1], place.at(0, 300)[1]]
  // 20 and 54 cm lie above and below it in the drawing.
  expect((20 - above) / (below - 190)).toBeCloseTo(20 / 54)
})

it('leaves the drawn field, other outlines, long rugs and mats alone', () => {
  const draw = wholeFigure(
    figure,
    () => 1,
    () => 0,
  )
  const yarnOn = (width: number, height: number, outline: 'rectangle' | 'round' | 'ellipse' = 'rectangle') =>
    draw(9, 9, fieldFor({ cropCentre: 0.5 }, { width, height }, outline))
  expect(draw(9, 9, DRAWN_FIELD)).toBe(0)
  expect([yarnOn(200, 300), yarnOn(200, 200, 'round'), yarnOn(200, 300, 'ellipse')]).toEqual([1, 0, 0])
  expect([yarnOn(80, 400), yarnOn(40, 70), yarnOn(DRAWN.width, 200)]).toEqual([0, 0, 1])
})

it('turns the figure on a lying rug, and shows what it must along it', () => {
  const turned = { ...figure, lying: { ratios: [1.7, 3], above: 0, below: 200 } as const, before: 0.3 }
  const { zoom, at } = placeOn(fieldOf('rectangle', { width: 300, height: 120 }, 0.5), turned)!
  const [topLeft, bottomRight] = [at(0, 0), at(300, 120)]
  expect([topLeft[0] <= 10.001, bottomRight[0] >= 129.999]).toEqual([true, true])
  expect([topLeft[1] <= 0.001, bottomRight[1] >= 199.999]).toEqual([true, true])
  // The ground along the rug, 300 cm less the figure's, lies before it for three tenths.
  expect(-topLeft[1] * zoom).toBeCloseTo(0.3 * (300 - 200 * zoom))
})

it('sets a row of figures on a rug that lies too long for one, none of them mirrored', () => {
  const { at } = placeOn(fieldOf('rectangle', { width: 600, height: 120 }, 0.5), { ...figure, row: 2.5 })!
  for (const x of [4, 150, 299]) {
    expect(at(x + 300, 50)[0]).toBeCloseTo(at(x, 50)[0])
    expect(at(x + 300, 50)[1]).toBeCloseTo(at(x, 50)[1])
  }
})
