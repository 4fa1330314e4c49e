import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import type { Camera } from '@nawl/engine/room/camera'
import type { Room } from '@nawl/engine/room/lay-rug'
import {
  type LightDirection,
  lightDirection,
  towardBearing,
} from '@nawl/engine/room/direction/light-direction'

import { MEASURES, type OwnPhoto } from './own-photo-state.ts'

/** Where the light of a photograph comes from; null where it does not say so clearly. */
export function foundLight(
  { photograph, corners, measure }: OwnPhoto,
  camera: Camera,
  front: FrontMask | null,
): LightDirection | null {
  const { width, height, small } = photograph
  const standing = front && { width, height, mask: front }
  return lightDirection({ picture: small, camera, corners, thing: MEASURES[measure].thing, standing })
}

/** The way the light goes over the floor, as found or as the visitor turned it; a light less sure shades less. */
export function awayIn({ lightFrom }: OwnPhoto, camera: Camera, found: LightDirection | null): Room['away'] {
  if (lightFrom === null) {
    if (!found) return [0, 0]
    return [-found.toward[0] * found.confidence, -found.toward[1] * found.confidence]
  }
  const [x, y] = towardBearing(camera, lightFrom)
  return [-x, -y]
}
