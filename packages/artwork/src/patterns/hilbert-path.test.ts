import { describe, expect, it } from 'vitest'
import { hilbertPath } from './hilbert-path.ts'

describe.each([
  [20, 32],
  [20, 20],
  [6, 4],
])('on %i × %i cells', (columns, rows) => {
  const path = hilbertPath(columns, rows)

  it('visits every cell once', () => {
    expect(new Set(path.map(([column, row]) => row * columns + column)).size).toBe(columns * rows)
    expect(path).toHaveLength(columns * rows)
    expect(path.every(([column, row]) => column >= 0 && column < columns && row >= 0 && row < rows)).toBe(
      true,
    )
  })

  it('always moves to an adjacent cell', () => {
    const strides = path
      .slice(1)
      .map(([column, row], k) => Math.hypot(column - path[k]![0], row - path[k]![1]))
    expect(new Set(strides)).toEqual(new Set([1]))
  })
})
