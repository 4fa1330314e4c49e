import { expect, it } from 'vitest'

import { readLab } from './read-lab.ts'

it.each([
  ['41.5 12.3 -8.1', [41.5, 12.3, -8.1]],
  [' 41.5, 12.3; \u22128.1 ', [41.5, 12.3, -8.1]],
  ['0 0 0', [0, 0, 0]],
  ['', null],
  ['  ', null],
  ['forty', 'bad'],
  ['41.5 12.3', 'bad'],
  ['41.5 12.3 -8.1 0', 'bad'],
  ['101 0 0', 'bad'],
  ['-1 0 0', 'bad'],
  ['50 129 0', 'bad'],
  ['50 0 x', 'bad'],
])('reads %j as an instrument states it', (typed, lab) => {
  expect(readLab(typed)).toEqual(lab)
})
