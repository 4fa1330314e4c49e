import * as messages from '@nawl/messages/room'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import {
  type CameraFault,
  cornersInOrder,
  floorCamera,
  type FloorCorners,
  type FoundCamera,
  sidesByHeight,
} from '@nawl/engine/room/floor-camera'
import { rectangleOnFloor } from '@nawl/engine/perspective/found-floor'
import type { MarkedThing } from '@nawl/engine/room/photograph-light'

import type { Photograph } from './photograph.ts'

type MeasureFacts = {
  readonly words: string
  /** Metres across and away; null where they are typed or follow from the camera's height. */
  readonly sides: readonly [widthM: number, lengthM: number] | null
  readonly thing: MarkedThing
}

const TABLE = {
  'a4-away': { words: messages.a4Away, sides: [0.21, 0.297], thing: 'paper' },
  'a4-across': { words: messages.a4Across, sides: [0.297, 0.21], thing: 'paper' },
  rectangle: { words: messages.otherRectangle, sides: null, thing: 'other' },
  place: { words: messages.bareFloor, sides: null, thing: 'floor' },
  height: { words: messages.knownHeight, sides: null, thing: 'floor' },
} as const satisfies Record<string, MeasureFacts>
export type Measure = keyof typeof TABLE

/** What can be marked on a floor to measure by; the camera's height only where lines say how it was held. */
export const MEASURES: Readonly<Record<Measure, MeasureFacts>> = TABLE

/** A visitor's own room: a photograph, and the four corners of an object of known size on its floor. */
export type OwnPhoto = {
  readonly photograph: Photograph
  readonly corners: FloorCorners
  readonly measure: Measure
  /** Width of another rectangle, as typed. */
  readonly widthCm: string
  readonly lengthCm: string
  /** Of the camera above the floor, as typed. */
  readonly heightCm: string
  /** 1 is as estimated, 2 twice as bright. */
  readonly brightness: number
  /** Where the light comes from, in degrees clockwise from ahead as seen from above; null as in the photograph. */
  readonly lightFrom: number | null
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

/** Where most people hold a telephone, above the floor. */
const USUAL_HEIGHT_CM = 150
/** Of the light, until the visitor changes it. */
const AS_ESTIMATED = { brightness: 1, lightFrom: null } as const
/** What is marked first of a floor that lines have found, in metres. */
const [FIRST_WIDTH_M, FIRST_LENGTH_M] = [2, 1.5]

/** A photograph whose corners have not been marked yet: its lines have, if they could. */
export function newOwnPhoto(photograph: Photograph, measure: Measure = 'a4-away'): OwnPhoto {
  const own = { photograph, widthCm: '', lengthCm: '', heightCm: String(USUAL_HEIGHT_CM), ...AS_ESTIMATED }
  const found =
    photograph.axes &&
    rectangleOnFloor(
      photograph.axes,
      USUAL_HEIGHT_CM / 100,
      photograph.width / photograph.height,
      FIRST_WIDTH_M,
      FIRST_LENGTH_M,
    )
  return found
    ? { ...own, corners: found, measure: 'height' }
    : { ...own, measure, corners: startOf(measure) }
}

/** The same photograph measured in another way, by corners that nobody has moved yet if that needs others. */
export function withMeasure(own: OwnPhoto, measure: Measure): OwnPhoto {
  const begun = newOwnPhoto(own.photograph, measure)
  if (measure === 'height') return { ...own, measure, corners: begun.corners }
  return {
    ...own,
    measure,
    corners: own.measure === 'height' || isUnmarked(own) ? startOf(measure) : own.corners,
  }
}

const startOf = (measure: Measure): FloorCorners => (MEASURES[measure].thing === 'floor' ? PLACE : SHEET)

/** Whether the corners are still where they first are, on nothing of the photograph's. */
export const isUnmarked = ({ corners }: OwnPhoto): boolean => corners === SHEET || corners === PLACE

export type OwnCamera = FoundCamera | { readonly ok: false; readonly reason: 'no-sides' | 'no-height' }
export type OwnFault = CameraFault | 'no-sides' | 'no-height'

/** Sides of what is marked, across and away, in metres; NaN where they are not typed. */
export function markedSides({
  photograph,
  corners,
  measure,
  widthCm,
  lengthCm,
  heightCm,
}: OwnPhoto): readonly [widthM: number, lengthM: number] {
  if (measure === 'height') {
    const { axes, width, height } = photograph
    const heightM = parseSide(heightCm, 'cm') / 100
    return (axes && sidesByHeight(cornersInOrder(corners), width / height, axes.lens, heightM)) ?? [NaN, NaN]
  }
  return MEASURES[measure].sides ?? [parseSide(widthCm, 'cm') / 100, parseSide(lengthCm, 'cm') / 100]
}

/** The camera of a photograph, computed from its corners. */
export function ownCamera(own: OwnPhoto): OwnCamera {
  const [widthM, lengthM] = markedSides(own)
  if (!(widthM > 0 && lengthM > 0))
    return { ok: false, reason: own.measure === 'height' ? 'no-height' : 'no-sides' }
  const mark = { corners: cornersInOrder(own.corners), widthM, lengthM }
  return floorCamera(mark, own.photograph.width / own.photograph.height)
}
