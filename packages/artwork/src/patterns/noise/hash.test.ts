import { expect, it } from 'vitest'
import { hash } from './hash.ts'

it('gives the same numbers on every machine', () => {
  const numbers = [hash(0), hash(1), hash(1, 2), hash(1, 2, 3), hash(-7, 400, 12)]
  expect(numbers.map((n) => Math.floor(n * 0x1_0000_0000))).toEqual([
    0, 301794027, 960108072, 2477876398, 3902840547,
  ])
})

it('is uniform over [0, 1), whichever argument is incremented', () => {
  for (const at of [(k: number) => hash(k), (k: number) => hash(5, k), (k: number) => hash(5, 6, k)]) {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let k = -5000; k < 5000; k++) tenths[Math.floor(at(k) * 10)]!++
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
  }
})

it('does not repeat from row to row', () => {
  const row = (y: number) => Array.from({ length: 50 }, (_, x) => hash(x, y))
  expect(row(1).filter((value) => row(2).includes(value))).toEqual([])
})
