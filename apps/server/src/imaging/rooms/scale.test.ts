import { resolve } from 'node:path'

import { firstPlace } from '@nawl/domain/rug/room-place'
import { CORNERS, cornerOf, cornersDrawn, tracedPixel } from '@nawl/engine/room/corners-fixture'
import { expect, it } from 'vitest'

import { readRooms } from './read-rooms.ts'

const rooms = readRooms(resolve(import.meta.dirname, '../../../../../content'))

it.each(rooms)(
  'a rug of 2 × 3 m has its true size in the $id room, to 3 pixels of 2400',
  ({ camera, aspect, placement }) => {
    const picture = { width: 2400, height: Math.round(2400 / aspect) }
    const sides = { widthM: 2, lengthM: 3 }
    const rug = { ...sides, ...firstPlace(placement, sides), outline: 'rectangle' } as const
    const wanted = CORNERS.map(([across, along]) =>
      tracedPixel(camera, cornerOf(rug, across, along), picture),
    )
    cornersDrawn(camera, rug, picture, wanted).forEach(([x, y], i) => {
      expect(Math.hypot(x - wanted[i]![0], y - wanted[i]![1])).toBeLessThan(3)
    })
  },
)
