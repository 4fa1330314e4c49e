import { LINEAR_OF_BYTE } from '../color/srgb.ts'
import { PLATE_WHITE } from './edge-light.ts'
import type { FloorCorners } from './floor-camera.ts'
import type { Plate } from './lay-rug.ts'
import { colorAt, grown, type Levels, luminance, pixelsIn, smaller } from './levels.ts'

/** What is marked: a sheet of paper, which is white; something of any colour on the floor; or the bare floor itself. */
export type MarkedThing = 'paper' | 'other' | 'floor'

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
  const white = whiteIn(small, picture, corners, thing)
  const around = meanColor(small, floorPixels(small, corners, thing))
  const smooth = smoothed(smoothed(thing === 'floor' ? small : withoutThing(small, corners, around)))
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

/** Linear RGB of something white on the floor of a photograph, estimated as for `photographLight`. */
export function photographWhite(
  picture: Plate,
  corners: FloorCorners,
  thing: MarkedThing,
): readonly number[] {
  return whiteIn(smaller(picture, COLUMNS), picture, corners, thing)
}

function whiteIn(small: Levels, picture: Plate, corners: FloorCorners, thing: MarkedThing) {
  const marked = meanOf(picture, corners)
  return thing === 'paper'
    ? marked.map((value) => value / PAPER_WHITE)
    : guessedWhite(small, luminance(marked))
}

/** Outside this range it is another floor or an object, not another light. */
const [DARKEST_SHARE, BRIGHTEST_SHARE] = [0.6, 1.5]

/** Of the pixels by luminance: the brightest that are walls rather than windows, and where walls begin. */
const [BRIGHT, WALLS] = [0.9, 0.6]

/** White in the room's light, between the estimates from floor and walls, with half of the walls' tint. */
function guessedWhite(small: Levels, floor: number): readonly number[] {
  const pixels = Array.from({ length: small.width * small.height }, (_, pixel) => colorAt(small, pixel))
  const sorted = pixels.toSorted((a, b) => luminance(a) - luminance(b))
  const at = (share: number) => Math.floor(sorted.length * share)
  const bright = luminance(sorted[at(BRIGHT)] ?? [1, 1, 1])
  const level = Math.sqrt((Math.max(floor, 0.01) / FLOOR_GREY) * (Math.max(bright, 0.02) / WALL_WHITE))
  const walls = sorted.slice(at(WALLS), at(BRIGHT) + 1)
  const sums = [0, 1, 2].map((channel) => walls.reduce((sum, color) => sum + color[channel]!, 0))
  const grey = luminance(sums)
  return sums.map((sum) => level * Math.sqrt(Math.max(sum, 1e-6) / Math.max(grey, 1e-6)))
}

/** Size of the floor around the object relative to the object, and the object including its rim. */
const [AROUND, RIM] = [2.2, 1.3]

/** The pixels of the floor by a mark: within it if it is bare floor, else around it if that is in the picture. */
export function floorPixels(small: Levels, corners: FloorCorners, thing: MarkedThing): readonly number[] {
  if (thing === 'floor') return pixelsIn(small, corners, null)
  const floor = pixelsIn(small, grown(corners, AROUND), grown(corners, RIM))
  return floor.length > 0 ? floor : pixelsIn(small, grown(corners, AROUND), null)
}

function meanColor(small: Levels, pixels: readonly number[]): readonly number[] {
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
