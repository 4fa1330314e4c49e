import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'

// Whoever reads or draws a room's plates has its name from here.
export { type RoomId, ROOMS }

/** Each is lit in two ways. */
export const ROOM_LIGHTS = ['day', 'evening'] as const
export type RoomLight = (typeof ROOM_LIGHTS)[number]

/** Widths of the plates in pixels. */
export const PLATE_WIDTHS = [1200, 2400] as const
export type PlateWidth = (typeof PLATE_WIDTHS)[number]

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

/** How much of a room is in a picture: all of it, or as much as stands upright round the rug, which then lies away. */
export const ROOM_FRAMES = ['whole', 'upright'] as const
export type RoomFrame = (typeof ROOM_FRAMES)[number]

/** What picture of a rug in a room is wanted. */
export type RoomPicture = {
  readonly room: RoomId
  readonly format: 'avif' | 'webp' | 'jpg'
  readonly width?: (typeof ROOM_PICTURE_WIDTHS)[number]
  /** Default: as the link's text says. */
  readonly light?: RoomLight
  /** Default: whole. */
  readonly frame?: RoomFrame
}

/** Where the shop has the picture of a rug in a room, as the text of a studio link says; null as drawn. */
export function roomPicturePath(address: string, text: string | null, picture: RoomPicture): string {
  const { room, format, ...asked } = picture
  const query = [
    text && `d=${text}`,
    ...(['light', 'frame', 'width'] as const).map((name) => asked[name] && `${name}=${asked[name]}`),
  ].filter(Boolean)
  const path = `/api/rooms/${room}/${encodeURIComponent(address.toLowerCase())}.${format}`
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The photographs of the workshop, traced with the rooms' kit. */
export const STILLS = ['cones', 'frame', 'hero', 'pile', 'rolls'] as const
export type StillId = (typeof STILLS)[number]

/** Width over height. The page opens with one that is taller: it stands beside the headline. */
export const stillAspect = (id: StillId) => (id === 'hero' ? 1.25 : 1.6)

/** Widths in pixels that each can be had in, the largest first. */
export const STILL_WIDTHS = [1600, 800] as const

/** Where the shop has a still, as an <img> takes it. */
export function stillImage(id: StillId) {
  const path = (width: (typeof STILL_WIDTHS)[number]) => `/stills/${id}-${width}.avif`
  return {
    src: path(STILL_WIDTHS[0]),
    srcSet: STILL_WIDTHS.map((width) => `${path(width)} ${width}w`).join(', '),
    width: STILL_WIDTHS[0],
    height: STILL_WIDTHS[0] / stillAspect(id),
  }
}
