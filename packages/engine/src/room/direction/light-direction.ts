import { type Camera, floorPoint } from '../camera.ts'
import { cornersInOrder, type FloorCorners } from '../floor-camera.ts'
import { falloffPlane, type FloorSample } from './falloff-plane.ts'
import type { Plate } from '../lay-rug.ts'
import { type Levels, luminance, smaller } from '../levels.ts'
import { floorPixels, type MarkedThing } from '../photograph-light.ts'

/** Along the floor, of length one. */
export type FloorVector = readonly [x: number, y: number]

/** Where most of the light on a floor comes from, and how clearly a photograph says so, up to 1. */
export type LightDirection = { readonly toward: FloorVector; readonly confidence: number }

/** What stands before the floor: pixels of a picture, 255 where it is certain. */
export type Standing = { readonly width: number; readonly height: number; readonly mask: Uint8Array }

export type LitPhotograph = {
  readonly picture: Plate
  readonly camera: Camera
  /** What is marked on the floor. */
  readonly corners: FloorCorners
  readonly thing: MarkedThing
  /** Pieces that the visitor keeps in front of the rug; they are not floor. */
  readonly standing: Standing | null
}

/** Columns in which a photograph is read. */
const COLUMNS = 200
/** Floor farther from the mark than this says little of the light on it; and how far floor is looked for at all. */
const [AROUND_M, FAR_M] = [3, 9]
/** Least visible sources, as the mean over a picture of what is brighter than `SOURCE`; and how much they must agree. */
const [LEAST_SOURCES, LEAST_AGREEING, SOURCE] = [7e-4, 0.75, 0.75]
/** Least falloff per metre in natural logarithms, and how much of the floor's light and dark it must explain. */
const [LEAST_FALLOFF, LEAST_EXPLAINED] = [0.3, 0.5]
/** By so much per metre floors grow darker towards the far wall, wherever their light comes from: it is in the wall's way. */
const FAR_WALL = 0.12
/** Both say something, and say the same within 60 degrees. */
const AGREE = 0.5

/**
 * Estimates where the light on the floor of a photograph comes from: from windows and lamps that are seen beyond the
 * floor, and from the side on which the floor itself is brighter. Null where neither is clear, or they contradict each
 * other.
 */
export function lightDirection(photograph: LitPhotograph): LightDirection | null {
  const floor = readFloor(photograph)
  if (!floor) return null
  const sources = seenSources(floor)
  const falloff = floorFalloff(floor, headingOf(photograph.camera))
  if (!sources || !falloff) return sources ?? falloff
  const [one, other] = [sources.toward, falloff.toward]
  if (one[0] * other[0] + one[1] * other[1] < AGREE) return null
  return { toward: unit(one[0] + other[0], one[1] + other[1]), confidence: 1 }
}

/** Which way a camera looks, along the floor. */
export function headingOf({ rays }: Camera): FloorVector {
  const at = (row: number) => (rays[row]! + rays[row + 1]!) / 2 + rays[row + 2]!
  return Math.hypot(at(0), at(3)) < 1e-6 ? [0, 1] : unit(at(0), at(3))
}

/** The way to a light, given in degrees clockwise as seen from above: 0 is ahead of the camera, 90 to its right. */
export function towardBearing(camera: Camera, degrees: number): FloorVector {
  const [x, y] = headingOf(camera)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return unit(cos * x + sin * y, cos * y - sin * x)
}

/** The same the other way round: degrees from 0 to 360. */
export function bearingOf(camera: Camera, [x, y]: FloorVector): number {
  const [ahead, aside] = headingOf(camera)
  const degrees = (Math.atan2(x * aside - y * ahead, x * ahead + y * aside) * 180) / Math.PI
  return (degrees + 360) % 360
}

type Floor = {
  readonly levels: Levels
  readonly light: Float32Array
  /** Where a pixel lies on the floor, x and y from the camera's foot; NaN above the horizon. */
  readonly places: Float64Array
  readonly middle: FloorVector
  /** Pixels that may be floor by their colour, and those of them that are joined to the mark. */
  readonly alike: Uint8Array
  readonly joined: Uint8Array
}

/** How far floor may differ from what is marked: in the logarithms of its hue and of its light. */
const [HUE_APART, LIGHT_APART] = [0.35, 1.5]

function readFloor({ picture, camera, corners, thing, standing }: LitPhotograph): Floor | null {
  const levels = smaller(picture, COLUMNS)
  const { width, height, rgb } = levels
  const count = width * height
  const ordered = cornersInOrder(corners)
  const marked = floorPixels(levels, ordered, thing)
  const places = new Float64Array(2 * count).fill(NaN)
  const light = new Float32Array(count)
  const hues = [new Float32Array(count), new Float32Array(count)] as const
  for (let pixel = 0; pixel < count; pixel++) {
    const [u, v] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height]
    const at = floorPoint(camera, { u, v }, 0)
    if (at) places.set([at[0] - camera.position[0], at[1] - camera.position[1]], 2 * pixel)
    const [red, green, blue] = [0, 1, 2].map((channel) => Math.max(1e-4, rgb[3 * pixel + channel]!))
    light[pixel] = luminance([red!, green!, blue!])
    hues[0][pixel] = Math.log(red! / green!)
    hues[1][pixel] = Math.log(blue! / green!)
  }
  const onFloor = marked.filter((pixel) => !Number.isNaN(places[2 * pixel]!))
  if (onFloor.length < LEAST_MARKED) return null
  const median = (values: ArrayLike<number>) => middleOf(onFloor.map((pixel) => values[pixel]!))
  const middle = middlePlace(places, onFloor)
  const [level, first, second] = [median(light), median(hues[0]), median(hues[1])]
  const alike = new Uint8Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const away = Math.hypot(places[2 * pixel]! - middle[0], places[2 * pixel + 1]! - middle[1])
    const hue = Math.hypot(hues[0][pixel]! - first, hues[1][pixel]! - second)
    const apart = Math.abs(Math.log(light[pixel]! / level))
    const isFloor = away < FAR_M && hue < HUE_APART && apart < LIGHT_APART
    if (isFloor && !stands(standing, pixel, width, height)) alike[pixel] = 1
  }
  return { levels, light, places, middle, alike, joined: joinedTo(onFloor, alike, width) }
}

