import { expect, it } from 'vitest'
import { catalogueField } from '../../field.ts'
import { oncePerField } from './once-per-field.ts'

it('computes a value once per field', () => {
  const made: string[] = []
  const valueOf = oncePerField((field) => {
    made.push(field.outline)
    return { height: field.height }
  })
  const whole = catalogueField('rectangle', 0.5)
  const square = catalogueField('square', 0.5)
  const heights = [whole, whole, square, square, whole].map((field) => valueOf(field).height)
  expect(heights).toEqual([244, 244, 152, 152, 244])
  expect(made).toEqual(['rectangle', 'square', 'rectangle'])
})
