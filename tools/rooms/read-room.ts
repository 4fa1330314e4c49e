import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { roomRecord, type RoomRecord } from '@nawl/contract/imaging/room'
import type { RoomId } from '@nawl/contract/imaging/room-paths'

export const ROOMS_FOLDER = join(import.meta.dirname, '../../content/rooms')

/** Reads and validates a room's record. Throws with the reason if it is invalid. */
export function readRoom(id: RoomId): RoomRecord {
  return { id, ...roomRecord.parse(JSON.parse(readFileSync(join(ROOMS_FOLDER, id, 'room.json'), 'utf8'))) }
}
