import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'

// Re-exported for code that reads or paints a room's plates.
export { type RoomId, ROOMS }

/** The two lights of each room. */
export const ROOM_LIGHTS = ['day', 'evening'] as const
export type RoomLight = (typeof ROOM_LIGHTS)[number]

/** Widths of the plates in pixels. */
export const PLATE_WIDTHS = [1200, 2400] as const
export type PlateWidth = (typeof PLATE_WIDTHS)[number]

/** Paths of a room's plates, relative to the shop's URL and to the folder of rooms alike. */
export function platePaths(id: RoomId, light: RoomLight, width: PlateWidth) {
  return {
    empty: `rooms/${id}/${light}-empty-${width}.avif`,
    light: `rooms/${id}/${light}-light.webp`,
    mask: `rooms/${id}/mask-${width}.webp`,
  } as const
}

/** Available widths of a rug's picture in a room, in pixels. */
export const ROOM_PICTURE_WIDTHS = ['400', '800', '1200'] as const

/** The part of a room in a picture: all of it, or a portrait around the rug, which then lies lengthwise. */
export const ROOM_FRAMES = ['whole', 'upright'] as const
export type RoomFrame = (typeof ROOM_FRAMES)[number]

/** The options of a rug's picture in a room. */
export type RoomPicture = {
  readonly room: RoomId
  readonly format: 'avif' | 'webp' | 'jpg'
  readonly width?: (typeof ROOM_PICTURE_WIDTHS)[number]
  /** Default: as in the encoded design. */
  readonly light?: RoomLight
  /** Default: whole. */
  readonly frame?: RoomFrame
}

/** The path of a rug's picture in a room, for an encoded design; null as drawn. */
export function roomPicturePath(address: string, text: string | null, picture: RoomPicture): string {
  const { room, format, ...asked } = picture
  const query = [
    text && `d=${text}`,
    ...(['light', 'frame', 'width'] as const).map((name) => asked[name] && `${name}=${asked[name]}`),
  ].filter(Boolean)
  const path = `/api/rooms/${room}/${encodeURIComponent(address.toLowerCase())}.${format}`
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Pictures of the workshop, traced with the rooms' tools. */
export const STILLS = ['cones', 'frame', 'hero', 'pile', 'rolls'] as const
export type StillId = (typeof STILLS)[number]

/** Width over height. The home page's still is taller, because it is beside the headline. */
export const stillAspect = (id: StillId) => (id === 'hero' ? 1.25 : 1.6)

/** Available widths in pixels, largest first. */
export const STILL_WIDTHS = [1600, 800] as const

/** The attributes of an <img> that shows a still. */
export function stillImage(id: StillId) {
  const path = (width: (typeof STILL_WIDTHS)[number]) => `/stills/${id}-${width}.avif`
  return {
    src: path(STILL_WIDTHS[0]),
    srcSet: STILL_WIDTHS.map((width) => `${path(width)} ${width}w`).join(', '),
    width: STILL_WIDTHS[0],
    height: STILL_WIDTHS[0] / stillAspect(id),
  }
}
