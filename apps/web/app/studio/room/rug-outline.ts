import { type Camera, type PicturePlace, picturePlace } from '@nawl/engine/room/camera'
import { isElliptic } from '@nawl/engine/rug'
import { PILE_M, rugForm, type RugOnFloor, roomPointOf } from '@nawl/engine/room/rug-on-floor'

/** Points of a round or oval outline. */
const CURVE = 40

/** The outline of a rug in a picture; points behind the camera are left out. */
export function rugOutline(camera: Camera, rug: RugOnFloor): readonly PicturePlace[] {
  const form = rugForm(rug)
  const points = isElliptic(rug.outline)
    ? Array.from({ length: CURVE }, (_, i) => (i / CURVE) * 2 * Math.PI).map(
        (angle) => [Math.cos(angle), Math.sin(angle)] as const,
      )
    : CORNERS
  return points.flatMap(([across, along]) => {
    const [x, y] = roomPointOf(form, across * form.halfWidth, along * form.halfLength)
    return picturePlace(camera, [x, y, PILE_M]) ?? []
  })
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** A place as style sheets write it. */
export const percents = ({ u, v }: PicturePlace) => `${(u * 100).toFixed(3)}% ${(v * 100).toFixed(3)}%`
