import { nearestRgb } from '../color/gamut.ts'
import { type Oklab, writeOklabOfLight } from '../color/oklab.ts'
import { type Camera, floorPoint, type PicturePlace } from '../room/camera.ts'
import type { FloorCorners } from '../room/floor-camera.ts'
import type { Plate } from '../room/lay-rug.ts'
import { colorAt, type Levels, luminance, smaller } from '../room/levels.ts'
import { floorPixels, type MarkedThing, photographWhite } from '../room/photograph-light.ts'
import { colorClusters } from './color-clusters.ts'
import { floodFloor } from './flood-floor.ts'

/** A colour of a room, as it would be in white daylight. */
export type RoomColor = {
  /** 0xRRGGBB. */
  readonly rgb: number
  /** Part of the picture that is neither floor nor window, 0–1. */
  readonly share: number
  /** Where in the photograph it is seen best. */
  readonly at: PicturePlace
}

export type RoomLightReading = {
  /** Octaves of red over blue in what is white: above 0 warm, below 0 cool. */
  readonly warmth: number
  readonly tone: 'warm' | 'white' | 'cool'
  /** Luminance of white on the floor as photographed, 0–1 and beyond where it is overexposed. */
  readonly level: number
  readonly strength: 'dim' | 'even' | 'bright'
}

/** What a photograph tells about a room. */
export type RoomReading = {
  readonly floor: RoomColor
  /** The colours of walls and furniture, the largest first; none if only floor is seen. */
  readonly colors: readonly RoomColor[]
  readonly light: RoomLightReading
}

export type ReadRoom =
  | { readonly ok: true; readonly reading: RoomReading }
  /** Hardly anything in it is brighter than black. */
  | { readonly ok: false; readonly reason: 'too-dark' }

/** A photograph with a marked rectangle on its floor. */
export type MarkedPhotograph = {
  readonly picture: Plate
  readonly corners: FloorCorners
  readonly thing: MarkedThing
  readonly camera: Camera
}

/** Columns that are read: a cushion across a room is still some pixels. */
const COLUMNS = 160
/** Luminance that five pixels of a hundred reach in any photograph with light in it; sRGB 64. */
const LEAST_BRIGHT = 0.05
/** Linear light of every channel from which a pixel is a window or a lamp; and relative to white. */
const [WINDOW, BRIGHTER_THAN_WHITE] = [0.86, 1.35]
/** Smaller colours are noise; a cushion as vivid as that (Oklab chroma) is not, since everybody sees it. */
const LEAST_SHARE = { dull: 0.012, vivid: 0.002 } as const
const VIVID = 0.06

/** Reads floor, colours and light from a photograph, in about a tenth of a second. */
export function readRoom(marked: MarkedPhotograph): ReadRoom {
  const small = smaller(marked.picture, COLUMNS)
  const pixels = Array.from({ length: small.width * small.height }, (_, pixel) => pixel)
  const levels = pixels.map((pixel) => luminance(colorAt(small, pixel))).toSorted((a, b) => a - b)
  if ((levels[Math.floor(levels.length * 0.95)] ?? 0) < LEAST_BRIGHT) return { ok: false, reason: 'too-dark' }
  const white = photographWhite(marked.picture, marked.corners, marked.thing)
  const colors = pixels.map((pixel) => balanced(colorAt(small, pixel), white))
  const seeds = floorPixels(small, marked.corners, marked.thing)
  const floor = floodFloor(small, colors, seeds, (pixel) => isDescending(marked.camera, small, pixel))
  const others = pixels.filter((pixel) => !floor.pixels.has(pixel) && !isWindow(small, pixel, white))
  return {
    ok: true,
    reading: {
      floor: {
        rgb: nearestRgb(floor.color),
        share: floor.pixels.size / pixels.length,
        at: bestPlace(small, colors, floor.color, [...floor.pixels]),
      },
      colors: roomColors(small, colors, others),
      light: lightOf(white),
    },
  }
}

