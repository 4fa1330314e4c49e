import { levelCamera } from '@nawl/engine/room/camera'
import { expect, it } from 'vitest'

import { aimedAt, rugOutline } from './rug-outline.ts'

const CAMERA = levelCamera({ x: 0, y: -5, z: 1.5, focalMm: 38, shiftX: 0, shiftY: -0.17 }, 1.6)
const rug = (widthM: number, lengthM: number, x = 0) =>
  ({ widthM, lengthM, x, y: 0, turnDeg: 90, outline: 'rectangle' }) as const

it('aims at all of a rug: its box holds every corner and its middle', () => {
  const aim = aimedAt(CAMERA, rug(2, 3, 0.4))
  const [left, right] = [
    aim['--rug-middle']! - aim['--rug-wide']! / 2,
    aim['--rug-middle']! + aim['--rug-wide']! / 2,
  ]
  for (const { u, v } of rugOutline(CAMERA, rug(2, 3, 0.4))) {
    expect(u).toBeGreaterThanOrEqual(left - 1e-9)
    expect(u).toBeLessThanOrEqual(right + 1e-9)
    expect(v).toBeLessThanOrEqual(aim['--rug-near']! + 1e-9)
    expect(v).toBeGreaterThanOrEqual(aim['--rug-near']! - aim['--rug-high']! - 1e-9)
  }
})
it('says of a small rug that it takes less of the picture', () => {
  const [small, large] = [aimedAt(CAMERA, rug(0.9, 1.5)), aimedAt(CAMERA, rug(2, 3))]
  expect(small['--rug-wide']!).toBeLessThan(large['--rug-wide']! * 0.6)
  expect(small['--rug-high']!).toBeLessThan(large['--rug-high']! * 0.6)
})
