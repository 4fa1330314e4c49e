import * as messages from '@nawl/messages/room'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import {
  type CameraFault,
  cornersInOrder,
  floorCamera,
  type FloorCorners,
  type FoundCamera,
} from '@nawl/engine/room/floor-camera'
import type { MarkedThing } from '@nawl/engine/room/photograph-light'

import type { Photograph } from './photograph.ts'

type MeasureFacts = {
  readonly words: string
  /** Metres across and away; null where they are typed. */
  readonly sides: readonly [widthM: number, lengthM: number] | null
  readonly thing: MarkedThing
}

const TABLE = {
  'a4-away': { words: messages.a4Away, sides: [0.21, 0.297], thing: 'paper' },
  'a4-across': { words: messages.a4Across, sides: [0.297, 0.21], thing: 'paper' },
  rectangle: { words: messages.otherRectangle, sides: null, thing: 'other' },
  place: { words: messages.bareFloor, sides: null, thing: 'floor' },
} as const satisfies Record<string, MeasureFacts>
export type Measure = keyof typeof TABLE

/** What can be marked on a floor to measure by. */
export const MEASURES: Readonly<Record<Measure, MeasureFacts>> = TABLE

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

/** Initial positions of the corners: of a sheet, or of a place for a rug. */
const SHEET: FloorCorners = [
  { u: 0.36, v: 0.86 },
  { u: 0.64, v: 0.86 },
  { u: 0.6, v: 0.7 },
  { u: 0.4, v: 0.7 },
]
const PLACE: FloorCorners = [
  { u: 0.2, v: 0.92 },
  { u: 0.8, v: 0.92 },
  { u: 0.68, v: 0.68 },
  { u: 0.32, v: 0.68 },
]

/** A photograph whose corners have not been marked yet. */
export function newOwnPhoto(photograph: Photograph, measure: Measure = 'a4-away'): OwnPhoto {
  return {
    photograph,
    corners: MEASURES[measure].thing === 'floor' ? PLACE : SHEET,
    measure,
    widthCm: '',
    lengthCm: '',
    brightness: 1,
  }
}

/** Whether the corners are still where they first are, on nothing of the photograph's. */
export const isUnmarked = ({ corners }: OwnPhoto): boolean => corners === SHEET || corners === PLACE

export type OwnCamera = FoundCamera | { readonly ok: false; readonly reason: 'no-sides' }
export type OwnFault = CameraFault | 'no-sides'

/** Sides of what is marked, across and away, in metres; NaN where they are not typed. */
export function markedSides({
  measure,
  widthCm,
  lengthCm,
}: OwnPhoto): readonly [widthM: number, lengthM: number] {
  return MEASURES[measure].sides ?? [parseSide(widthCm, 'cm') / 100, parseSide(lengthCm, 'cm') / 100]
}

/** The camera of a photograph, computed from its corners. */
export function ownCamera({ photograph, corners, ...room }: OwnPhoto): OwnCamera {
  const [widthM, lengthM] = markedSides({ photograph, corners, ...room })
  if (!(widthM > 0 && lengthM > 0)) return { ok: false, reason: 'no-sides' }
  const mark = { corners: cornersInOrder(corners), widthM, lengthM }
  return floorCamera(mark, photograph.width / photograph.height)
}
