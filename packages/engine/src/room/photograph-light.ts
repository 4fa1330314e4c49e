import { LINEAR_OF_BYTE } from '../color/srgb.ts'
import { PLATE_WHITE } from './edge-light.ts'
import type { FloorCorners } from './floor-camera.ts'
import type { Plate } from './lay-rug.ts'

/** The marked object on the floor: a sheet of paper, which is white, or something of any colour. */
export type MarkedThing = 'paper' | 'other'

export type PhotographLight = { readonly light: Plate; readonly lightPeak: number }

/** Office paper. */
const PAPER_WHITE = 0.85
/** Assumed reflectance of an unknown floor, and of the brightest parts of most rooms, walls and ceilings. */
const FLOOR_GREY = 0.3
const WALL_WHITE = 0.75
/** Columns of the light, which changes slowly. */
const COLUMNS = 40

/**
 * Estimates the light on the floor of a photograph. Brightness and colour: from a marked sheet of paper, which is
 * nearly a measurement; otherwise from the floor and the brightest parts of the picture. Falloff: the picture's own,
 * smoothed. `brightness` 1 is the estimate, 2 twice the light.
 */
export function photographLight(
  picture: Plate,
  corners: FloorCorners,
  thing: MarkedThing,
  brightness: number,
): PhotographLight {
  const small = smaller(picture, COLUMNS)
  const marked = meanOf(picture, corners)
  const white =
    thing === 'paper' ? marked.map((value) => value / PAPER_WHITE) : guessedWhite(small, luminance(marked))
  const around = floorAround(small, corners)
  const smooth = smoothed(smoothed(withoutThing(small, corners, around)))
  const here = luminance(around)
  const light = new Uint8Array(small.width * small.height * 4)
  const most = Math.max(...white) * BRIGHTEST_SHARE * brightness * PLATE_WHITE
  for (let i = 0; i < light.length; i += 4) {
    const there = luminance(colorAt(smooth, i / 4)) / Math.max(here, 1e-4)
    const share = Math.max(DARKEST_SHARE, Math.min(BRIGHTEST_SHARE, there))
    for (let channel = 0; channel < 3; channel++) {
      const value = white[channel]! * share * brightness * PLATE_WHITE
      light[i + channel] = Math.round(255 * Math.sqrt(value / most))
    }
    light[i + 3] = 255
  }
  return { light: { width: small.width, height: small.height, rgba: light }, lightPeak: most }
}

/** Outside this range it is another floor or an object, not another light. */
const [DARKEST_SHARE, BRIGHTEST_SHARE] = [0.6, 1.5]

/** Linear RGB. */
type Levels = { readonly width: number; readonly height: number; readonly rgb: Float32Array }

const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** White in the room's light, between the estimates from floor and walls, with half of its tint. */
function guessedWhite({ rgb }: Levels, floor: number): readonly number[] {
  const levels = Array.from({ length: rgb.length / 3 }, (_, i) =>
    luminance([...rgb.subarray(3 * i, 3 * i + 3)]),
  )
  const bright = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.9)] ?? 1
  const level = Math.sqrt((Math.max(floor, 0.01) / FLOOR_GREY) * (Math.max(bright, 0.02) / WALL_WHITE))
  const sums = [0, 1, 2].map((channel) =>
    rgb.reduce((sum, value, i) => (i % 3 === channel ? sum + value : sum), 0),
  )
  const grey = luminance(sums)
  return sums.map((sum) => level * Math.sqrt(Math.max(sum, 1e-6) / Math.max(grey, 1e-6)))
}

const colorAt = ({ rgb }: Levels, pixel: number): readonly number[] => [
  rgb[pixel * 3]!,
  rgb[pixel * 3 + 1]!,
  rgb[pixel * 3 + 2]!,
]

/** Size of the floor around the object relative to the object, and the object including its rim. */
const [AROUND, RIM] = [2.2, 1.3]

/** Mean colour of the floor around the mark; if there is none in the picture, of the object itself. */
function floorAround(small: Levels, corners: FloorCorners): readonly number[] {
  const floor = pixelsIn(small, grown(corners, AROUND), grown(corners, RIM))
  const pixels = floor.length > 0 ? floor : pixelsIn(small, grown(corners, AROUND), null)
  const sum = [0, 0, 0]
  for (const pixel of pixels) colorAt(small, pixel).forEach((value, channel) => (sum[channel]! += value))
  return sum.map((value) => value / Math.max(1, pixels.length))
}

