// `npm run bench:perspective [-- room …]`: how well the floor of a photograph is found from its lines. Photographs are cut out of
// the path-traced rooms by turning the camera: straight ahead, to both sides, askew, upright. The lens is known but for two
// percent, as cameras write it down. Prints by how much lengths on the floor, across and away, differ from the truth
// for the same height of the camera; and where no floor was found, which has to be marked by hand then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Camera, floorPoint, levelCamera } from '@nawl/engine/room/camera'
import { axesCamera, foundFloor } from '@nawl/engine/perspective/found-floor'

import { readPicture, TAUGHT, UNSEEN } from './brush/read-rooms.ts'
import { TURNS, turnedIn, photographed } from './room/turned-camera.ts'

const GOAL_SHARE = 0.05
const WRITTEN_WRONG = 1.02
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
  for (const [yawDeg, rollDeg, shape] of TURNS) {
    const turned = turnedIn(truth, yawDeg, rollDeg, shape)
    const picture = photographed(plate, truth, axesCamera(turned, 1, shape), shape)
    const start = process.cpuUsage()
    const found = foundFloor(picture, turned.lens * WRITTEN_WRONG)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    photographs++
    const how = `${room}, ${yawDeg}° aside, ${rollDeg}° askew${shape < 1 ? ', upright' : ''}`
    if (!found) {
      console.log(`${how}: not found`)
      continue
    }
    const wrong = PLACES.map(([from, to]) => {
      const [is, was] = [found, turned].map((axes) => metres(axesCamera(axes, 1.5, shape), from, to))
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
