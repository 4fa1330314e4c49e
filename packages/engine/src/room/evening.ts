import { LINEAR_OF_BYTE } from '../color/srgb.ts'
import { type Camera, floorPoint, type PicturePlace, picturePlace } from './camera.ts'
import type { Plate } from './lay-rug.ts'
import { type Levels, luminance } from './levels.ts'
import type { PhotographLight } from './photograph-light.ts'
import type { RugOnFloor } from './rug-on-floor.ts'
import { toneTables } from './tone.ts'

/** What decides how a photographed room is lit at eight in the evening. */
export type EveningScene = {
  readonly camera: Camera
  /** Width over height of the photograph. */
  readonly aspect: number
  /** Linear RGB of something white in the photograph's own light. */
  readonly white: readonly number[]
  /** The lamp stands behind one of its corners. */
  readonly rug: Pick<RugOnFloor, 'x' | 'y' | 'widthM' | 'lengthM'>
}

/** An incandescent lamp, and what of it comes back from walls and ceiling; linear RGB on something white. */
const LAMP = [1.35, 1.05, 0.69] as const
const REST = [0.26, 0.215, 0.16] as const
/** Height of the lamp over the floor, and how far behind the rug's corner it stands, in metres. */
const [LAMP_HIGH_M, BEHIND_M] = [1.5, 0.25]
/** Distance on a wall at which its light is halved, in metres. */
const WALL_REACH_M = 1.1
/** Metres beyond the lamp within which what is seen turns from floor into wall. */
const WALL_BEHIND_M = 1.6
/** Luminance of white below which a photograph is dim already and is dimmed less, and by how much less at most. */
const [BRIGHT_DAY, MOST_LIFT] = [0.65, 1.7]
/** Columns of the factor, which changes slowly. */
const COLUMNS = 48
/** Linear light of a pixel from which it is a window, and where it certainly is; and the sky at dusk. */
const [WINDOW_FROM, WINDOW] = [0.84, 0.97]
const DUSK = [0.035, 0.05, 0.085] as const

/** What the light of each point of a photograph is multiplied by when daylight ends and a lamp is lit, in linear RGB. */
export function eveningFactor({ camera, aspect, white, rug }: EveningScene): Levels {
  const [width, height] = [COLUMNS, Math.max(1, Math.round(COLUMNS / aspect))]
  const lamp = lampBy(camera, rug)
  const bulb = picturePlace(camera, [lamp[0], lamp[1], LAMP_HIGH_M])
  const foot = picturePlace(camera, [lamp[0], lamp[1], 0])
  // Heights of the photograph per metre, where the lamp stands.
  const scale = bulb && foot ? Math.max(0.05, foot.v - bulb.v) / LAMP_HIGH_M : 0.3
  const level = Math.max(1e-4, luminance(white))
  const lift = Math.max(1, Math.min(MOST_LIFT, BRIGHT_DAY / level))
  const rgb = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const place = { u: ((i % width) + 0.5) / width, v: (Math.floor(i / width) + 0.5) / height }
    const onFloor = floorPoint(camera, place, 0)
    const far = bulb ? Math.hypot((place.u - bulb.u) * aspect, place.v - bulb.v) / scale : 0
    const wall = 0.8 / (1 + (far / WALL_REACH_M) ** 2)
    const isWall = onFloor ? smooth((onFloor[1] - lamp[1]) / WALL_BEHIND_M) : 1
    const floor = onFloor ? lampOnFloor(Math.hypot(onFloor[0] - lamp[0], onFloor[1] - lamp[1])) : 0
    const share = floor + (wall - floor) * isWall
    for (let channel = 0; channel < 3; channel++) {
      // Half of the photograph's own tint is taken out: some of it was the day's, some the paint's.
      const tint = Math.sqrt(Math.max(1e-4, white[channel]!) / level)
      rgb[3 * i + channel] = (lift * (REST[channel]! + LAMP[channel]! * share)) / tint
    }
  }
  return { width, height, rgb }
}

