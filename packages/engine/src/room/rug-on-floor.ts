import { isOrganic } from '@nawl/domain/outline/traces'

import { type EllipsePlace, measureEllipse } from '../pile/edge/ellipse.ts'
import { CORNER } from '../pile/edge/outline.ts'
import { isElliptic, type RugOutline } from '../rug.ts'
import { LONG_SIDE } from '../rug-size.ts'
import type { Camera } from './camera.ts'
import { picturePlace } from './camera.ts'
import { EDGE_BAND_M } from './edge-light.ts'
import { type OutlineGrid, outlineGrid, readOutlineGrid } from './outline-grid.ts'

/** How high wool stands over the floor, in metres. */
export const PILE_M = 0.015

/** A rug where it lies, in metres. Upright, its upper edge lies farther into the room. */
export type RugOnFloor = {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Degrees it is turned by, to the left as seen from above. */
  readonly turnDeg: number
  readonly widthM: number
  readonly lengthM: number
  readonly outline: RugOutline
}

/** A rug's outline, ready to be asked: half its sides, the form of its corners and the way it is turned. */
export type RugForm = {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfLength: number
  /** Their radius. */
  readonly corner: number
  /** Whether it is the ellipse within its sides; a circle counts as corners that are all there is of it. */
  readonly isEllipse: boolean
  /** The distances to an outline that is a curve of its own; null where it is a formula. */
  readonly grid: OutlineGrid | null
  readonly cos: number
  readonly sin: number
}

export function rugForm({ x, y, turnDeg, widthM, lengthM, outline }: RugOnFloor): RugForm {
  const turn = (turnDeg * Math.PI) / 180
  const [halfWidth, halfLength] = [widthM / 2, lengthM / 2]
  const smaller = Math.min(halfWidth, halfLength)
  const cut = (CORNER / LONG_SIDE) * Math.max(widthM, lengthM)
  const isRound = isElliptic(outline)
  return {
    x,
    y,
    halfWidth,
    halfLength,
    corner: isRound ? smaller : Math.min(smaller, cut),
    isEllipse: isRound && halfWidth !== halfLength,
    grid: isOrganic(outline) ? outlineGrid(outline, widthM, lengthM) : null,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  }
}

/** The bound edge as part of a texture's margin, with what is rolled down to it. */
const BINDING = 0.8

/**
 * Width of the bound edge of a texture's rug, in metres: in a room the pile beside it hides it. A rug of other
 * proportions than its texture has a wider one on two of its sides.
 */
export function bindingWidth({ halfWidth, halfLength }: RugForm, insetU: number, insetV: number): number {
  const across = (2 * halfWidth * insetU) / (1 - 2 * insetU)
  const along = (2 * halfLength * insetV) / (1 - 2 * insetV)
  return Math.min(EDGE_BAND_M, BINDING * Math.max(across, along))
}

/** A point of the floor as the rug sees it, and how it lies to the rug's outline. `measureRug` writes into it. */
export type RugPlace = {
  /** Metres from the rug's middle along its width, and along its length towards the upper edge. */
  across: number
  along: number
  /** Metres outside the outline; below 0 inside. */
  distance: number
  /** Out of the rug from the outline's nearest point, of length one, in the rug's axes and in the room's. */
  outAcross: number
  outAlong: number
  normalX: number
  normalY: number
}

