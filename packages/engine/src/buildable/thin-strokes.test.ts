import { expect, it } from 'vitest'
import { thinStrokes } from './thin-strokes.ts'

/** A bare ground of 100 × 60 with ink where `isInk` is true. */
function drawing(isInk: (x: number, y: number) => boolean) {
  return Uint8Array.from({ length: 6000 }, (_, pixel) =>
    isInk(pixel % 100, Math.floor(pixel / 100)) ? 1 : 0,
  )
}
const ink = (strokes: ReturnType<typeof thinStrokes>) => strokes[1]!

it('finds a line thinner than requested, with its length', () => {
  const line = drawing((x, y) => y >= 30 && y < 33 && x >= 10 && x < 90)
  expect(ink(thinStrokes(line, 100, 2, 6))).toEqual({ part: 1, longest: 80 })
})

it('ignores a line of exactly that thickness, at any angle', () => {
  expect(
    ink(
      thinStrokes(
        drawing((_, y) => y >= 30 && y < 36),
        100,
        2,
        6,
      ),
    ).longest,
  ).toBe(0)
  const slanted = drawing((x, y) => Math.abs(x * 0.6 - (y - 10) * 0.8) < 3.5)
  expect(ink(thinStrokes(slanted, 100, 2, 6)).longest).toBeLessThan(12)
})

it('finds gaps as well as lines', () => {
  const gap = drawing((_, y) => y < 30 || y >= 32)
  expect(thinStrokes(gap, 100, 2, 6)[0]).toEqual({ part: 1, longest: 100 })
})

it('does not count corners and points as lines', () => {
  const wedge = drawing((x, y) => x > 40 && Math.abs(y - 30) < (x - 40) / 2)
  const { part, longest } = ink(thinStrokes(wedge, 100, 2, 6))
  expect(part).toBeLessThan(0.05)
  expect(longest).toBeLessThan(12)
})

it('does not count a line as thin because the edge cuts it lengthwise', () => {
  expect(
    ink(
      thinStrokes(
        drawing((_, y) => y < 4),
        100,
        2,
        6,
      ),
    ).longest,
  ).toBe(0)
})

it('distinguishes lines of four and five pixels', () => {
  const line = (thick: number) => drawing((_, y) => y >= 30 && y < 30 + thick)
  for (const thick of [1, 2, 3, 4, 5, 6, 7]) {
    expect(ink(thinStrokes(line(thick), 100, 2, thick)).longest, `${thick} of ${thick}`).toBe(0)
    expect(ink(thinStrokes(line(thick), 100, 2, thick + 1)).longest, `${thick} of ${thick + 1}`).toBe(100)
  }
})

it('finds nothing thinner than a pixel', () => {
  expect(
    ink(
      thinStrokes(
        drawing((_, y) => y === 30),
        100,
        2,
        1.9,
      ),
    ).longest,
  ).toBe(0)
})
