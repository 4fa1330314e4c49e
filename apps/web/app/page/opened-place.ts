import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'

/** A link's state by which the studio opens with the rug in a room: the one opened last, or the one named. */
export const IN_ROOM = { place: 'room' } as const
export const inRoom = (room: RoomId) => ({ ...IN_ROOM, room })

/** The room that a location's state asks for, null for the one opened last; undefined if it asks for none. */
export function requestedRoom(state: unknown): RoomId | null | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { place, room } = state as Readonly<Record<string, unknown>>
  return place === IN_ROOM.place ? (ROOMS.find((one) => one === room) ?? null) : undefined
}
