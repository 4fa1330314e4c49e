import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { floorPoint, levelCamera, picturePlace } from './camera.ts'
import { cornersInOrder, floorCamera, type FloorCorners } from './floor-camera.ts'
import { LIVING_CAMERA } from './room-fixture.ts'

const ASPECT = 4 / 3

/** The picture of a rectangle on the floor, seen by a level camera. */
function seen(record: typeof LIVING_CAMERA, turnDeg: number, widthM: number, lengthM: number): FloorCorners {
  const camera = levelCamera(record, ASPECT)
  const turn = (turnDeg * Math.PI) / 180
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sideX, sideY]) => {
    const [x, y] = [(sideX! * widthM) / 2, (sideY! * lengthM) / 2]
    return picturePlace(camera, [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
      0,
    ])!
  }) as unknown as FloorCorners
}

describe('the camera of a photograph', () => {
  it('is found from a rectangle on its floor: distances are reproduced', () => {
    const record = fc.record({
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: -4.5, max: -2.5, noNaN: true }),
      z: fc.double({ min: 1.2, max: 2, noNaN: true }),
      focalMm: fc.double({ min: 24, max: 50, noNaN: true }),
      shiftX: fc.constant(0),
      // A photograph without lens shift: the camera looks level, and the floor is below.
      shiftY: fc.constant(0),
    })
    fc.assert(
      fc.property(record, fc.integer({ min: 15, max: 30 }), (camera, turnDeg) => {
        const corners = seen(camera, turnDeg, 1.4, 2)
        const found = floorCamera({ corners, widthM: 1.4, lengthM: 2 }, ASPECT)
        expect(found.ok).toBe(true)
        if (!found.ok) return
        const [a, b] = [floorPoint(found.camera, corners[0], 0)!, floorPoint(found.camera, corners[2], 0)!]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1]) / Math.hypot(1.4, 2)).toBeCloseTo(1, 1)
        expect(found.camera.position[2] / camera.z).toBeCloseTo(1, 0)
      }),
      { numRuns: 60 },
    )
  })
  it('can be found from a sheet of paper as well as from a carpet', () => {
    const corners = seen({ ...LIVING_CAMERA, y: -1.5, shiftY: 0, focalMm: 26, z: 1.4 }, 20, 0.21, 0.297)
    const found = floorCamera({ corners, widthM: 0.21, lengthM: 0.297 }, ASPECT)
    expect(found.ok && Math.abs(found.camera.position[2] - 1.4)).toBeLessThan(0.1)
  })
  it('reports invalid corners', () => {
    const corners = seen({ ...LIVING_CAMERA, shiftY: 0 }, 10, 2, 3)
    const [a, b, c, d] = corners
    const reason = (marked: FloorCorners, widthM = 2, lengthM = 3) => {
      const found = floorCamera({ corners: marked, widthM, lengthM }, ASPECT)
      return found.ok ? 'ok' : found.reason
    }
    expect(reason(corners)).toBe('ok')
    expect(reason([a, c, b, d])).toBe('crossed')
    const middle = { u: (a.u + b.u + c.u) / 3, v: (a.v + b.v + c.v) / 3 }
    expect(reason([a, b, c, middle])).toBe('crossed')
    const speck = corners.map(({ u, v }) => ({
      u: 0.5 + u / 100,
      v: 0.5 + v / 100,
    })) as unknown as FloorCorners
    expect(reason(speck)).toBe('too-small')
    expect(reason(corners, 20, 1)).toBe('not-that-rectangle')
  })
  it('accepts the corners in any order', () => {
    const corners = seen({ ...LIVING_CAMERA, shiftY: 0 }, 10, 2, 3)
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const shuffled = order.map((i) => corners[i]!) as unknown as FloorCorners
        expect(cornersInOrder(shuffled)).toEqual(corners)
      }),
    )
  })
})
