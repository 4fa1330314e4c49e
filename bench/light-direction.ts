// `npm run bench:light-direction [-- room …]`: whether a photograph tells from where the light comes. The photographs are those of
// `perspective.ts`, cut out of the path-traced rooms, by day and in the evening; the truth is the direction in which the
// rooms themselves shade a rug (`away` in their records). Two by one and a half metres of bare floor are marked, nothing is
// kept in front of the rug, and the camera is known. Prints the error of each direction that is claimed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { levelCamera } from '@nawl/engine/room/camera'
import { type FloorVector, lightDirection } from '@nawl/engine/room/direction/light-direction'
import { axesCamera, rectangleOnFloor } from '@nawl/engine/perspective/found-floor'

import { readPicture, TAUGHT, UNSEEN } from './brush/read-rooms.ts'
import { TURNS, turnedIn, photographed } from './room/turned-camera.ts'

const LIGHTS = ['day', 'evening'] as const
const [RIGHT_DEG, WRONG_DEG] = [45, 90]

type Claim = { readonly light: (typeof LIGHTS)[number]; readonly errorDeg: number | null }

const named = process.argv.slice(2)
const claims: Claim[] = []
let longest = 0
for (const room of named.length > 0 ? named : [...TAUGHT, ...UNSEEN])
  for (const light of LIGHTS) {
    const plate = await readPicture(room, light)
    const file = join(import.meta.dirname, '../content/rooms', room, 'room.json')
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const truth = levelCamera(record.camera, record.aspect)
    const words = TURNS.map(([yawDeg, rollDeg, shape]) => {
      const turned = turnedIn(truth, yawDeg, rollDeg, shape)
      const camera = axesCamera(turned, record.camera.z, shape)
      const picture = photographed(plate, truth, axesCamera(turned, 1, shape), shape)
      const corners = rectangleOnFloor(turned, record.camera.z, shape, 2, 1.5)!
      const start = process.cpuUsage()
      const found = lightDirection({ picture, camera, corners, thing: 'floor', standing: null })
      const { user, system } = process.cpuUsage(start)
      longest = Math.max(longest, (user + system) / 1000)
      const errorDeg = found && between(found.toward, record.lights[light].away)
      claims.push({ light, errorDeg })
      return found ? `${errorDeg!.toFixed(0)}° (${found.confidence.toFixed(2)})` : 'not clear'
    })
    console.log(`${room}, ${light}: ${words.join(', ')}`)
  }
for (const light of LIGHTS)
  console.log(`${light}: ${summary(claims.filter((claim) => claim.light === light))}`)
console.log(`all: ${summary(claims)}; ${longest.toFixed(0)} ms at most`)
if (claims.some(({ errorDeg }) => errorDeg !== null && errorDeg > WRONG_DEG)) process.exitCode = 1

/** Degrees between the way to a light and the opposite of the way from it. */
function between([x, y]: FloorVector, [awayX, awayY]: FloorVector): number {
  const length = Math.hypot(x, y) * Math.hypot(awayX, awayY)
  return (Math.acos(Math.max(-1, Math.min(1, -(x * awayX + y * awayY) / length))) * 180) / Math.PI
}

function summary(some: readonly Claim[]): string {
  const errors = some.flatMap(({ errorDeg }) => errorDeg ?? []).toSorted((one, other) => one - other)
  const missed = errors.filter((error) => error > RIGHT_DEG).length
  return `${errors.length} of ${some.length} claimed, wrong by ${errors[errors.length >> 1]?.toFixed(0)}° in the middle and ${errors.at(-1)?.toFixed(0)}° at most, ${missed} by more than ${RIGHT_DEG}°`
}
