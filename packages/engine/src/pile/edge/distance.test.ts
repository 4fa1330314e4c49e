import { expect, it } from 'vitest'
import { layCloth } from '../surface/cloth.ts'
import { borderDistance } from './distance.ts'

it('counts thirds of a pixel from the other yarn, up to the cap', () => {
  const yarns = Uint8Array.from({ length: 40 * 24 }, (_, i) => (i % 40 < 20 ? 0 : 1))
  const cloth = layCloth(yarns, 40, 24, 11)
  const distance = borderDistance(cloth, 30)
  const row = distance.subarray(20 * cloth.stride + 11, 20 * cloth.stride + 51)
  expect(Array.from(row.subarray(14, 26))).toEqual([17, 14, 11, 8, 5, 2, 2, 5, 8, 11, 14, 17])
  expect(row[0]).toBe(30)
  expect(row[39]).toBe(30)
})

it('measures no less around a corner than along a straight side', () => {
  const yarns = Uint8Array.from({ length: 32 * 32 }, (_, i) => (i % 32 < 16 && i < 512 ? 1 : 0))
  const cloth = layCloth(yarns, 32, 32, 4)
  const distance = borderDistance(cloth, 60)
  const at = (x: number, y: number) => distance[(y + 4) * cloth.stride + x + 4]!
  expect(at(16, 8)).toBe(2)
  expect(at(19, 19)).toBeGreaterThan(at(19, 8))
  // Exact straight ahead; around a corner the start may be off by half a pixel.
  expect(Math.abs(at(19, 19) / 3 - Math.hypot(3.5, 3.5))).toBeLessThan(0.8)
})
