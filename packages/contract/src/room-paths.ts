/** The rooms a rug can be seen in, in the order they are offered. */
export const ROOMS = ['living', 'dining', 'bedroom', 'hallway', 'majlis', 'gallery'] as const
export type RoomId = (typeof ROOMS)[number]

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
