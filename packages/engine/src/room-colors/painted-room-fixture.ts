import { linearFromSrgb, srgbFromLinear } from '../color/srgb.ts'
import { levelCamera, type PicturePlace, picturePlace } from '../room/camera.ts'
import type { FloorCorners } from '../room/floor-camera.ts'
import type { MarkedPhotograph } from './read-room.ts'

const [WIDTH, HEIGHT] = [320, 240]
const CAMERA = levelCamera({ x: 0, y: -4, z: 1.5, focalMm: 28, shiftX: 0, shiftY: 0 }, WIDTH / HEIGHT)
/** Where floor and wall meet. */
const FOOT = picturePlace(CAMERA, [0, 2, 0])!.v

/** A rectangle of one colour, in shares of the picture. */
type Part = { readonly rgb: number; readonly from: PicturePlace; readonly to: PicturePlace }

type PaintedRoom = {
  /** Colours as in white light, 0xRRGGBB. */
  readonly floor: number
  readonly wall: number
  readonly parts?: readonly Part[]
  /** The light that falls on all of it, in linear RGB: 1, 1, 1 shows the colours as they are. */
  readonly light?: readonly [number, number, number]
  /** Default: a sheet of A4 lies on the floor; else a place of 2 × 1.5 m is marked. */
  readonly bare?: boolean
}

/** A photograph of a room of flat colours, marked. */
export function paintedRoom({
  floor,
  wall,
  parts = [],
  light = [1, 1, 1],
  bare,
}: PaintedRoom): MarkedPhotograph {
  const corners = bare ? around(1, 0.75) : around(0.148, 0.105)
  const sheet = bare ? null : PAPER
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [u, v] = [((i % WIDTH) + 0.5) / WIDTH, (Math.floor(i / WIDTH) + 0.5) / HEIGHT]
    const part = parts.findLast(({ from, to }) => u > from.u && u < to.u && v > from.v && v < to.v)
    const isSheet = sheet !== null && isInside(corners, u, v)
    rgba.set(photographed(isSheet ? sheet : (part?.rgb ?? (v > FOOT ? floor : wall)), light), i * 4)
  }
  return {
    picture: { width: WIDTH, height: HEIGHT, rgba },
    corners,
    thing: bare ? 'floor' : 'paper',
    camera: CAMERA,
  }
}

/** Reflects 85 %. */
const PAPER = 0xededed

function photographed(rgb: number, light: readonly number[]): readonly number[] {
  const bytes = [16, 8, 0].map((shift, channel) => {
    const seen = linearFromSrgb((rgb >> shift) & 255) * light[channel]!
    return Math.min(255, Math.round(srgbFromLinear(seen)))
  })
  return [...bytes, 255]
}

/** Corners of a rectangle on the floor with these halves, in metres. */
function around(x: number, y: number): FloorCorners {
  const corner = (a: number, b: number) => picturePlace(CAMERA, [a * x, b * y - 0.6, 0])!
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

const isInside = (corners: FloorCorners, u: number, v: number) =>
  corners.every((from, i) => {
    const to = corners[(i + 1) % 4]!
    return (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u) <= 0
  })
