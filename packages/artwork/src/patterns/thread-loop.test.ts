import { describe, expect, it } from 'vitest'
import { threadLoop } from './thread-loop.ts'

const isInDisc = (column: number, row: number) => Math.hypot(column - 4.5, row - 4.5) < 4.8

describe.each([
  ['a disc', isInDisc],
  ['the whole grid', () => true],
])('in %s', (_, isInside) => {
  const loop = threadLoop(10, 10, isInside)

  it('visits every cell of the shape once, and no other', () => {
    const blocks = Array.from({ length: 100 }, (__, k) => isInside(k % 10, Math.floor(k / 10))).filter(
      Boolean,
    )
    expect(new Set(loop.map(([column, row]) => row * 100 + column)).size).toBe(loop.length)
    expect(loop).toHaveLength(4 * blocks.length)
    expect(loop.every(([column, row]) => isInside(column >> 1, row >> 1))).toBe(true)
  })

  it('always moves to an adjacent cell, and closes', () => {
    for (const [index, [column, row]] of loop.entries()) {
      const next = loop[(index + 1) % loop.length]!
      expect(Math.abs(next[0] - column) + Math.abs(next[1] - row)).toBe(1)
    }
  })
})
