import { expect, it } from 'vitest'
import { stitchChart } from './stitch-chart.ts'

it('spreads its squares over the whole field', () => {
  const chart = stitchChart(4, 8)
  chart.plot(3, 7, 5)
  expect([chart.at(114.1, 213.6), chart.at(113.9, 213.6), chart.at(114.1, 213.4)]).toEqual([5, 0, 0])
})

it('uses the nearest square for points off the field', () => {
  const chart = stitchChart(4, 8)
  chart.plot(0, 0, 3)
  expect(chart.at(-1, -1)).toBe(3)
  expect(chart.at(152, 244)).toBe(0)
})

it('stamps a motif around its centre and drops what is off the chart', () => {
  const chart = stitchChart(4, 8)
  chart.stamp(['.#.', '###', '.#.'], 0, 1, 2)
  const row = (y: number) => [0, 1, 2, 3].map((column) => chart.at((column + 0.5) * 38, (y + 0.5) * 30.5))
  expect([row(0), row(1), row(2)]).toEqual([
    [2, 0, 0, 0],
    [2, 2, 0, 0],
    [2, 0, 0, 0],
  ])
})
