import { parseSide } from '@nawl/domain/rug/read-length'
import {
  type CameraFault,
  cornersInOrder,
  floorCamera,
  type FloorCorners,
  type FoundCamera,
} from '@nawl/engine/room/floor-camera'

import type { Photograph } from './photograph.ts'

/** Objects of known size to measure by. */
export const MEASURES = {
  'a4-away': { words: 'A sheet of A4, long side away from me', sides: [0.21, 0.297], paper: true },
  'a4-across': { words: 'A sheet of A4, long side across', sides: [0.297, 0.21], paper: true },
  rectangle: { words: 'Another rectangle', sides: null, paper: false },
} as const
export type Measure = keyof typeof MEASURES

/** A visitor's own room: a photograph, and the four corners of an object of known size on its floor. */
export type OwnPhoto = {
  readonly photograph: Photograph
  readonly corners: FloorCorners
  readonly measure: Measure
  /** Width of another rectangle, as typed. */
  readonly widthCm: string
  readonly lengthCm: string
  /** 1 is as estimated, 2 twice as bright. */
  readonly brightness: number
}

/** Initial positions of the corners. */
const FIRST_CORNERS: FloorCorners = [
  { u: 0.36, v: 0.86 },
  { u: 0.64, v: 0.86 },
  { u: 0.6, v: 0.7 },
  { u: 0.4, v: 0.7 },
]

export function newOwnPhoto(photograph: Photograph): OwnPhoto {
  return {
    photograph,
    corners: FIRST_CORNERS,
    measure: 'a4-away',
    widthCm: '',
    lengthCm: '',
    brightness: 1,
  }
}

export type OwnCamera = FoundCamera | { readonly ok: false; readonly reason: 'no-sides' }
export type OwnFault = CameraFault | 'no-sides'

/** The camera of a photograph, computed from its corners. */
export function ownCamera({ photograph, corners, ...room }: OwnPhoto): OwnCamera {
  const sides = MEASURES[room.measure].sides ?? [
    parseSide(room.widthCm, 'cm') / 100,
    parseSide(room.lengthCm, 'cm') / 100,
  ]
  const [widthM, lengthM] = sides
  if (!(widthM > 0 && lengthM > 0)) return { ok: false, reason: 'no-sides' }
  const mark = { corners: cornersInOrder(corners), widthM, lengthM }
  return floorCamera(mark, photograph.width / photograph.height)
}
