import type { Outline } from '@nawl/domain/outline/traces'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { floorPoint, type LevelCamera, picturePlace } from './camera.ts'
import { CORNERS, cornerOf, cornersDrawn, tracedPixel } from './corners-fixture.ts'
import { LIVING_CAMERA, pictureWith, plainPlate, plainRoom, plainTexture } from './room-fixture.ts'
import { PILE_M, type RugOnFloor, rugBox } from './rug-on-floor.ts'
import { pictureTexture } from './rug-texture.ts'
import { toneCode } from './tone.ts'

const rug: RugOnFloor = { x: 0.1, y: 0.3, turnDeg: 0, widthM: 2, lengthM: 3, outline: 'rectangle' }
const small = { width: 400, height: 250 }

/** The cameras that rooms are photographed with: from far and near, low and high, from straight ahead and from beside. */
const CAMERAS: readonly LevelCamera[] = [
  LIVING_CAMERA,
  { ...LIVING_CAMERA, z: 1.25, focalMm: 30, shiftY: -0.2 },
  { ...LIVING_CAMERA, y: -6.5, z: 2.2, focalMm: 35, shiftX: -0.1, x: 1 },
]

describe('a rug laid in a room', () => {
  it.each(CAMERAS)('has its true size on a picture of 2400 pixels (lens $focalMm)', (record) => {
    const picture = { width: 2400, height: 1500 }
    for (const turnDeg of [0, 33]) {
      const laid = { ...rug, turnDeg }
      const wanted = CORNERS.map(([across, along]) =>
        tracedPixel(record, cornerOf(laid, across, along), picture),
      )
      cornersDrawn(record, laid, picture, wanted).forEach(([x, y], i) => {
        // Of which a pixel is the hand that cut the edge: it strays by two millimetres.
        expect(Math.hypot(x - wanted[i]![0], y - wanted[i]![1])).toBeLessThan(2.5)
      })
    }
  })

  it('leaves every pixel that it does not change as it was', () => {
    const room = plainRoom(small)
    const noise = Uint8Array.from(room.empty.rgba, (_, i) => (i * 2654435761) >>> 24)
    const noisy = { ...room, empty: { ...room.empty, rgba: noise } }
    const { rgba } = pictureWith(noisy, rug, plainTexture(180))
    let [touched, harmed] = [0, 0]
    for (let pixel = 0; pixel < noise.length / 4; pixel++) {
      const point = floorPoint(
        room.camera,
        { u: ((pixel % 400) + 0.5) / 400, v: (Math.floor(pixel / 400) + 0.5) / 250 },
        0,
      )
      const far = !point || Math.abs(point[0] - 0.1) > 1.35 || Math.abs(point[1] - 0.3) > 1.85
      const same = [0, 1, 2].every((c) => rgba[pixel * 4 + c] === noise[pixel * 4 + c])
      if (far && !same) harmed++
      if (!far && !same) touched++
    }
    expect(harmed).toBe(0)
    expect(touched).toBeGreaterThan(5000)
  })

  it('sends back all the light that falls on it where it is white, and none where it is black', () => {
    const room = plainRoom({ ...small, light: 0.4 })
    const middle = picturePlace(room.camera, [0.1, 0.3, PILE_M])!
    const at = (Math.floor(middle.v * 250) * 400 + Math.floor(middle.u * 400)) * 4
    // The plate was traced with wool of 0.8: light of 0.4 on it is 0.5 from white.
    const white = pictureWith(room, rug, plainTexture(255)).rgba[at]!
    expect(Math.abs(white - 255 * toneCode(0.5, room.tone))).toBeLessThanOrEqual(3)
    expect(pictureWith(room, rug, plainTexture(0)).rgba[at]).toBe(0)
  })

  it('lies behind whatever stands in front of the floor', () => {
    const laid = (mask: number) => pictureWith(plainRoom({ ...small, mask }), rug, plainTexture(255)).rgba
    const [hidden, half, whole] = [laid(0), laid(0.5), laid(1)]
    expect(hidden).toEqual(plainRoom(small).empty.rgba)
    for (let i = 0; i < whole.length; i += 4 * 97) {
      const between = [hidden[i]!, whole[i]!].toSorted((a, b) => a - b)
      expect(half[i]).toBeGreaterThanOrEqual(between[0]! - 1)
      expect(half[i]).toBeLessThanOrEqual(between[1]! + 1)
    }
  })

  it('is nowhere darker for lighter wool or more light', () => {
    const grey = fc.integer({ min: 0, max: 255 })
    const light = fc.double({ min: 0, max: 3, noNaN: true })
    const tiny = { width: 80, height: 50 }
    const any = fc.record({
      a: grey,
      b: grey,
      c: light,
      d: light,
      turnDeg: fc.integer({ min: -180, max: 180 }),
    })
    fc.assert(
      fc.property(any, ({ a, b, c, d, turnDeg }) => {
        const laid = (value: number, lit: number) =>
          pictureWith(plainRoom({ ...tiny, light: lit }), { ...rug, turnDeg }, plainTexture(value)).rgba
        const less = laid(Math.min(a, b), Math.min(c, d))
        const more = laid(Math.max(a, b), Math.max(c, d))
        expect(less.every((value, i) => value <= more[i]!)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('darkens the floor beside it, most where it faces away from the window, and nothing farther off', () => {
    const room = plainRoom({ width: 1600, height: 1000 })
    const { rgba } = pictureWith(room, rug, plainTexture(128))
    const floorAt = (x: number) => {
      const { u, v } = picturePlace(room.camera, [x, 0.3, 0])!
      return rgba[(Math.floor(v * 1000) * 1600 + Math.floor(u * 1600)) * 4]!
    }
    const bare = room.empty.rgba[0]!
    const [left, right] = [0.1 - 1, 0.1 + 1]
    expect(floorAt(right + 0.03)).toBeLessThan(floorAt(left - 0.03))
    expect(floorAt(right + 0.03)).toBeLessThan(bare - 4)
    expect(floorAt(right + 0.4)).toBe(bare)
    expect(floorAt(left - 0.4)).toBe(bare)
  })

  it('is the same turned by half as its picture turned by half', () => {
    const room = { ...plainRoom(small), away: [0, 0] as const }
    const turned = { ...rug, turnDeg: 180 }
    const upsideDown = (value: Uint8Array) => {
      const words = new Uint32Array(value.slice().buffer).toReversed()
      return new Uint8Array(words.buffer)
    }
    const picture = quarterBytes()
    const a = pictureWith(room, turned, pictureTexture(64, 64, picture)).rgba
    const b = pictureWith(room, rug, pictureTexture(64, 64, upsideDown(picture))).rgba
    expect(a.every((value, i) => Math.abs(value - b[i]!) <= 1)).toBe(true)
  })

  it('stays inside the box that is said to hold it, wherever it lies', () => {
    const place = fc.record({
      x: fc.double({ min: -4, max: 4, noNaN: true }),
      y: fc.double({ min: -6, max: 5, noNaN: true }),
      turnDeg: fc.integer({ min: 0, max: 359 }),
      outline: fc.constantFrom<Outline>('rectangle', 'round', 'ellipse', 'pebble', 'scallop'),
    })
    const room = plainRoom({ width: 160, height: 100 })
    fc.assert(
      fc.property(place, ({ outline, ...at }) => {
        const laid = { ...rug, ...at, outline, lengthM: outline === 'round' ? 2 : 3 }
        const { left, top, width, height } = rugBox(room.camera, laid, 0.3, { width: 160, height: 100 })
        const { rgba } = pictureWith(room, laid, plainTexture(250))
        const outside = rgba.some((value, i) => {
          const [x, y] = [Math.floor(i / 4) % 160, Math.floor(i / 640)]
          const inside = x >= left && x < left + width && y >= top && y < top + height
          return !inside && value !== room.empty.rgba[i]
        })
        expect(outside).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

/** Four greys. */
function quarterBytes(): Uint8Array {
  const { rgba } = plainPlate(64, 64, 255)
  for (let i = 0; i < 64 * 64; i++) {
    const grey = 90 + 40 * (i % 64 < 32 ? 0 : 1) + 80 * (i < 64 * 32 ? 0 : 1)
    rgba.fill(grey, i * 4, i * 4 + 3)
  }
  return rgba as Uint8Array
}