/** Where a point of a plane lies to a rug on it. */
export function measureRug(rug: RugForm, x: number, y: number, place: RugPlace): void {
  const dx = x - rug.x
  const dy = y - rug.y
  const across = dx * rug.cos + dy * rug.sin
  const along = dy * rug.cos - dx * rug.sin
  place.across = across
  place.along = along
  if (rug.grid) {
    readOutlineGrid(rug.grid, across, along, gridPlace)
    turnOut(rug, gridPlace.distance, gridPlace.outAcross, gridPlace.outAlong, place)
    return
  }
  if (rug.isEllipse) {
    measureEllipse(rug.halfWidth, rug.halfLength, across, along, ellipsePlace)
    turnOut(rug, -ellipsePlace.depth, ellipsePlace.normalX, ellipsePlace.normalY, place)
    return
  }
  const beyondX = Math.abs(across) - rug.halfWidth + rug.corner
  const beyondY = Math.abs(along) - rug.halfLength + rug.corner
  const signX = across < 0 ? -1 : 1
  const signY = along < 0 ? -1 : 1
  let outX = 0
  let outY = 0
  let distance: number
  if (beyondX > 0 && beyondY > 0) {
    const away = Math.sqrt(beyondX * beyondX + beyondY * beyondY)
    distance = away - rug.corner
    outX = (signX * beyondX) / away
    outY = (signY * beyondY) / away
  } else {
    distance = Math.max(beyondX, beyondY) - rug.corner
    if (beyondX > beyondY) outX = signX
    else outY = signY
  }
  turnOut(rug, distance, outX, outY, place)
}

/** Used anew for every point: there are a million of them in a picture. */
const ellipsePlace: EllipsePlace = { depth: 0, normalX: 0, normalY: 0 }
const gridPlace = { distance: 0, outAcross: 0, outAlong: 0 }

/** Writes a distance and the way out, given along the rug's own sides. */
function turnOut(rug: RugForm, distance: number, outX: number, outY: number, place: RugPlace): void {
  place.distance = distance
  place.outAcross = outX
  place.outAlong = outY
  place.normalX = outX * rug.cos - outY * rug.sin
  place.normalY = outX * rug.sin + outY * rug.cos
}

export const newRugPlace = (): RugPlace => ({
  across: 0,
  along: 0,
  distance: 0,
  outAcross: 0,
  outAlong: 0,
  normalX: 0,
  normalY: 0,
})

/** A point given along the rug's own sides, in the room's axes. */
export function roomPointOf(
  { x, y, cos, sin }: RugForm,
  across: number,
  along: number,
): readonly [x: number, y: number] {
  return [x + across * cos - along * sin, y + across * sin + along * cos]
}

/** A part of a picture, in whole pixels. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a picture of that size that a rug and the floor `reachM` around it can be in; empty where it is not seen. */
export function rugBox(
  camera: Camera,
  rug: RugOnFloor,
  reachM: number,
  picture: { readonly width: number; readonly height: number },
): PixelBox {
  const form = rugForm(rug)
  const [wide, long] = [form.halfWidth + reachM, form.halfLength + reachM]
  let [left, top, right, bottom] = [1, 1, 0, 0]
  for (let step = 0; step < 4 * STEPS; step++) {
    const along = ((step % STEPS) / STEPS) * 2 - 1
    const side = step < 2 * STEPS ? 1 : -1
    const place = step % (2 * STEPS) < STEPS ? [along * wide, side * long] : [side * wide, along * long]
    const [x, y] = roomPointOf(form, place[0]!, place[1]!)
    for (const z of [0, PILE_M]) {
      const seen = picturePlace(camera, [x, y, z])
      // Part of it lies behind the camera: then it leaves the picture below, and nothing is known of its sides.
      if (!seen) [left, right, bottom] = [0, 1, 1]
      else {
        left = Math.min(left, seen.u)
        right = Math.max(right, seen.u)
        top = Math.min(top, seen.v)
        bottom = Math.max(bottom, seen.v)
      }
    }
  }
  return pixelBox({ left, top, right, bottom }, picture)
}

/** Points along each side. */
const STEPS = 24

function pixelBox(
  shares: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  { width, height }: { readonly width: number; readonly height: number },
): PixelBox {
  const within = (share: number, side: number) => Math.max(0, Math.min(side, share * side))
  const left = Math.floor(within(shares.left, width))
  const top = Math.floor(within(shares.top, height))
  return {
    left,
    top,
    width: Math.max(0, Math.ceil(within(shares.right, width)) - left),
    height: Math.max(0, Math.ceil(within(shares.bottom, height)) - top),
  }
}
