// `npm run bench:perspective [-- room …]`: how well the floor of a photograph is found from its lines. Photographs are cut out of
// the path-traced rooms by turning the camera: straight ahead, to both sides, askew, upright. The lens is known but for two
// percent, as cameras write it down. Prints by how much lengths on the floor, across and away, differ from the truth
// for the same height of the camera; and where no floor was found, which has to be marked by hand then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Camera, floorPoint, levelCamera, picturePlace } from '@nawl/engine/room/camera'
import type { Plate } from '@nawl/engine/room/lay-rug'
import { axesCamera, foundFloor, type RoomAxes } from '@nawl/engine/perspective/found-floor'

import { readPicture, TAUGHT, UNSEEN } from './brush/read-rooms.ts'

const GOAL_SHARE = 0.05
const [WRITTEN_WRONG, LONG_SIDE] = [1.02, 1000]
/** How the camera is turned to the right and held askew, in degrees, and the picture's aspect ratio. */
const HELD = [
  [0, 0, 4 / 3],
  [6, 1, 4 / 3],
  [-8, -1.5, 4 / 3],
  [12, 0, 4 / 3],
  [3, 1, 3 / 4],
] as const

/** Two lengths on the floor: across the lower part of a picture, and away from its foot. */
const PLACES = [
  [
    [0.3, 0.85],
    [0.7, 0.85],
  ],
  [
    [0.5, 0.95],
    [0.5, 0.72],
  ],
] as const

const named = process.argv.slice(2)
const errors: number[] = []
const times: number[] = []
let photographs = 0
for (const room of named.length > 0 ? named : [...TAUGHT, ...UNSEEN]) {
  const plate = await readPicture(room, 'day')
  const file = join(import.meta.dirname, '../content/rooms', room, 'room.json')
  const { camera, aspect } = JSON.parse(readFileSync(file, 'utf8'))
  const truth = levelCamera(camera, aspect)
  for (const [yawDeg, rollDeg, shape] of HELD) {
    const held = heldIn(truth, yawDeg, rollDeg, shape)
    const picture = photographed(plate, truth, axesCamera(held, 1, shape), shape)
    const start = process.cpuUsage()
    const found = foundFloor(picture, held.lens * WRITTEN_WRONG)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    photographs++
    const how = `${room}, ${yawDeg}° aside, ${rollDeg}° askew${shape < 1 ? ', upright' : ''}`
    if (!found) {
      console.log(`${how}: not found`)
      continue
    }
    const wrong = PLACES.map(([from, to]) => {
      const [is, was] = [found, held].map((axes) => metres(axesCamera(axes, 1.5, shape), from, to))
      return is! / was! - 1
    })
    errors.push(...wrong)
    console.log(`${how}: across ${percent(wrong[0]!)}, away ${percent(wrong[1]!)}`)
  }
}
const sizes = errors.map(Math.abs).toSorted((one, other) => one - other)
const missed = sizes.filter((size) => size > GOAL_SHARE).length
console.log(
  `${sizes.length / 2} of ${photographs} found; lengths wrong by ${percent(sizes[sizes.length >> 1] ?? 0)} in the middle, ${percent(sizes.at(-1) ?? 0)} at most, ${missed} by more than ${percent(GOAL_SHARE)}; ${Math.max(...times).toFixed(0)} ms at most`,
)
if (missed > 0) process.exitCode = 1

function metres(camera: Camera, ...places: readonly (readonly [u: number, v: number])[]): number {
  const [from, to] = places.map(([u, v]) => floorPoint(camera, { u, v }, 0)!)
  return Math.hypot(from![0] - to![0], from![1] - to![1])
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** A camera that is turned where a room's looks, with the widest lens whose picture lies within the room's. */
function heldIn(room: Camera, yawDeg: number, rollDeg: number, aspect: number): RoomAxes {
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
function photographed(plate: Plate, room: Camera, camera: Camera, aspect: number): Plate {
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
