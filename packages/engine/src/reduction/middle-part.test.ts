import { expect, it } from 'vitest'

import { cropBox } from './crop-box.ts'
import { middlePart } from './middle-part.ts'

const boxOf = (ratio: number, width: number, height: number) =>
  cropBox(middlePart(ratio, width, height), width, height)

it('takes as much as it can from the middle', () => {
  expect(boxOf(5 / 8, 1600, 1600)).toEqual({ left: 300, top: 0, width: 1000, height: 1600 })
  expect(boxOf(5 / 8, 500, 1000)).toEqual({ left: 0, top: 100, width: 500, height: 800 })
  expect(boxOf(5 / 8, 1000, 1600)).toEqual({ left: 0, top: 0, width: 1000, height: 1600 })
})
