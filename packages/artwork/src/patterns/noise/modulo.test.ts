import { expect, it } from 'vitest'

import { modulo } from './modulo.ts'

it('continues a repeat to the left of its start', () => {
  expect([-7, -6, -1, 0, 2, 3, 7].map((at) => modulo(at, 3))).toEqual([2, 0, 2, 0, 2, 0, 1])
})
