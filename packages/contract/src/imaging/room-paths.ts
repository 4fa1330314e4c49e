import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'

// Re-exported for code that reads or paints a room's plates.
export { type RoomId, ROOMS }

/** The two lights of each room. */
export const ROOM_LIGHTS = ['day', 'evening'] as const
export type RoomLight = (typeof ROOM_LIGHTS)[number]

/** Widths of the plates in pixels. */
export const PLATE_WIDTHS = [1200, 2400] as const
export type PlateWidth = (typeof PLATE_WIDTHS)[number]

/** How far a plate may be enlarged. */
const ENOUGH = 1.25

/** Width of the plates for a room that is `width` device pixels wide. */
export function plateWidth(width: number): PlateWidth {
  return PLATE_WIDTHS.find((plate) => plate * ENOUGH >= width) ?? PLATE_WIDTHS[1]
}

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

/** Pictures of the workshop and of the home page's room by day and in the evening, traced with the rooms' tools. */
export const WORKSHOP_STILLS = ['cones', 'frame', 'pile', 'rolls'] as const
export const STILLS = [...WORKSHOP_STILLS, 'hero', 'hero-evening'] as const
export type StillId = (typeof STILLS)[number]

const STILL = { aspect: 1.6, widths: [1600, 800] } as const
/** Taller, because it is beside the headline, and wide enough for large screens. */
const HERO = { aspect: 1.25, widths: [3200, 2560, 1600, 800] } as const

/** Width over height of a still, and its available widths in pixels, largest first. */
export const stillSizes = (id: StillId) => (id === 'hero' || id === 'hero-evening' ? HERO : STILL)

/** On phones the home page shows a part of its picture in which the rug is larger: widths and width over height. */
export const HERO_ON_PHONES = { aspect: 1.45, widths: [1200, 800] } as const

/** The attributes of an <img> that shows a still. */
export function stillImage(id: StillId) {
  const { aspect, widths } = stillSizes(id)
  // A page that names one width shows it at most 800 pixels wide, on fine screens.
  const usual = 1600
  return { src: stillPath(id, usual), srcSet: sourcesOf(id, widths), width: usual, height: usual / aspect }
}

/** The sources of the home page's picture on phones. */
export const heroOnPhones = (id: 'hero' | 'hero-evening') => sourcesOf(`${id}-phone`, HERO_ON_PHONES.widths)

const stillPath = (name: string, width: number) => `/stills/${name}-${width}.avif`

const sourcesOf = (name: string, widths: readonly number[]) =>
  widths.map((width) => `${stillPath(name, width)} ${width}w`).join(', ')
