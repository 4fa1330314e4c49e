import { z } from 'zod'

import { ROOM_LIGHTS, ROOMS } from './room-paths.ts'

export const roomId = z.enum(ROOMS)
export const roomLight = z.enum(ROOM_LIGHTS)

const metres = z.number().min(-50).max(50)
const point = z.tuple([metres, metres])
const lit = z.object({
  exposure: z.number().positive().meta({ description: 'S of the view transform' }),
  away: point.meta({ description: 'Along the floor away from the window, of length one' }),
  lightPeak: z.number().positive().meta({ description: 'The plate of light holds √(light / this)' }),
})

/** A room as its Blender script recorded it. Metres, x to the right, y away from the camera, z up. */
export const roomRecord = z.object({
  name: z.string(),
  aspect: z.number().positive(),
  camera: z.object({
    x: metres,
    y: metres,
    z: metres,
    focalMm: z.number().positive(),
    shiftX: z.number(),
    shiftY: z.number(),
  }),
  floor: z.array(point).min(3).meta({ description: 'Where the middle of a rug may be' }),
  placement: z.object({
    center: point,
    turnDeg: z.number(),
    longSide: z.enum(['across', 'away']),
  }),
  lights: z.object({ day: lit, evening: lit }),
})

export const room = roomRecord.extend({ id: roomId })
export type RoomRecord = z.infer<typeof room>
