import { describe, expect, it } from 'vitest'

import type { Color } from './clustered.ts'
import { oneForEachLine } from './find-lines.ts'

const PAPER: Color = [240, 230, 210]
const withPaper = (color: Color, through: number): Color => [
  color[0] + through * (PAPER[0] - color[0]),
  color[1] + through * (PAPER[1] - color[1]),
  color[2] + through * (PAPER[2] - color[2]),
]
const line = (cluster: number, count: number, color: Color) => ({ clusters: [cluster], count, color })

describe('clusters of lines', () => {
  const pencil: Color = [30, 40, 50]

  it('are one line where they differ by paper only, of their mean colour', () => {
    const joined = oneForEachLine(
      [line(2, 600, withPaper(pencil, -0.04)), line(0, 400, withPaper(pencil, 0.06))],
      PAPER,
    )
    expect(joined).toHaveLength(1)
    expect(joined[0]).toMatchObject({ clusters: [2, 0], count: 1000 })
    joined[0]!.color.forEach((level, n) => expect(level).toBeCloseTo(pencil[n]!, 6))
  })

  it.each([
    ['more paper than strokes let through', withPaper(pencil, 0.4)],
    ['another hue', [60, 40, 50] as const],
  ])('are two lines with %s', (_, other) => {
    expect(oneForEachLine([line(0, 600, pencil), line(1, 400, other)], PAPER)).toHaveLength(2)
  })
})
