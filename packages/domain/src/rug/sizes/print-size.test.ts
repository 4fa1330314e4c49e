import { describe, expect, it } from 'vitest'

import { printSize } from './print-size.ts'

describe('the print picture', () => {
  it("has the rug's proportions and 300 pixels an inch", () => {
    const size = printSize(5 / 8)
    expect([size.widthPx, size.heightPx, size.dpi]).toEqual([2000, 3200, 300])
    expect(size.widthCm).toBeCloseTo(16.93, 2)
    expect(size.heightCm).toBeCloseTo(27.09, 2)
  })

  it.each([1 / 4, 0.4, 0.625, 0.7, 0.8, 1, 1.25, 1.6, 4])('fits an A4 page at ratio %d', (ratio) => {
    const { widthCm, heightCm, dpi, widthPx, heightPx } = printSize(ratio)
    expect(Math.min(widthCm, heightCm)).toBeLessThanOrEqual(18.6)
    expect(Math.max(widthCm, heightCm)).toBeLessThanOrEqual(27.3)
    expect(dpi).toBeGreaterThanOrEqual(300)
    expect(Math.max(widthPx, heightPx)).toBe(3200)
    expect(widthPx / heightPx).toBeCloseTo(ratio, 2)
  })

  it('is the same in landscape', () => {
    const [upright, lying] = [printSize(0.8), printSize(1 / 0.8)]
    expect([lying.widthPx, lying.heightPx, lying.dpi]).toEqual([
      upright.heightPx,
      upright.widthPx,
      upright.dpi,
    ])
  })
})
