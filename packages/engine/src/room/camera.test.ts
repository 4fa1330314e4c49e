import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { floorPoint, levelCamera, picturePlace } from './camera.ts'
import { LIVING_CAMERA } from './room-fixture.ts'

const ASPECT = 1.6

describe('a level camera', () => {
  const camera = levelCamera(LIVING_CAMERA, ASPECT)

  it('projects the floor as in the traced rooms: 36 mm film, 38 mm lens, shifted down by 0.168', () => {
    // The ray of rooms traced in Blender: ((px/W − ½)·36, f, ((½ − py/H)·H/W + shift)·36).
    const [u, v] = [0.7, 0.8]
    const [x, y] = floorPoint(camera, { u, v }, 0)!
    const far = 1.5 / -(((0.5 - v) / ASPECT - 0.168) * 36)
    expect(x).toBeCloseTo(0.12 + far * 0.2 * 36, 9)
    expect(y).toBeCloseTo(-5.5 + far * 38, 9)
  })
  it('shows no floor above the horizon and nothing behind it', () => {
    expect(floorPoint(camera, { u: 0.5, v: 0.1 }, 0)).toBeNull()
    expect(picturePlace(camera, [0, -8, 0])).toBeNull()
  })
  it('round-trips every point of the floor, however the lens is shifted', () => {
    const anyCamera = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -9, max: -3, noNaN: true }),
      z: fc.double({ min: 0.8, max: 2.4, noNaN: true }),
      focalMm: fc.double({ min: 18, max: 80, noNaN: true }),
      shiftX: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      shiftY: fc.double({ min: -0.3, max: 0, noNaN: true }),
    })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        anyCamera,
        share,
        share,
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (record, u, v, z) => {
          const any = levelCamera(record, ASPECT)
          const point = floorPoint(any, { u, v }, z)
          if (!point || Math.hypot(...point) > 1e4) return
          const place = picturePlace(any, [...point, z])!
          expect(place.u).toBeCloseTo(u, 6)
          expect(place.v).toBeCloseTo(v, 6)
        },
      ),
    )
  })
  it('with its lens shifted right shows more of the right side', () => {
    const moved = levelCamera({ ...LIVING_CAMERA, shiftX: 0.1 }, ASPECT)
    const ahead = picturePlace(camera, [0, 2, 0])!
    expect(picturePlace(moved, [0, 2, 0])!.u).toBeCloseTo(ahead.u - 0.1, 9)
  })
})
