import { describe, expect, it } from 'vitest'
import { mulberry32 } from './mulberry32.ts'

describe('mulberry32', () => {
  it('repeats its sequence for the same seed only', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, mulberry32(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('is uniform in [0, 1)', () => {
    const random = mulberry32(1)
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let n = 0; n < 10000; n++) tenths[Math.floor(random() * 10)]! += 1
    expect(tenths).toHaveLength(10)
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
