import { expect, it } from 'vitest'

import { cornerKey, FIRST_CORNERS, movedCorner } from './corners.ts'

it('moves a corner within the picture', () => {
  expect(movedCorner(FIRST_CORNERS, 0, { x: -0.4, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 })
  expect(movedCorner(FIRST_CORNERS, 2, { x: 0.7, y: 3 })[2]).toEqual({ x: 0.7, y: 1 })
  expect(movedCorner(FIRST_CORNERS, 2, { x: 0.7, y: 3 })[1]).toBe(FIRST_CORNERS[1])
})

it('does not let corners cross, dent or coincide', () => {
  for (const to of [
    { x: 0.95, y: 0.5 },
    { x: 0.7, y: 0.7 },
    { x: 0.9, y: 0.1 },
  ])
    expect(movedCorner(FIRST_CORNERS, 0, to)).toBe(FIRST_CORNERS)
})

it('moves the corner in focus by arrow keys', () => {
  const x = (key: string, shift = false) => cornerKey(key, shift, FIRST_CORNERS, 1)?.[1].x
  expect(x('ArrowLeft')).toBeCloseTo(0.895, 9)
  expect(x('ArrowRight', true)).toBeCloseTo(0.95, 9)
  expect(cornerKey('ArrowDown', true, FIRST_CORNERS, 3)?.[3].y).toBeCloseTo(0.95, 9)
  expect(cornerKey('Enter', false, FIRST_CORNERS, 0)).toBeNull()
})
