import { outlineCurve } from '@nawl/domain/outline/outline-curve'
import { spacedPoints } from '@nawl/domain/outline/outline-text'
import { type Camera, type PicturePlace, picturePlace } from '@nawl/engine/room/camera'
import { PILE_M, rugForm, type RugOnFloor, roomPointOf } from '@nawl/engine/room/rug-on-floor'

/** The outline of a rug in a picture; points behind the camera are left out. */
export function rugOutline(camera: Camera, rug: RugOnFloor): readonly PicturePlace[] {
  const form = rugForm(rug)
  const curve = outlineCurve(rug.outline, rug.widthM / rug.lengthM, SIDES)
  // The curve's y runs down a picture, and so towards the viewer.
  const points = curve ? spacedPoints(curve).map(([across, down]) => [across, -down] as const) : CORNERS
  return points.flatMap(([across, along]) => {
    const [x, y] = roomPointOf(form, across * form.halfWidth, along * form.halfLength)
    return picturePlace(camera, [x, y, PILE_M]) ?? []
  })
}

/**
 * Custom properties that point a room's picture at the rug: its share of the picture's width and height, its middle from
 * the left and its near edge from the top. Of the size and the first place, so that a rug being dragged does not move
 * the room.
 */
export function aimedAt(camera: Camera, rug: RugOnFloor): Record<`--rug-${string}`, number> {
  const outline = rugOutline(camera, rug)
  const [u, v] = [outline.map((point) => point.u), outline.map((point) => point.v)]
  const [left, right] = [Math.min(...u), Math.max(...u)]
  const [far, near] = [Math.min(...v), Math.max(...v)]
  return {
    '--rug-wide': right - left,
    '--rug-high': near - far,
    '--rug-middle': (left + right) / 2,
    '--rug-near': near,
  }
}

/** A rug's sides as multiples of their halves, from its middle. */
const SIDES = { left: -1, top: -1, width: 2, height: 2 }

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** A place in CSS. */
export const percents = ({ u, v }: PicturePlace) => `${(u * 100).toFixed(3)}% ${(v * 100).toFixed(3)}%`
