/** A link's state by which the studio opens with the rug in a room. */
export const IN_ROOM = { place: 'room' } as const

/** Whether a location's state asks for the room. */
export function opensInRoom(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'place' in state && state.place === IN_ROOM.place
}