/** The picture with the object replaced by floor: its colour differs, not its light. */
function withoutThing(small: Levels, corners: FloorCorners, floor: readonly number[]): Levels {
  const rgb = small.rgb.slice()
  for (const pixel of pixelsIn(small, grown(corners, RIM), null)) rgb.set(floor, pixel * 3)
  return { ...small, rgb }
}

function grown(corners: FloorCorners, times: number): FloorCorners {
  const u = corners.reduce((sum, corner) => sum + corner.u, 0) / 4
  const v = corners.reduce((sum, corner) => sum + corner.v, 0) / 4
  const out = corners.map((corner) => ({ u: u + (corner.u - u) * times, v: v + (corner.v - v) * times }))
  return out as unknown as FloorCorners // four, as before
}

/** The pixels inside four corners and not inside others. */
function pixelsIn(
  { width, height }: Levels,
  inside: FloorCorners,
  outside: FloorCorners | null,
): readonly number[] {
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel)
  return pixels.filter((pixel) => {
    const [u, v] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height]
    return isIn(inside, u, v) && !(outside && isIn(outside, u, v))
  })
}

/** Counterclockwise, as seen: left of every side. */
const isIn = (corners: FloorCorners, u: number, v: number) =>
  corners.every((from, i) => {
    const to = corners[(i + 1) % 4]!
    return (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u) <= 0
  })

const POINTS = 24
const [FROM, OVER] = [0.15, 0.7]

/** Mean linear colour inside four corners, slightly inset. */
function meanOf({ width, height, rgba }: Plate, corners: FloorCorners): readonly number[] {
  const [nearLeft, nearRight, farRight, farLeft] = corners
  const sum = [0, 0, 0]
  const pixel = (share: number, side: number) => Math.max(0, Math.min(side - 1, Math.floor(share * side)))
  for (let i = 0; i < POINTS * POINTS; i++) {
    const s = FROM + (OVER * (i % POINTS)) / (POINTS - 1)
    const t = FROM + (OVER * Math.floor(i / POINTS)) / (POINTS - 1)
    const between = (key: 'u' | 'v') =>
      (nearLeft[key] * (1 - s) + nearRight[key] * s) * (1 - t) +
      (farLeft[key] * (1 - s) + farRight[key] * s) * t
    const at = (pixel(between('v'), height) * width + pixel(between('u'), width)) * 4
    for (let channel = 0; channel < 3; channel++) sum[channel]! += LINEAR_OF_BYTE[rgba[at + channel]!]!
  }
  return sum.map((value) => value / POINTS ** 2)
}

/** A picture reduced to a few columns by averaging. */
function smaller({ width, height, rgba }: Plate, columns: number): Levels {
  const wide = Math.min(columns, width)
  const high = Math.max(1, Math.round((wide * height) / width))
  const rgb = new Float32Array(wide * high * 3)
  const counts = new Uint32Array(wide * high)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const to = Math.floor((y * high) / height) * wide + Math.floor((x * wide) / width)
      counts[to]!++
      for (let channel = 0; channel < 3; channel++)
        rgb[to * 3 + channel]! += LINEAR_OF_BYTE[rgba[at + channel]!]!
    }
  return { width: wide, height: high, rgb: rgb.map((value, i) => value / counts[Math.floor(i / 3)]!) }
}

/** A 5 × 5 box blur. */
function smoothed({ width, height, rgb }: Levels): Levels {
  const out = new Float32Array(rgb.length)
  const near = (place: number, side: number) => Math.max(0, Math.min(side - 1, place))
  for (let i = 0; i < rgb.length; i++) {
    const [channel, x, y] = [i % 3, Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
    for (let k = 0; k < 25; k++) {
      const at = near(y + Math.floor(k / 5) - 2, height) * width + near(x + (k % 5) - 2, width)
      out[i]! += rgb[at * 3 + channel]! / 25
    }
  }
  return { width, height, rgb: out }
}
