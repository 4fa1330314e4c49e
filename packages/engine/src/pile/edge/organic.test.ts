import { describe, expect, it } from 'vitest'

import { rugPlane } from '../../buildable/rug-plane.ts'
import { outlineRug } from '../../cartoon/outline-rug.ts'
import { indexedBmp } from '../../bitmap/indexed-bmp.ts'
import { newRugPlace, measureRug, rugForm } from '../../room/rug-on-floor.ts'
import { takeApart } from '../../rug.ts'
import { sharesOnRug } from '../../separation/shares-on-rug.ts'
import { outlineField } from './outline-shape.ts'

const NAMES = ['pebble', 'arch', 'scallop'] as const
const place = { depth: 0, normalX: 0, normalY: 0, along: 0 }

/** Stripes in two yarns, 200 × 320. */
function stripes() {
  const indices = Uint8Array.from({ length: 200 * 320 }, (_, pixel) => Number((pixel % 200) % 40 < 10))
  const taken = takeApart(indexedBmp(indices, 200, 320, ['#E6DAC3', '#26323D']), { maxPixels: 1e6 }, () => 0)
  if (!taken.ok) throw new Error(taken.reason)
  return taken.separation
}

describe.each(NAMES)('a rug with an outline of its own: %s', (name) => {
  const field = outlineField(name, 1000, 1600, 8, 7)

  it('skips no pixel of its edge', () => {
    for (let y = 0; y < 1600; y += 37) {
      const [from, to] = field.interior(y + 0.5, 12)
      let least = Infinity
      for (let x = from; x < to; x++) {
        field.measure(x + 0.5, y + 0.5, place)
        least = Math.min(least, place.depth)
      }
      expect(least).toBeGreaterThan(12)
    }
  })

  it('is stitched evenly: along its edge no place is far from the last', () => {
    const all = new Set<number>()
    for (let y = 0; y < 1600; y++)
      for (let x = 0; x < 1000; x++) {
        if (x > 320 && x < 680 && y > 320 && y < 1280) continue
        field.measure(x + 0.5, y + 0.5, place)
        if (Math.abs(place.depth) < 1) all.add(Math.floor(place.along / 4))
      }
    expect(all.size).toBeGreaterThanOrEqual(Math.floor(field.length / 4))
  })

  it('is drawn with the shares of its pixels, and ends in its curve', () => {
    const separation = stripes()
    const plane = rugPlane(separation, name, [0, 1])
    const { yarns, meetings } = outlineRug(plane)
    const whole = yarns.reduce((sum, { area }) => sum + area, 0)
    expect(Math.abs(whole / plane.curve!.area - 1)).toBeLessThan(0.001)
    const shares = sharesOnRug(separation, name)
    for (const [n, { area }] of yarns.entries())
      expect(Math.abs((100 * area) / whole - shares[n]!)).toBeLessThan(0.3)
    const rim = meetings.filter(({ yarns: [p, q] }) => p === null || q === null)
    const round = rim.reduce((sum, { line }) => sum + lengthOf(line), 0)
    expect(Math.abs(round / plane.curve!.length - 1)).toBeLessThan(0.002)
  })

  it('is cut in the proportions of the rug, however the bitmap is drawn', () => {
    const { points } = rugPlane(stripes(), name, [0, 1], 0.25).curve!
    const asMade = outlineField(name, 250, 1000, 0, 0)
    for (let i = 0; i < points.length; i += 2) {
      asMade.measure((points[i]! / 200) * 250, (points[i + 1]! / 320) * 1000, place)
      expect(Math.abs(place.depth)).toBeLessThan(0.01)
    }
  })

  it('lies in rooms by its outline, to four millimetres', () => {
    const rug = { x: 0, y: 0, turnDeg: 0, widthM: 1.5, lengthM: 2.4, outline: name }
    const form = rugForm(rug)
    const inRoom = newRugPlace()
    const metres = outlineField(name, 1.5, 2.4, 0, 0)
    for (let n = 0; n < 4000; n++) {
      const [x, y] = [-0.1 + (n % 63) * 0.027, -0.1 + (n / 63) * 0.041]
      metres.measure(x, y, place)
      if (Math.abs(place.depth) > 0.05) continue
      measureRug(form, x - 0.75, 1.2 - y, inRoom)
      expect(Math.abs(inRoom.distance + place.depth)).toBeLessThan(0.004)
    }
  })
})

function lengthOf(line: Float64Array): number {
  let length = 0
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!)
  return length
}
