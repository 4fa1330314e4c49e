import { expect, it } from 'vitest'

import type { SizeInput } from './estimate.ts'
import { fitsPicture } from './fits-picture.ts'
import { EXAMPLE_SIZE, UNITS } from './size.ts'

const rectangle: SizeInput = { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 }
const fits = (width: string, length: string) => fitsPicture({ ...rectangle, width, length })

it('takes rectangles of about five by eight', () => {
  expect([fits('5', '8'), fits('4', '6'), fits('6', '9'), fits('5.4', '10')]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('takes no rectangle that is visibly wider or longer', () => {
  expect([fits('12', '3'), fits('3', '12'), fits('8', '10'), fits('8', '5')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('takes the sizes that empty fields suggest', () => {
  for (const unit of UNITS) {
    const [width, length] = EXAMPLE_SIZE[unit].map(String)
    expect(fits(width ?? '', length ?? '')).toBe(true)
  }
})

it('takes every square and round rug, whatever length was typed before', () => {
  for (const shape of ['square', 'round'] as const)
    expect(fitsPicture({ ...rectangle, shape, length: '99' })).toBe(true)
})

it('takes no rectangle without a size', () => {
  expect([fits('', '8'), fits('5', ''), fits('', '')]).toEqual([false, false, false])
})
