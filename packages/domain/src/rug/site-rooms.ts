/** The rooms a rug can be shown in, in the order offered. */
export const ROOMS = [
  'living',
  'dining',
  'bedroom',
  'hallway',
  'majlis',
  'gallery',
  'library',
  'terrace',
  'playroom',
] as const
export type RoomId = (typeof ROOMS)[number]

/** What captions and descriptions call the rooms. */
export const ROOM_NAMES = {
  living: 'living room',
  dining: 'dining room',
  bedroom: 'bedroom',
  hallway: 'hallway',
  majlis: 'majlis',
  gallery: 'gallery',
  library: 'library',
  terrace: 'terrace room',
  playroom: 'playroom',
} as const satisfies Record<RoomId, string>

/** The caption of a rug's picture in one of our rooms, which says that the room is not real. `size` as text. */
export function roomCaption(name: string, size: string, room: RoomId): string {
  return `${name}, ${size}, in our ${ROOM_NAMES[room]}. The room is traced by computer, the rug drawn tuft by tuft.`
}

/** The alternative text of the same picture, when the caption is below. */
export function roomAlt(name: string, room: RoomId): string {
  return `${name}, to scale on the floor of our ${ROOM_NAMES[room]}`
}
