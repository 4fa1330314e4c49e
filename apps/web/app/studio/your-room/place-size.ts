import { measure, type SizeInput } from '@nawl/domain/rug/estimate'
import { fitToRoom } from '@nawl/domain/rug/fit-to-room'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import type { RoomPlace } from '@nawl/domain/rug/room-place'
import { usualSizes } from '@nawl/domain/rug/sizes/usual-sizes'
import { type Camera, picturePlace } from '@nawl/engine/room/camera'
import { roomPointOf, rugForm } from '@nawl/engine/room/rug-on-floor'

import { markedSides, MEASURES, type OwnPhoto } from '../room/own-photo/own-photo-state.ts'

/** A size for a marked place, and how the rug lies there. */
export type PlaceSize = {
  readonly size: SizeInput
  readonly place: RoomPlace
  /** Whether it is a usual size, rather than the largest that fits a small place. */
  readonly isUsual: boolean
}

/** How much of a rug's outline may lie outside the photograph's frame, in its sides. */
const BEYOND = 0.02

/**
 * The largest usual size for what is marked: within the marked floor or, where something smaller is marked to measure
 * by, around its middle and all in the photograph. Where none fits, the largest that does, in steps of 10 cm; null if
 * that is smaller than we make.
 */
export function placeSize(own: OwnPhoto, camera: Camera): PlaceSize | null {
  const [widthM, lengthM] = markedSides(own)
  const isPlace = MEASURES[own.measure].thing === 'floor'
  const fits = ({ size, place }: PlaceSize) => {
    const sides = rugMetres(size)
    const [wide, deep] = place.turnDeg === 0 ? [sides.widthM, sides.lengthM] : [sides.lengthM, sides.widthM]
    return isPlace ? wide <= widthM + PLAY_M && deep <= lengthM + PLAY_M : isSeen(camera, sides, place)
  }
  const usual = usualSizes('rectangle', 'cm', true)
    .flatMap(({ width, length }) => TURNS.map((turnDeg) => placed(width, length, turnDeg, true)))
    .filter(fits)
    .toSorted((one, other) => areaOf(other) - areaOf(one))
  return usual[0] ?? (isPlace ? fitted(widthM, lengthM) : null)
}

/** Typed sides are rounded to the millimetre. */
const PLAY_M = 0.001
/** Lengthwise away from the camera, and across. */
const TURNS = [0, 90] as const

function placed(width: string, length: string, turnDeg: number, isUsual: boolean): PlaceSize {
  const size = { shape: 'rectangle', width, length, unit: 'cm', quantity: 1, composed: true } as const
  return { size, place: { x: 0, y: 0, turnDeg }, isUsual }
}

function areaOf({ size }: PlaceSize): number {
  const measured = measure(size)
  return measured.ok ? measured.areaSqFt : 0
}

function fitted(widthM: number, lengthM: number): PlaceSize | null {
  const [width, length] = [String(widthM * 100), String(lengthM * 100)]
  const fit = fitToRoom('rectangle', { width, length, clearance: 0, unit: 'cm' })
  if (!fit.ok) return null
  const [one, other] = [fit.width, fit.length]
  // The domain's width runs along the room's.
  return Number(one) <= Number(other) ? placed(one, other, 0, false) : placed(other, one, 90, false)
}

function isSeen(camera: Camera, sides: ReturnType<typeof rugMetres>, place: RoomPlace): boolean {
  const form = rugForm({ ...sides, ...place, outline: 'rectangle' })
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].every(([across, along]) => {
    const [x, y] = roomPointOf(form, across! * form.halfWidth, along! * form.halfLength)
    const seen = picturePlace(camera, [x, y, 0])
    const isWithin = (share: number) => share > -BEYOND && share < 1 + BEYOND
    return seen !== null && isWithin(seen.u) && isWithin(seen.v)
  })
}
