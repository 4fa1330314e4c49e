import { describe, expect, it } from 'vitest'
import { hilbertPath } from './hilbert-path.ts'

describe.each([
  [20, 32, false],
  [20, 20, false],
  [6, 4, false],
  [26, 32, true],
  [32, 32, true],
  [20, 38, true],
  [34, 26, true],
])('on %i × %i cells, in halves: %s', (columns, rows, inHalves) => {
  const path = hilbertPath(columns, rows, inHalves)

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

it('fills the upper half before the lower one if it goes in halves, on a grid that is not long either', () => {
  for (const [columns, rows, upper] of [
    [26, 32, 16],
    [32, 32, 16],
    [34, 26, 14],
  ] as const)
    expect(hilbertPath(columns, rows, true).findIndex(([, row]) => row >= upper)).toBe(columns * upper)
})
