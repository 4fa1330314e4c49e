import { describe, expect, it } from 'vitest'

import { PLATE_WHITE } from './edge-light.ts'
import type { FloorCorners } from './floor-camera.ts'
import { photographLight } from './photograph-light.ts'
import { plainPlate } from './room-fixture.ts'
import { toneLight } from './tone.ts'

const CORNERS: FloorCorners = [
  { u: 0.4, v: 0.8 },
  { u: 0.6, v: 0.8 },
  { u: 0.6, v: 0.6 },
  { u: 0.4, v: 0.6 },
]

/** A grey floor with a lighter sheet at the corners, optionally darker in its right half. */
function photograph(floor: number, sheet: number, right = floor) {
  const plate = plainPlate(160, 120, floor)
  const put = (x: number, y: number, grey: number) =>
    plate.rgba.fill(grey, (y * 160 + x) * 4, (y * 160 + x) * 4 + 3)
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 160; x++)
      if (x >= 64 && x < 96 && y >= 72 && y < 96) put(x, y, sheet)
      else if (x >= 80) put(x, y, right)
  return plate
}

/** Light on white wool at a point. */
function whiteAt({ light, lightPeak }: ReturnType<typeof photographLight>, u: number, v: number) {
  const at = (Math.floor(v * light.height) * light.width + Math.floor(u * light.width)) * 4
  return [0, 1, 2].map((channel) => (lightPeak * (light.rgba[at + channel]! / 255) ** 2) / PLATE_WHITE)
}

describe('the light of a photograph', () => {
  it('is measured on a sheet of paper', () => {
    const found = photographLight(photograph(120, 200), CORNERS, 'paper', 1)
    const paper = toneLight(200 / 255, { kind: 'srgb' }) / 0.85
    for (const channel of whiteAt(found, 0.5, 0.7)) expect(channel / paper).toBeCloseTo(1, 1)
  })
  it('falls off where the floor does', () => {
    const found = photographLight(photograph(140, 140, 90), CORNERS, 'other', 1)
    expect(whiteAt(found, 0.9, 0.7)[0]).toBeLessThan(whiteAt(found, 0.1, 0.7)[0]! * 0.8)
  })
  it('without paper assumes a medium grey floor', () => {
    const found = photographLight(photograph(140, 140), CORNERS, 'other', 1)
    const floor = toneLight(140 / 255, { kind: 'srgb' })
    const share = floor / whiteAt(found, 0.5, 0.7)[0]!
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.8)
  })
  it('is scaled by the requested brightness', () => {
    const lit = (brightness: number) =>
      whiteAt(photographLight(photograph(120, 200), CORNERS, 'paper', brightness), 0.5, 0.7)[0]!
    expect(lit(2) / lit(1)).toBeCloseTo(2, 1)
  })
})
