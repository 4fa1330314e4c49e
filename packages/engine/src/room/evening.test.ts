import { describe, expect, it } from 'vitest'

import { levelCamera, picturePlace } from './camera.ts'
import { awayFromLamp, eveningFactor, eveningPlate, eveningWool } from './evening.ts'
import { plainPlate } from './room-fixture.ts'
import { toneLight } from './tone.ts'

const ASPECT = 1.6
const camera = levelCamera({ x: 0, y: -4, z: 1.5, focalMm: 28, shiftX: 0, shiftY: 0 }, ASPECT)
const rug = { x: 0, y: 0, widthM: 2, lengthM: 1.4 }
const scene = { camera, aspect: ASPECT, white: [0.8, 0.8, 0.8], rug }

/** The factor's red, green and blue on the floor at a point. */
function factorAt(x: number, y: number, white: readonly number[] = scene.white): readonly number[] {
  const { width, height, rgb } = eveningFactor({ ...scene, white })
  const { u, v } = picturePlace(camera, [x, y, 0])!
  const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 3
  return [...rgb.subarray(at, at + 3)]
}
const lightOf = (byte: number | undefined) => toneLight(byte! / 255, { kind: 'srgb' })

describe('eight in the evening', () => {
  it('is brightest by the lamp, behind the far left corner, and warm', () => {
    const near = factorAt(-1.1, 0.8)
    const far = factorAt(0.9, 0.2)
    expect(near[0]!).toBeGreaterThan(1.5 * far[0]!)
    for (const [red, green, blue] of [near, far]) expect(red! > green! && green! > blue!).toBe(true)
  })
  it('takes half of the tint out of a photograph', () => {
    const [red, , blue] = factorAt(0, 0)
    const [tintedRed, , tintedBlue] = factorAt(0, 0, [1, 0.8, 0.5])
    expect(tintedRed! / tintedBlue! / (red! / blue!)).toBeCloseTo(Math.sqrt(0.5), 2)
  })
  it('dims a photograph that is dim already by less', () => {
    expect(factorAt(0, 0, [0.3, 0.3, 0.3])[1]).toBeGreaterThan(1.3 * factorAt(0, 0)[1]!)
  })
  it('changes floor and wool by the same factor', () => {
    const factor = eveningFactor(scene)
    const floor = eveningPlate(plainPlate(160, 100, 150), factor)
    const day = { light: plainPlate(48, 30, 255), lightPeak: 1 }
    const { light, lightPeak } = eveningWool(day, factor)
    const { u, v } = picturePlace(camera, [0.3, 0, 0])!
    const on = (Math.floor(v * 100) * 160 + Math.floor(u * 160)) * 4
    const under = (Math.floor(v * 30) * 48 + Math.floor(u * 48)) * 4
    for (const channel of [0, 1, 2]) {
      const ofFloor = lightOf(floor.rgba[on + channel]) / lightOf(150)
      const ofWool = lightPeak * (light.rgba[under + channel]! / 255) ** 2
      expect(ofWool / ofFloor).toBeGreaterThan(0.93)
      expect(ofWool / ofFloor).toBeLessThan(1.07)
    }
  })
  it('shows dusk in the windows', () => {
    const window = eveningPlate(plainPlate(160, 100, 255), eveningFactor(scene))
    const [red, green, blue] = window.rgba
    expect(blue!).toBeGreaterThan(red!)
    expect(lightOf(green)).toBeLessThan(0.1)
  })
  it('has the lamp over the rug where neither far corner is seen', () => {
    const wide = { ...rug, widthM: 9 }
    expect(awayFromLamp(camera, wide)).toEqual([0, 0])
    const [x, y] = awayFromLamp(camera, rug)
    expect(x > 0 && y < 0).toBe(true)
    expect(Math.hypot(x, y)).toBeCloseTo(1, 9)
  })
})
