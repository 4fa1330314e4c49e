import { levelCamera, picturePlace } from '@nawl/engine/room/camera'
import { expect, it } from 'vitest'

/** A shifted lens, and where Blender's own `world_to_camera_view` projects points of the room, at 2400 × 1500. */
const CAMERA = { x: 0, y: -6.2, z: 1.65, focalMm: 31, shiftX: 0.05, shiftY: -0.148 }
const MARKS = [
  { point: [0, 0, 0], pixel: [1080, 944.8] },
  { point: [-1.32, -2.5, 0], pixel: [342.703, 1316.422] },
  { point: [1.1, 3.3, 0.015], pixel: [1319.298, 750.484] },
  { point: [0.78, 3.4, 2.42], pixel: [1247.917, 229.036] },
  { point: [-0.5, -3.2, 0.78], pixel: [735.555, 994.133] },
] as const

it('projects points of a room like the scene’s camera', () => {
  const camera = levelCamera(CAMERA, 1.6)
  for (const { point, pixel } of MARKS) {
    const place = picturePlace(camera, point)!
    expect(place.u * 2400).toBeCloseTo(pixel[0], 2)
    expect(place.v * 1500).toBeCloseTo(pixel[1], 2)
  }
})