/** The colours of the pixels that are neither floor nor window, the largest first. */
function roomColors(
  small: Levels,
  colors: readonly Oklab[],
  others: readonly number[],
): readonly RoomColor[] {
  const isVivid = (pixel: number) => chromaOf(colors[pixel]!) >= VIVID
  // Apart, or a cushion would be lost in a shadow.
  const groups = [
    { least: LEAST_SHARE.dull, pixels: others.filter((pixel) => !isVivid(pixel)), seen: allOf },
    { least: LEAST_SHARE.vivid, pixels: others.filter(isVivid), seen: purest },
  ]
  return groups
    .flatMap(({ least, pixels, seen }) =>
      colorClusters(pixels.map((pixel) => colors[pixel]!))
        .map(({ members }) => members.map((at) => pixels[at]!))
        .filter((members) => members.length >= least * others.length)
        .map((members): RoomColor => {
          const color = meanColor(seen(members.map((pixel) => colors[pixel]!)))
          const share = members.length / others.length
          return { rgb: nearestRgb(color), share, at: bestPlace(small, colors, color, members) }
        }),
    )
    .toSorted((one, other) => other.share - one.share)
}

const chromaOf = ({ a, b }: Oklab) => Math.hypot(a, b)

const allOf = (colors: readonly Oklab[]) => colors

/** The half with the most chroma: the rim of a small thing is mixed with what is behind it. */
const purest = (colors: readonly Oklab[]) =>
  colors.toSorted((one, other) => chromaOf(other) - chromaOf(one)).slice(0, Math.ceil(colors.length / 2))

function meanColor(colors: readonly Oklab[]): Oklab {
  const mean = (part: keyof Oklab) => colors.reduce((sum, color) => sum + color[part], 0) / colors.length
  return { l: mean('l'), a: mean('a'), b: mean('b') }
}

/** The colour of a pixel if the light were white, as bright as on the floor. */
function balanced(color: readonly number[], white: readonly number[]): Oklab {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.min(1.2, color[channel]! / Math.max(1e-4, white[channel]!)),
  )
  writeOklabOfLight(red!, green!, blue!, scratch, 0)
  return { l: scratch[0]!, a: scratch[1]!, b: scratch[2]! }
}
const scratch = new Float64Array(3)

const placeOf = ({ width, height }: Levels, pixel: number): PicturePlace => ({
  u: ((pixel % width) + 0.5) / width,
  v: (Math.floor(pixel / width) + 0.5) / height,
})

const isDescending = (camera: Camera, small: Levels, pixel: number) =>
  floorPoint(camera, placeOf(small, pixel), 0) !== null

function isWindow(small: Levels, pixel: number, white: readonly number[]): boolean {
  const color = colorAt(small, pixel)
  return Math.min(...color) > WINDOW || luminance(color) > BRIGHTER_THAN_WHITE * luminance(white)
}

/** A neighbour beyond the picture's edge counts as one of quite another colour. */
const OUTSIDE = 1

/** The pixel whose surroundings are most evenly of a colour; the first of equals. */
function bestPlace(
  small: Levels,
  colors: readonly Oklab[],
  { l, a, b }: Oklab,
  members: readonly number[],
): PicturePlace {
  const { width, height } = small
  const miss = (pixel: number) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    let sum = 0
    for (let k = 0; k < 25; k++) {
      const [right, down] = [x + (k % 5) - 2, y + Math.floor(k / 5) - 2]
      const isSeen = right >= 0 && right < width && down >= 0 && down < height
      const other = isSeen ? colors[down * width + right]! : null
      sum += other ? Math.hypot(other.l - l, 2 * (other.a - a), 2 * (other.b - b)) : OUTSIDE
    }
    return sum
  }
  const misses = members.map(miss)
  return placeOf(small, members[misses.indexOf(Math.min(...misses))] ?? 0)
}

/** Octaves from which a light is called warm or cool, and levels from which it is even and bright. */
const [WARM, COOL] = [0.2, -0.12]
const [EVEN, BRIGHT] = [0.3, 0.75]

function lightOf(white: readonly number[]): RoomLightReading {
  const [red = 1, , blue = 1] = white
  const warmth = Math.log2(Math.max(red, 1e-4) / Math.max(blue, 1e-4))
  const level = luminance(white)
  return {
    warmth,
    tone: warmth > WARM ? 'warm' : warmth < COOL ? 'cool' : 'white',
    level,
    strength: level < EVEN ? 'dim' : level < BRIGHT ? 'even' : 'bright',
  }
}
