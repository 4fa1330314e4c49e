import { describe, expect, it } from 'vitest'

import { normalise } from '../text/normalise.ts'
import { saidSize } from './size.ts'

const size = (text: string) => {
  const said = saidSize(normalise(text))
  return said && [said.width, said.length, said.unit, ...(said.shape ? [said.shape] : [])]
}

describe('a size in a sentence', () => {
  it.each([
    ['2 by 3 metres', [200, 300, 'cm']],
    ['200 x 300', [200, 300, 'cm']],
    ['8x10', [8, 10, 'ft']],
    ['2 by 3', [200, 300, 'cm']],
    ['two metres wide and three metres long', [200, 300, 'cm']],
    ['10 feet long and 8 feet wide', [8, 10, 'ft']],
    ['width 250 length 350 cm', [250, 350, 'cm']],
    ['140 for the width and 200 for the length', [140, 200, 'cm']],
    ['length 3 m, width 2 m', [200, 300, 'cm']],
    ['60 by 90 inches', [5, 7.5, 'ft']],
    ["5'6\" by 8'", [5.5, 8, 'ft']],
    ['a circle of 8 feet', [8, 8, 'ft', 'round']],
    ["9'2 by 12'6", [9.17, 12.5, 'ft']],
    ['round, two and a half metres across', [250, 250, 'cm', 'round']],
    ['an arch of 2.4 by 3.6 m, no rectangle', [240, 360, 'cm', 'arch']],
    ['a 2 metre square', [200, 200, 'cm', 'square']],
    ['8 by 10 feet oval', [8, 10, 'ft', 'oval']],
    ['a pebble of 8 by 10 feet', [8, 10, 'ft', 'pebble']],
    ['scalloped 6 by 6 feet', [6, 6, 'ft', 'scallop']],
    ['an arched rug 8 by 5 feet', [5, 8, 'ft', 'arch']],
    ['a runner, 10 by 3 feet', [3, 10, 'ft', 'runner']],
    ['800 by 1200 mm', [80, 120, 'cm']],
    ['1,000 by 1,500 cm', [1000, 1500, 'cm']],
    ['٢٠٠ x ٣٠٠ cm', [200, 300, 'cm']],
    ['7 ft 10 by 5 ft 3', [7.83, 5.25, 'ft']],
  ])('%s', (said, read) => expect(size(said)).toEqual(read))

  it.each(['3 rugs', 'in 4 weeks', 'a round rug', '6 square metres', 'nothing at all'])(
    'is not in %s',
    (said) => expect(size(said)).toBeNull(),
  )

  it('reads bare numbers in the unit of the previous size', () => {
    expect(saidSize('and in 3 by 4', 'm')).toMatchObject({ width: 300, length: 400, unit: 'cm' })
    expect(saidSize('and in 3 by 4', 'ft')).toMatchObject({ width: 3, length: 4, unit: 'ft' })
  })

  it('is the same in every unit', () => {
    for (const said of ['2 by 3 m', '200 by 300 cm', '2000 by 3000 mm', 'two metres by 300 centimetres'])
      expect(size(said)).toEqual([200, 300, 'cm'])
  })
})
