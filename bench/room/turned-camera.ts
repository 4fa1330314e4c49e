import { type Camera, picturePlace } from '@nawl/engine/room/camera'
import type { Plate } from '@nawl/engine/room/lay-rug'
import { axesCamera, type RoomAxes } from '@nawl/engine/perspective/found-floor'

const LONG_SIDE = 1000
/** How the camera is turned to the right and held askew, in degrees, and the picture's aspect ratio. */
export const TURNS = [
  [0, 0, 4 / 3],
  [6, 1, 4 / 3],
  [-8, -1.5, 4 / 3],
  [12, 0, 4 / 3],
  [3, 1, 3 / 4],
] as const

/** A camera that is turned where a room's looks, with the widest lens whose picture lies within the room's. */
export function turnedIn(room: Camera, yawDeg: number, rollDeg: number, aspect: number): RoomAxes {
  const [, ahead, rise] = rayOf(room, 0.5, 0.5)
  const pitch = Math.atan2(rise, ahead)
  const [yaw, roll] = [(yawDeg * Math.PI) / 180, (rollDeg * Math.PI) / 180]
  const forward = [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)]
  const level = [Math.cos(yaw), -Math.sin(yaw), 0]
  const below = [0, 1, 2].map(
    (i) => forward[(i + 1) % 3]! * level[(i + 2) % 3]! - forward[(i + 2) % 3]! * level[(i + 1) % 3]!,
  )
  const right = level.map((value, i) => Math.cos(roll) * value + Math.sin(roll) * below[i]!)
  const down = below.map((value, i) => Math.cos(roll) * value - Math.sin(roll) * level[i]!)
  const seen = (i: number) => [right[i]!, down[i]!, forward[i]!] as const
  for (let lens = 0.74; ; lens *= 1.02) {
    const axes = { lens, right: seen(0), into: seen(1), up: seen(2) }
    const camera = axesCamera(axes, 1, aspect)
    const isWithin = [0, 1].every((u) =>
      [0, 1].every((v) => {
        const place = placeIn(room, rayOf(camera, u, v))
        return place && Math.min(place.u, place.v, 1 - place.u, 1 - place.v) > 0
      }),
    )
    if (isWithin || lens > 3) return axes
  }
}

function rayOf({ rays }: Camera, u: number, v: number): readonly [number, number, number] {
  const along = (row: number) => rays[row]! * u + rays[row + 1]! * v + rays[row + 2]!
  return [along(0), along(3), along(6)]
}

function placeIn(room: Camera, [x, y, z]: readonly [number, number, number]) {
  return picturePlace(room, [room.position[0] + x, room.position[1] + y, room.position[2] + z])
}

/** What a camera sees of a room's picture. */
export function photographed(plate: Plate, room: Camera, camera: Camera, aspect: number): Plate {
  const width = Math.round(LONG_SIDE * Math.min(1, aspect))
  const height = Math.round(LONG_SIDE / Math.max(1, aspect))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const place = placeIn(room, rayOf(camera, (x + 0.5) / width, (y + 0.5) / height))
      const left = Math.max(0, Math.min(plate.width - 1.001, (place?.u ?? 0) * plate.width - 0.5))
      const top = Math.max(0, Math.min(plate.height - 1.001, (place?.v ?? 0) * plate.height - 0.5))
      const [column, row] = [Math.floor(left), Math.floor(top)]
      for (let part = 0; part < 3; part++) {
        const from = (row * plate.width + column) * 4 + part
        const across = (first: number) =>
          plate.rgba[first]! + (plate.rgba[first + 4]! - plate.rgba[first]!) * (left - column)
        rgba[at + part] = across(from) + (across(from + plate.width * 4) - across(from)) * (top - row)
      }
      rgba[at + 3] = 255
    }
  return { width, height, rgba }
}