/** A photograph as it looks in that light; windows show the sky at dusk. */
export function eveningPlate({ width, height, rgba }: Plate, factor: Levels): Plate {
  const out = new Uint8ClampedArray(rgba.length)
  const { byteOf } = toneTables({ kind: 'srgb' })
  const row = new Float32Array(factor.width * 3)
  for (let y = 0, at = 0; y < height; y++) {
    rowAt(factor, (y + 0.5) / height, row)
    for (let x = 0; x < width; x++, at += 4) {
      const red = LINEAR_OF_BYTE[rgba[at]!]!
      const green = LINEAR_OF_BYTE[rgba[at + 1]!]!
      const blue = LINEAR_OF_BYTE[rgba[at + 2]!]!
      const sky = smooth((Math.min(red, green, blue) - WINDOW_FROM) / (WINDOW - WINDOW_FROM))
      const place = Math.max(0, Math.min(factor.width - 1, ((x + 0.5) / width) * factor.width - 0.5))
      const from = Math.min(factor.width - 2, Math.floor(place))
      const share = place - from
      for (let channel = 0; channel < 3; channel++) {
        const near = row[3 * from + channel]!
        const times = near + (row[3 * from + 3 + channel]! - near) * share
        const light = (channel === 0 ? red : channel === 1 ? green : blue) * times
        out[at + channel] = byteOf(light + (DUSK[channel]! - light) * sky)
      }
      out[at + 3] = 255
    }
  }
  return { width, height, rgba: out }
}

/** The light on wool in that light. */
export function eveningWool({ light, lightPeak }: PhotographLight, factor: Levels): PhotographLight {
  const { width, height, rgba } = light
  const row = new Float32Array(factor.width * 3)
  const lit = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const x = i % width
    if (x === 0) rowAt(factor, (Math.floor(i / width) + 0.5) / height, row)
    const from = Math.min(factor.width - 1, Math.floor(((x + 0.5) / width) * factor.width))
    for (let channel = 0; channel < 3; channel++)
      lit[3 * i + channel] = lightPeak * (rgba[4 * i + channel]! / 255) ** 2 * row[3 * from + channel]!
  }
  const peak = lit.reduce((most, value) => Math.max(most, value), 1e-4)
  const out = new Uint8Array(rgba.length)
  for (let i = 0; i < out.length; i++)
    out[i] = i % 4 === 3 ? 255 : Math.round(255 * Math.sqrt(lit[3 * (i >> 2) + (i % 4)]! / peak))
  return { light: { width, height, rgba: out }, lightPeak: peak }
}

/** Unit vector along the floor from the evening's lamp to the rug: the side of its pile that lies in shade. */
export function awayFromLamp(camera: Camera, rug: EveningScene['rug']): readonly [x: number, y: number] {
  const [x, y] = lampBy(camera, rug)
  const far = Math.hypot(rug.x - x, rug.y - y)
  return far > 0.01 ? [(rug.x - x) / far, (rug.y - y) / far] : [0, 0]
}

/** Where the lamp stands: behind the far left corner, else the far right one; over the rug if neither is seen. */
function lampBy(camera: Camera, { x, y, widthM, lengthM }: EveningScene['rug']): readonly [number, number] {
  const behind = y + lengthM / 2 + BEHIND_M
  const sides = [x - widthM / 2 - BEHIND_M, x + widthM / 2 + BEHIND_M].map((at) => [at, behind] as const)
  const isSeen = (place: PicturePlace | null) => place && place.u > 0.04 && place.u < 0.96 && place.v > 0
  return sides.find((side) => isSeen(picturePlace(camera, [...side, 0]))) ?? [x, y]
}

/** Light of a small lamp on the floor, 1 below it: the cosine and the square of the distance. */
const lampOnFloor = (far: number) => (LAMP_HIGH_M ** 2 / (LAMP_HIGH_M ** 2 + far ** 2)) ** 1.5

const smooth = (share: number) => {
  const within = Math.max(0, Math.min(1, share))
  return within * within * (3 - 2 * within)
}

/** A row of the factor at a share of its height, between two of its own. */
function rowAt({ width, height, rgb }: Levels, v: number, row: Float32Array): void {
  const place = Math.max(0, Math.min(height - 1, v * height - 0.5))
  const from = Math.max(0, Math.min(height - 2, Math.floor(place)))
  const next = Math.min(height - 1, from + 1)
  const share = next === from ? 0 : place - from
  for (let i = 0; i < width * 3; i++) {
    const above = rgb[from * width * 3 + i]!
    row[i] = above + (rgb[next * width * 3 + i]! - above) * share
  }
}
