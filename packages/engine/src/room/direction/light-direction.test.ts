import { describe, expect, it } from 'vitest'

import { floorPoint, levelCamera, picturePlace } from '../camera.ts'
import type { FloorCorners } from '../floor-camera.ts'
import { bearingOf, lightDirection, type LitPhotograph, towardBearing } from './light-direction.ts'
import { LIVING_CAMERA, plainPlate } from '../room-fixture.ts'
import { toneCode } from '../tone.ts'

const [WIDTH, HEIGHT] = [240, 160]
const camera = levelCamera(LIVING_CAMERA, WIDTH / HEIGHT)
const corners = [
  [-1, -0.75],
  [1, -0.75],
  [1, 0.75],
  [-1, 0.75],
].map(([x, y]) => picturePlace(camera, [x!, y!, 0])!) as unknown as FloorCorners

/** A floor up to the wall three metres behind the mark, lit as `light` says, and what else is seen at a pixel. */
function photograph(
  light: (x: number, y: number) => number,
  others: (u: number, v: number) => number | null = () => null,
): LitPhotograph {
  const picture = plainPlate(WIDTH, HEIGHT, 0)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const place = { u: ((pixel % WIDTH) + 0.5) / WIDTH, v: (Math.floor(pixel / WIDTH) + 0.5) / HEIGHT }
    const at = floorPoint(camera, place, 0)
    const wall = at === null || at[1] > 3
    const level = others(place.u, place.v) ?? (wall ? 0.03 : light(at[0], at[1]))
    picture.rgba.fill(Math.round(255 * toneCode(level, { kind: 'srgb' })), pixel * 4, pixel * 4 + 3)
  }
  return { picture, camera, corners, thing: 'floor', standing: null }
}
/** Degrees clockwise from ahead. */
const bearing = (seen: LitPhotograph) => {
  const found = lightDirection(seen)
  return found && bearingOf(camera, found.toward)
}
const even = () => 0.2
const fromLeft = (x: number) => 0.2 * Math.exp(-0.45 * x)
const window = (left: number, right: number) => (u: number, v: number) =>
  u > left && u < right && v < 0.3 ? 1 : null

describe('the direction of the light in a photograph', () => {
  it('is not claimed on a floor that is lit evenly', () => {
    expect(lightDirection(photograph(even))).toBeNull()
  })
  it('is the side on which the floor is brighter, and a little ahead, where floors are usually darker', () => {
    const [left, right] = [fromLeft, (x: number) => fromLeft(-x)].map((light) => bearing(photograph(light))!)
    expect(left).toBeGreaterThan(270)
    expect(left).toBeLessThan(295)
    expect(right).toBeGreaterThan(65)
    expect(right).toBeLessThan(90)
    expect(Math.abs(bearing(photograph((_, y) => fromLeft(y)))! - 180)).toBeLessThan(1)
  })
  it('is where windows are seen', () => {
    const ahead = bearing(photograph(even, window(0.45, 0.6)))!
    expect(Math.min(ahead, 360 - ahead)).toBeLessThan(25)
    const right = bearing(photograph(even, window(0.9, 1)))!
    expect(right).toBeGreaterThan(25)
    expect(right).toBeLessThan(90)
  })
  it('is surer where both say the same, and not claimed where they contradict each other', () => {
    const both = lightDirection(photograph((x) => fromLeft(-x * 0.75), window(0.93, 1)))
    const one = lightDirection(photograph((x) => fromLeft(-x * 0.75)))
    expect(one!.confidence).toBeLessThan(0.8)
    expect(both?.confidence).toBe(1)
    expect(lightDirection(photograph(fromLeft, window(0.93, 1)))).toBeNull()
  })
  it('takes little notice of a patch of sun on the other side', () => {
    const patch = (x: number, y: number) => (Math.abs(x - 1.5) < 0.5 && Math.abs(y) < 0.4 ? 2 : 1)
    const found = bearing(photograph((x, y) => fromLeft(x * 1.5) * patch(x, y)))!
    expect(Math.abs(found - 270)).toBeLessThan(30)
  })
  it('leaves out what is kept in front of the rug', () => {
    // A wide bench of the floor's own hue, lighter towards the right.
    const bench = (u: number, v: number) => (v > 0.6 && v < 0.99 ? 0.1 * Math.exp(1.6 * u) : null)
    const seen = photograph(even, bench)
    expect(bearing(seen)).toBeGreaterThan(45)
    const mask = new Uint8Array(WIDTH * HEIGHT)
    for (let pixel = 0; pixel < mask.length; pixel++)
      if (bench(0, Math.floor(pixel / WIDTH) / HEIGHT) !== null) mask[pixel] = 255
    expect(lightDirection({ ...seen, standing: { width: WIDTH, height: HEIGHT, mask } })).toBeNull()
  })
  it('has a bearing as seen from above, whichever way the camera looks', () => {
    expect(towardBearing(camera, 90)[0]).toBeCloseTo(1, 6)
    expect(towardBearing(camera, 180)[1]).toBeCloseTo(-1, 6)
    const [a, b, c, d, e, f, ...up] = camera.rays
    const turned = { ...camera, rays: [d, e, f, -a, -b, -c, ...up] as unknown as typeof camera.rays }
    expect(towardBearing(turned, 0)[0]).toBeCloseTo(1, 6)
    for (const degrees of [0, 45, 200, 359])
      expect(bearingOf(turned, towardBearing(turned, degrees))).toBeCloseTo(degrees, 6)
  })
})
