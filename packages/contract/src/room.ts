import { z } from 'zod'

/** The rooms a rug can be seen in, in the order they are offered. */
export const ROOMS = ['living', 'dining', 'bedroom', 'hallway', 'majlis', 'gallery'] as const
export const roomId = z.enum(ROOMS)
export type RoomId = z.infer<typeof roomId>

/** Each is lit in two ways. */
export const ROOM_LIGHTS = ['day', 'evening'] as const
export const roomLight = z.enum(ROOM_LIGHTS)
export type RoomLight = z.infer<typeof roomLight>

/** Widths of the plates in pixels. */
export const PLATE_WIDTHS = [1200, 2400] as const
export type PlateWidth = (typeof PLATE_WIDTHS)[number]

const metres = z.number().min(-50).max(50)
const point = z.tuple([metres, metres])
const lit = z.object({
  exposure: z.number().positive().meta({ description: 'S of the view transform' }),
  away: point.meta({ description: 'Along the floor away from the window, of length one' }),
  lightPeak: z.number().positive().meta({ description: 'The plate of light holds √(light / this)' }),
})

/** A room as its script recorded it. Metres, x to the right, y away from the camera, z up. */
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

/** Where a room's plates are, below the shop's address and below the folder of rooms alike. */
export function platePaths(id: RoomId, light: RoomLight, width: PlateWidth) {
  return {
    empty: `rooms/${id}/${light}-empty-${width}.avif`,
    light: `rooms/${id}/${light}-light.webp`,
    mask: `rooms/${id}/mask-${width}.webp`,
  } as const
}

/** Widths in pixels that a picture of a rug in a room can be had in. */
export const ROOM_PICTURE_WIDTHS = ['400', '800', '1200'] as const

/** What picture of a rug in a room is wanted. */
export type RoomPicture = {
  readonly room: RoomId
  readonly format: 'avif' | 'webp' | 'jpg'
  readonly width?: (typeof ROOM_PICTURE_WIDTHS)[number]
  /** Default: as the link's text says. */
  readonly light?: RoomLight
}

/** Where the shop has the picture of a rug in a room, as the text of a studio link says; null as drawn. */
export function roomPicturePath(address: string, text: string | null, picture: RoomPicture): string {
  const { room, format, width, light } = picture
  const query = [text && `d=${text}`, light && `light=${light}`, width && `width=${width}`].filter(Boolean)
  const path = `/api/rooms/${room}/${encodeURIComponent(address.toLowerCase())}.${format}`
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
