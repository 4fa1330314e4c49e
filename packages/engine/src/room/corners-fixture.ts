import type { LevelCamera } from './camera.ts'
import { drawnAlone, plainRoom, plainTexture } from './room-fixture.ts'
import { PILE_M, type RugOnFloor } from './rug-on-floor.ts'
import { toneLight } from './tone.ts'

type Pixel = readonly [x: number, y: number]
type Size = { readonly width: number; readonly height: number }

/** Signs of a rug's corners, in order. */
export const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** A corner of a rug in the room, in metres. */
export function cornerOf(rug: RugOnFloor, across: number, along: number): Pixel {
  const turn = (rug.turnDeg * Math.PI) / 180
  const [a, b] = [(across * rug.widthM) / 2, (along * rug.lengthM) / 2]
  return [rug.x + a * Math.cos(turn) - b * Math.sin(turn), rug.y + a * Math.sin(turn) + b * Math.cos(turn)]
}

/**
 * The pixel at which a renderer shows a point of the pile: 36 mm film, level, shifted lens. Independent of our camera
 * code.
 */
export function tracedPixel(record: LevelCamera, [x, y]: Pixel, { width, height }: Size): Pixel {
  const ahead = y - record.y
  const perPixel = 36 / width
  return [
    width / 2 + ((record.focalMm * (x - record.x)) / ahead - record.shiftX * 36) / perPixel,
    height / 2 + (record.shiftY * 36 + (record.focalMm * (record.z - PILE_M)) / ahead) / perPixel,
  ]
}

/**
 * The corners of a rug's pile measured in the picture: a white rug is painted on a floor as bright as its side, each
 * edge is found at nine points, and the fitted lines are intersected. `near` is where to look.
 */
export function cornersDrawn(
  record: LevelCamera,
  rug: RugOnFloor,
  picture: Size,
  near: readonly Pixel[],
): readonly Pixel[] {
  const room = plainRoom({ ...picture, camera: record, light: 0.8, behind: SIDE })
  const { box, rgba } = drawnAlone({ ...room, away: [0, 0] }, rug, plainTexture(255))
  const isPile = ([x, y]: Pixel) => {
    const at = ((Math.floor(y) - box.top) * box.width + Math.floor(x) - box.left) * 4
    return toneLight(rgba[at]! / 255, room.tone) > PILE_FROM
  }
  const middle: Pixel = [mean(near.map(([x]) => x)), mean(near.map(([, y]) => y))]
  const lines = near.map((from, i) => edgeLine(from, near[(i + 1) % 4]!, middle, isPile))
  return lines.map((line, i) => meeting(lines[(i + 3) % 4]!, line))
}

/** Light on the pile's side; the pile's own is 1. */
const SIDE = 0.75
/** More than its brightest threads send back. */
const PILE_FROM = 0.93

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Line = readonly [Pixel, Pixel]

/** An edge between two corners, fitted to nine transitions towards the middle. */
function edgeLine(from: Pixel, to: Pixel, middle: Pixel, isPile: (pixel: Pixel) => boolean): Line {
  const found = Array.from({ length: 9 }, (_, i) => {
    const share = 0.2 + (0.6 * i) / 8
    const on: Pixel = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const sign = Math.sign(
      (to[0] - from[0]) * (middle[1] - from[1]) - (to[1] - from[1]) * (middle[0] - from[0]),
    )
    const inward: Pixel = [(-sign * (to[1] - from[1])) / length, (sign * (to[0] - from[0])) / length]
    for (let step = -8; step < 8; step += 0.1) {
      const at: Pixel = [on[0] + inward[0] * step, on[1] + inward[1] * step]
      if (isPile(at)) return at
    }
    throw new Error('no edge is near')
  })
  const third = (parts: readonly Pixel[]): Pixel => [
    mean(parts.map(([x]) => x)),
    mean(parts.map(([, y]) => y)),
  ]
  return [third(found.slice(0, 4)), third(found.slice(5))]
}

function meeting([a, b]: Line, [c, d]: Line): Pixel {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const share = ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / (abX * cdY - abY * cdX)
  return [a[0] + abX * share, a[1] + abY * share]
}
