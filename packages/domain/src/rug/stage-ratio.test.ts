import { describe, expect, it } from 'vitest'

import { stageRatio } from './stage-ratio.ts'

const rectangle = (width: string, length: string) =>
  stageRatio({ shape: 'rectangle', width, length, unit: 'ft' })

describe("the rug's proportions on the stage", () => {
  it('follow the size', () => {
    expect(rectangle('2', '3')).toBeCloseTo(2 / 3)
    expect(rectangle('300', '200')).toBeCloseTo(3 / 2)
  })
  it('are those of the picture while there is no size', () => {
    for (const [width, length] of [
      ['', ''],
      ['5', ''],
      ['0', '8'],
      ['5', 'wide'],
    ] as const)
      expect(rectangle(width, length)).toBe(5 / 8)
  })
  it('are square for rugs with one measure', () => {
    expect(stageRatio({ shape: 'round', width: '2', length: '9', unit: 'ft' })).toBe(1)
  })
  it('are limited, so that the rug stays visible', () => {
    expect(rectangle('1', '15')).toBe(1 / 4)
    expect(rectangle('15', '1')).toBe(4)
  })
})