/** Fewer pixels tell no colour of a floor. */
const LEAST_MARKED = 4

function stands(standing: Standing | null, pixel: number, width: number, height: number): boolean {
  if (!standing) return false
  const x = Math.floor((((pixel % width) + 0.5) * standing.width) / width)
  const y = Math.floor(((Math.floor(pixel / width) + 0.5) * standing.height) / height)
  return standing.mask[y * standing.width + x]! > 127
}

function middlePlace(places: Float64Array, pixels: readonly number[]): FloorVector {
  const [xs, ys] = [0, 1].map((part) => pixels.map((pixel) => places[2 * pixel + part]!))
  return [middleOf(xs!), middleOf(ys!)]
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!

/** The pixels of a mask that can be reached from some, step by step to a neighbour. */
function joinedTo(pixels: readonly number[], mask: Uint8Array, width: number): Uint8Array {
  const joined = new Uint8Array(mask.length)
  const reached = pixels.filter((pixel) => mask[pixel] === 1)
  for (const pixel of reached) joined[pixel] = 1
  for (let pixel = reached.pop(); pixel !== undefined; pixel = reached.pop()) {
    const x = pixel % width
    const beside = [x > 0 ? pixel - 1 : -1, x + 1 < width ? pixel + 1 : -1, pixel - width, pixel + width]
    for (const next of beside) {
      if (mask[next] !== 1 || joined[next] === 1) continue
      joined[next] = 1
      reached.push(next)
    }
  }
  return joined
}

/** Columns beside one by which its floor is said to end: legs of furniture end it too soon. */
const BESIDE = 4
/** A source is at least this much farther from the camera than the mark is. */
const BEYOND = 1.3

/** Where windows and lamps stand that are seen beyond the floor: each above the place where its column's floor ends. */
function seenSources({ levels, light, places, middle, joined }: Floor): LightDirection | null {
  const { width, height } = levels
  const ends = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (joined[y * width + x] === 1) return y
    return null
  })
  let [x, y, all] = [0, 0, 0]
  for (let column = 0; column < width; column++) {
    const around = ends.slice(Math.max(0, column - BESIDE), column + BESIDE + 1).filter((end) => end !== null)
    if (around.length === 0) continue
    const end = middleOf(around)
    let bright = 0
    for (let row = 0; row < end; row++) bright += Math.max(0, light[row * width + column]! - SOURCE)
    const [atX, atY] = [places[2 * (end * width + column)]!, places[2 * (end * width + column) + 1]!]
    const far = Math.hypot(atX, atY)
    if (bright === 0 || !(far > 0)) continue
    const stretch = Math.max(1, (BEYOND * Math.hypot(...middle)) / far)
    const [dx, dy] = [atX * stretch - middle[0], atY * stretch - middle[1]]
    // What stands by the rug itself has no side.
    const near = Math.max(1, Math.hypot(dx, dy))
    x += (bright * dx) / near
    y += (bright * dy) / near
    all += bright
  }
  const share = all / (width * height)
  const agreeing = Math.hypot(x, y) / Math.max(1e-9, all)
  if (share < LEAST_SOURCES || agreeing < LEAST_AGREEING) return null
  return { toward: unit(x, y), confidence: confidenceOf(share / LEAST_SOURCES) }
}

/** The side on which the floor around the mark is brighter. */
function floorFalloff(floor: Floor, heading: FloorVector): LightDirection | null {
  const { light, places, middle, alike } = floor
  const samples: FloorSample[] = []
  for (let pixel = 0; pixel < alike.length; pixel++) {
    const [x, y] = [places[2 * pixel]! - middle[0], places[2 * pixel + 1]! - middle[1]]
    if (alike[pixel] === 1 && Math.hypot(x, y) < AROUND_M) samples.push([x, y, Math.log(light[pixel]!)])
  }
  const plane = falloffPlane(samples)
  if (!plane || plane.explained < LEAST_EXPLAINED) return null
  const [x, y] = [plane.x + FAR_WALL * heading[0], plane.y + FAR_WALL * heading[1]]
  const strength = Math.hypot(x, y) / LEAST_FALLOFF
  return strength < 1 ? null : { toward: unit(x, y), confidence: confidenceOf(strength) }
}

/** Half where it is just enough to say something, all where there is twice as much. */
const confidenceOf = (times: number) => Math.min(1, times / 2)

function unit(x: number, y: number): FloorVector {
  const long = Math.hypot(x, y)
  return long > 0 ? [x / long, y / long] : [0, 0]
}
