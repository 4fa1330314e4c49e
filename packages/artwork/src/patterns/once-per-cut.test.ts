import { expect, it } from 'vitest'
import { cutOf } from '../cut.ts'
import { oncePerCut } from './once-per-cut.ts'

it('computes a value once per cut', () => {
  const made: string[] = []
  const valueOf = oncePerCut((cut) => {
    made.push(cut.outline)
    return { height: cut.height }
  })
  const whole = cutOf('rectangle', 0.5)
  const square = cutOf('square', 0.5)
  const heights = [whole, whole, square, square, whole].map((cut) => valueOf(cut).height)
  expect(heights).toEqual([244, 244, 152, 152, 244])
  expect(made).toEqual(['rectangle', 'square', 'rectangle'])
})
