import { expect, it } from 'vitest'

import { latePlane } from './late-plane.ts'

const [WIDTH, HEIGHT, REACH] = [3, 9, 2]

it('leaves the rows within reach as they were, and ends with what was set or is usual', () => {
  const plane = new Uint8Array(WIDTH * HEIGHT).fill(31)
  const usual = Uint8Array.from(plane, (_, at) => at % 7)
  const late = latePlane(plane, usual, WIDTH, REACH)
  const wanted = usual.slice()
  // Two rows are passed over, as where a picture is plain.
  for (const row of [0, 1, 2, 5, 6, 8]) {
    const at = row * WIDTH + (row % WIDTH)
    late.set(at, 20 + row)
    wanted[at] = 20 + row
    const near = Math.max(0, row - REACH) * WIDTH
    expect([...plane.subarray(near)].every((value) => value === 31)).toBe(true)
    expect(plane.subarray(0, near)).toEqual(wanted.subarray(0, near))
  }
  late.finish()
  expect(plane).toEqual(wanted)
})
