import { expect, it } from 'vitest'
import { reportedSwatches } from './reported-swatches.ts'
import type { Separation, Swatch } from './separation.ts'

const swatch = (percentage: number): Swatch => ({
  hex: '#A9583C',
  r: 169,
  g: 88,
  b: 60,
  percentage,
  pixelCount: 1,
})

function separationOf(...[first, ...others]: [number, ...number[]]): Separation {
  const none = new Uint8Array(0)
  const swatches = [swatch(first), ...others.map(swatch)] as const
  return { width: 0, height: 0, swatches, first: none, second: none, mix: none, light: none }
}

it('omits swatches of one per cent or less', () => {
  expect(reportedSwatches(separationOf(97.99, 1.01, 1, 0.5)).map(({ percentage }) => percentage)).toEqual([
    97.99, 1.01,
  ])
})

it('reports ten at most', () => {
  expect(reportedSwatches(separationOf(8, ...Array.from({ length: 20 }, () => 4)))).toHaveLength(10)
})
