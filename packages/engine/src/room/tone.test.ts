import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toneCode, toneLight, toneTables } from './tone.ts'

const tones = [{ kind: 'srgb' }, { kind: 'film', exposure: 0.172 }, { kind: 'film', exposure: 0.4 }] as const

describe.each(tones)('tone mapping ($kind)', (tone) => {
  it('is invertible', () => {
    const white = toneLight(0.99, tone)
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: white, noNaN: true }), (light) => {
        expect(toneLight(toneCode(light, tone), tone) / light).toBeCloseTo(1, 6)
      }),
    )
  })
  it('is monotonic', () => {
    const light = fc.double({ min: 0, max: 20, noNaN: true })
    fc.assert(
      fc.property(light, light, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        expect(toneCode(less, tone)).toBeLessThanOrEqual(toneCode(more, tone))
      }),
    )
  })
  it('reproduces every byte through its tables', () => {
    const { lightOfByte, byteOf } = toneTables(tone)
    const back = Array.from({ length: 255 }, (_, byte) => byteOf(lightOfByte[byte]!))
    expect(back).toEqual(Array.from({ length: 255 }, (_, byte) => byte))
  })
})
