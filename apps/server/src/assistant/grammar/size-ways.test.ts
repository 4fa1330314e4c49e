import { expect, it } from 'vitest'

import { misread, filled, home, khatam, phrased, said } from '../../../test/assistant/grammar/misread.ts'

const SIZES = [
  ...phrased(
    { width: 200, length: 300, unit: 'cm' },
    `2 by 3 metres | two metres by three | two by three meters | 2m x 3m | 2 m on 3 m | 200 cm by 300 cm |
    200*300 | 2 metres wide and 3 metres long | 3 metres long and 2 metres wide | width 2 metres, length 3
    metres | a length of 3 metres and a width of 2 metres | 2m00 x 3m`,
  ),
  ...phrased(
    { width: 170, length: 240, unit: 'cm' },
    'one hundred seventy by two hundred forty centimetres | 170 by 240 | 1.7 by 2.4 meters',
  ),
  ...phrased({ width: 150, length: 200, unit: 'cm' }, 'one and a half by two metres'),
  ...phrased({ width: 80, length: 200, unit: 'cm' }, '80 centimetres by 2 metres'),
  ...phrased({ width: 250, length: 300, unit: 'cm' }, 'two meter fifty by three meter'),
  ...phrased(
    { width: 5, length: 8, unit: 'ft' },
    'five by eight feet | 5 feet by 8 feet | 5 ft x 8 ft | 60 inches by 96 inches',
  ),
  ...phrased({ width: 8, length: 10, unit: 'ft' }, `8' by 10'`),
  ...phrased({ width: 9, length: 12, unit: 'ft' }, 'nine by twelve foot'),
]
const SHAPED = [
  ...phrased({ width: 5, length: 5, unit: 'ft', shape: 'round' }, '5 foot round | round, 5 feet'),
  ...phrased(
    { width: 200, length: 200, unit: 'cm', shape: 'round' },
    'a circle of two metres | a two metre circle',
  ),
  ...phrased(
    { width: 180, length: 180, unit: 'cm', shape: 'round' },
    'round with a diameter of 180 cm | 180 cm in diameter',
  ),
  ...phrased(
    { width: 200, length: 200, unit: 'cm', shape: 'square' },
    'a square of 2 metres | square, 2 by 2 metres | two metres square',
  ),
  ...phrased({ width: 200, length: 300, unit: 'cm', shape: 'oval' }, 'an oval of 2 by 3 metres'),
  ...phrased({ width: 8, length: 10, unit: 'ft', shape: 'oval' }, '8 by 10 feet oval'),
  ...phrased(
    { width: 3, length: 10, unit: 'ft', shape: 'runner' },
    'a runner 3 by 10 feet | a 3 by 10 foot runner',
  ),
]

it.each([
  [
    'reads a size in any unit, order and spelling',
    'setSize',
    khatam,
    said(`
      {} | make it {} | set the size to {} | I need it {} please | can you change it to {}? | I want {} | the
      rug should be {} | I would rather have it in {} | please put the dimensions {} | resize to {} | could I
      have it {} | let us try {} | make this one {} instead | I am looking for {} | it must be {}`),
    [...SIZES, ...SHAPED],
  ],
  [
    'reads a price question for a size in every phrasing',
    'quote',
    home,
    said(`
      how much is {} | what does {} cost | price for {} | what would a rug of {} cost me? | {} how much | how
      much do you charge for {} | what is the price of a {} rug | give me a quote for {} | can you tell me the
      price for {} | how expensive is a rug {} | how much would it be for {}? | cost of {} | I want to know the
      price of {} | what do I pay for {} | {}, what will it cost?`),
    SIZES,
  ],
  [
    'reads a price question for round, square and several rugs',
    'quote',
    home,
    ['how much is {}', 'what does {} cost', 'price for {}', 'how much would {} be?'],
    [
      ['a round rug of 2 metres', { width: 200, length: 200, unit: 'cm' }],
      ['a circle of 8 feet', { width: 8, length: 8, unit: 'ft' }],
      ['a square rug of two metres', { width: 200, length: 200, unit: 'cm' }],
      ['three rugs of 2 by 3 metres', { width: 200, length: 300, unit: 'cm', quantity: 3 }],
      ['2 by 3 metres, four of them', { width: 200, length: 300, unit: 'cm', quantity: 4 }],
      ['5 pieces 8 by 10 feet', { width: 8, length: 10, unit: 'ft', quantity: 5 }],
      ['two rugs, 5 by 8 feet each', { width: 5, length: 8, unit: 'ft', quantity: 2 }],
    ],
  ],
] as const)('%s', (_title, tool, context, templates, slots) => {
  expect(misread(tool, context, filled(templates, slots))).toEqual([])
})
