/** The rooms a rug can be seen in, in the order they are offered. */
export const ROOMS = ['living', 'dining', 'bedroom', 'hallway', 'majlis', 'gallery'] as const
export type RoomId = (typeof ROOMS)[number]

const CALLED = {
  living: 'living room',
  dining: 'dining room',
  bedroom: 'bedroom',
  hallway: 'hallway',
  majlis: 'majlis',
  gallery: 'gallery',
} as const satisfies Record<RoomId, string>

/** What a picture of a rug in one of our rooms says below it, or in its place: it is nobody's home. `size` in words. */
export function roomCaption(name: string, size: string, room: RoomId): string {
  return `${name}, ${size}, in our ${CALLED[room]}. The room is traced by computer, the rug drawn tuft by tuft.`
}

/** The same picture for who cannot see it, where its caption is below. */
export function roomAlt(name: string, room: RoomId): string {
  return `${name}, to scale on the floor of our ${CALLED[room]}`
}
