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
