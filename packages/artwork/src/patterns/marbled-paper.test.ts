import { expect, it } from 'vitest'
import { marbledPaper } from './marbled-paper.ts'

const plain = { rim: 0, rimYarn: 0 }

it('draws a drop as a disc with a rim', () => {
  const paper = marbledPaper([{ x: 50, y: 50, radius: 10, yarn: 1, rim: 2, rimYarn: 2 }], [], 0)
  expect([50, 59, 61, 63].map((x) => paper(x, 50))).toEqual([1, 1, 2, 0])
})

it('displaces earlier ink without losing any', () => {
  const under = { x: 50, y: 50, radius: 8, yarn: 1, ...plain }
  const later = { x: 50, y: 50, radius: 6, yarn: 2, ...plain }
  const paper = marbledPaper([under, later], [], 0)
  // Displacement preserves areas, so the earlier ink now ends at √(8² + 6²) = 10 cm.
  expect([5.9, 6.1, 9.9, 10.1].map((away) => paper(50 + away, 50))).toEqual([2, 1, 1, 0])
})

it('drags ink along a tine, and half as far beside it', () => {
  const tine = { x: 50, y: 0, dx: 0, dy: 2, reach: 10, blur: 5, onset: 20 }
  const paper = marbledPaper([{ x: 50, y: 60, radius: 4, yarn: 1, ...plain }], [tine], 0)
  expect(paper(50, 73)).toBe(1)
  expect(paper(50, 58)).toBe(0)
  const above = marbledPaper([{ x: 50, y: -20, radius: 4, yarn: 1, ...plain }], [tine], 0)
  expect(above(50, -20)).toBe(1)
})
