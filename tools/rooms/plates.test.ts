import { statSync } from 'node:fs'
import { join } from 'node:path'

import { PLATE_WIDTHS, platePaths, ROOM_LIGHTS, ROOMS } from '@nawl/contract/imaging/room-paths'
import { levelCamera, picturePlace } from '@nawl/engine/room/camera'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { readRoom, ROOMS_FOLDER } from './read-room.ts'

const CONTENT = join(ROOMS_FOLDER, '..')
const MOST_BYTES = 4 * 2 ** 20

/** Every plate of a room, once. */
const filesOf = (room: (typeof ROOMS)[number]) => [
  ...new Set(
    ROOM_LIGHTS.flatMap((light) =>
      PLATE_WIDTHS.flatMap((width) => Object.values(platePaths(room, light, width))),
    ),
  ),
]

describe.each(ROOMS)('%s', (room) => {
  const record = readRoom(room)

  it('has every plate in the size of its record', async () => {
    for (const light of ROOM_LIGHTS)
      for (const width of PLATE_WIDTHS) {
        const { empty, mask } = platePaths(room, light, width)
        for (const path of [empty, mask]) {
          const picture = await sharp(join(CONTENT, path)).metadata()
          expect([path, picture.width, picture.height]).toEqual([
            path,
            width,
            Math.round(width / record.aspect),
          ])
        }
        const lit = await sharp(join(CONTENT, platePaths(room, light, width).light)).metadata()
        expect(lit.width / lit.height).toBeCloseTo(record.aspect, 2)
      }
  })

  it('shows the floor, and all of a 5 × 8 ft rug in its first place', async () => {
    const camera = levelCamera(record.camera, record.aspect)
    const { center, longSide } = record.placement
    const [halfX, halfY] = longSide === 'across' ? [1.22, 0.76] : [0.76, 1.22]
    for (const [x, y] of [
      [-halfX, -halfY],
      [halfX, -halfY],
      [halfX, halfY],
      [-halfX, halfY],
    ] as const) {
      const place = picturePlace(camera, [center[0] + x, center[1] + y, 0])
      expect(place?.u).toBeGreaterThan(0)
      expect(place?.u).toBeLessThan(1)
      expect(place?.v).toBeLessThan(1)
    }
    const { data, info } = await sharp(join(CONTENT, platePaths(room, 'day', 1200).mask))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = data.filter((value, at) => at % info.channels === 0 && value === 255).length
    expect(seen).toBeGreaterThan(0.15 * info.width * info.height)
  })

  it('has light plates that use their range and stay within it', async () => {
    for (const light of ROOM_LIGHTS) {
      const file = join(CONTENT, platePaths(room, light, 1200).light)
      const { channels } = await sharp(file).stats()
      expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(80)
      const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
      expect(data.filter((value) => value === 255).length / data.length).toBeLessThan(0.001)
    }
  })

  it('has a unit vector for the direction of its light', () => {
    for (const light of ROOM_LIGHTS) expect(Math.hypot(...record.lights[light].away)).toBeCloseTo(1, 6)
  })
})

it('is small enough for a clone of the shop', () => {
  const files = ROOMS.flatMap(filesOf)
  const bytes = files.reduce((sum, path) => sum + statSync(join(CONTENT, path)).size, 0)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
