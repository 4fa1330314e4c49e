import { SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'
import dxfParser from 'dxf-parser'
import { expect, it } from 'vitest'

import { packLineOf, SPOT, taskOf } from '../../../test/workshop/pack.ts'
import { drawLine } from './line-drawing.ts'
import { frontDxf, outlineDxf } from './outline-dxf.ts'

// Its types speak of a module with a default; what Node finds is the class itself.
const DxfParser = dxfParser as unknown as typeof dxfParser.default

it.each(SHAPES.map((shape) => ({ shape })))(
  'a rug covers what its formula says, to a thousandth: $shape',
  async ({ shape }) => {
    const line = await packLineOf({
      name: 'Waves',
      shape,
      widthCm: '120',
      lengthCm: '320',
      width: 250,
      height: 400,
      hexes: ['#E6DAC3', '#26323D', '#A8452F'],
      yarnAt: (x, y) => Math.floor((y + 12 * Math.sin(x / 17) + 20) / 24) % 3,
      mappings: {},
      textureStyle: 'fine',
    })
    const drawing = drawLine(line, taskOf([]).config)
    const dxf = new DxfParser().parseSync(outlineDxf(drawing, 'Waves'))
    const areas = (dxf?.entities ?? []).flatMap((entity) =>
      entity.type === 'POLYLINE' ? signedArea((entity as unknown as { vertices: Point[] }).vertices) : [],
    )
    const { widthMm, lengthMm } = line.design.size
    const formula = SHAPE_FACTS[shape].areaShare(widthMm / lengthMm) * widthMm * lengthMm
    expect(Math.abs(Math.abs(areas.reduce((sum, area) => sum + area, 0)) / formula - 1)).toBeLessThan(0.001)
  },
)

it('a plan shows the rug as it lies, its outline for the workshop the back', async () => {
  const drawing = drawLine(await packLineOf(SPOT), taskOf([]).config)
  // The spot is at the lower left, from 12.5 to 37.5 cm of 125.
  const spotOf = (text: string) => {
    const spots =
      new DxfParser().parseSync(text)?.entities.filter(({ layer }) => layer.startsWith('03')) ?? []
    const points = spots.flatMap((spot) => (spot as unknown as { vertices: Point[] }).vertices)
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  }
  const [plan, outline] = [spotOf(frontDxf(drawing, 'Spot')), spotOf(outlineDxf(drawing, 'Spot'))]
  const isNear = (found: readonly number[], mm: readonly number[]) =>
    expect(Math.max(...found.map((each, n) => Math.abs(each - mm[n]!)))).toBeLessThan(8)
  isNear(plan.slice(0, 2), [125, 375])
  isNear(outline.slice(0, 2), [875, 1125])
  expect(plan.slice(2)).toEqual(outline.slice(2))
})

type Point = { readonly x: number; readonly y: number }

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, n) => {
    const next = points[(n + 1) % points.length]!
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}
