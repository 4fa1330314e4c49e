import {
  calibrate,
  pixelAt,
  type Place,
  type Projection,
  type Sighting,
} from '@nawl/engine/projector/projector'

import { browserStorage } from '../../api/browser-storage.ts'

/** A frame as its projector was set up: the rectangle of its four marks in mm, and the pixels that fall on its places. */
export type Calibration = {
  readonly widthMm: number
  readonly heightMm: number
  /** Of the picture that it was made in. */
  readonly width: number
  readonly height: number
  /** The pixels for `placesOf`, in its order. */
  readonly pixels: readonly Place[]
}

/** Frames that one device can remember, by the digit that calls them. */
export const FRAMES = 9

/** Corners clockwise from the upper left, the middles of the sides clockwise from the upper, and the middle. */
export function placesOf({
  widthMm: w,
  heightMm: h,
}: Pick<Calibration, 'widthMm' | 'heightMm'>): readonly Place[] {
  return [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
    [w / 2, 0],
    [w, h / 2],
    [w / 2, h],
    [0, h / 2],
    [w / 2, h / 2],
  ]
}

/** Before anybody has moved a target: the frame upright in the middle, nine tenths of the picture. */
export function uncalibrated(
  frame: Pick<Calibration, 'widthMm' | 'heightMm'>,
  { width, height }: Pick<Calibration, 'width' | 'height'>,
): Calibration {
  const scale = 0.9 * Math.min(width / frame.widthMm, height / frame.heightMm)
  const [left, top] = [(width - frame.widthMm * scale) / 2, (height - frame.heightMm * scale) / 2]
  const pixels = placesOf(frame).map(([x, y]): Place => [left + x * scale, top + y * scale])
  return { ...frame, width, height, pixels }
}

/** The projection of a calibration, from frame to picture. */
export const projectionOf = (calibration: Calibration): Projection =>
  calibrate(sightingsOf(calibration), calibration)

const sightingsOf = (calibration: Calibration): Sighting[] =>
  placesOf(calibration).map((cloth, n) => ({ cloth, pixel: calibration.pixels[n]! }))

/** Moves a target. While corners are moved, the targets that come after follow where the corners now say. */
export function moved(calibration: Calibration, target: number, [dx, dy]: Place): Calibration {
  const pixels = calibration.pixels.map(([x, y], n): Place => (n === target ? [x + dx, y + dy] : [x, y]))
  if (target >= 4) return { ...calibration, pixels }
  const places = placesOf(calibration)
  const corners = calibrate(
    pixels.slice(0, 4).map((pixel, n) => ({ cloth: places[n]!, pixel })),
    calibration,
  )
  return {
    ...calibration,
    pixels: [...pixels.slice(0, 4), ...places.slice(4).map((place) => pixelAt(corners, place))],
  }
}

const keyOf = (frame: number) => `nawl-projector-${frame}`

/** The stored calibration of a frame; null before there is one. */
export function storedCalibration(frame: number): Calibration | null {
  const text = browserStorage().getItem(keyOf(frame))
  return text === null ? null : (JSON.parse(text) as Calibration)
}

export const storeCalibration = (frame: number, calibration: Calibration): void =>
  browserStorage().setItem(keyOf(frame), JSON.stringify(calibration))

const CURRENT = 'nawl-projector-frame'
export const currentFrame = (): number => Number(browserStorage().getItem(CURRENT) ?? 1)
export const rememberFrame = (frame: number): void => browserStorage().setItem(CURRENT, String(frame))
