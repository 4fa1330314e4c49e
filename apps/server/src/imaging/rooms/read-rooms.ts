import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type RoomRecord, roomRecord } from '@nawl/contract/imaging/room'
import { platePaths, ROOMS } from '@nawl/contract/imaging/room-paths'

/** Reads the rendered rooms from the content folder, in display order. Throws on an invalid record and names the file. */
export function readRooms(contentDir: string): readonly RoomRecord[] {
  return ROOMS.flatMap((id) => {
    const file = join(contentDir, 'rooms', id, 'room.json')
    const rendered = existsSync(join(contentDir, platePaths(id, 'day', 1200).empty))
    if (!rendered) return []
    const record = roomRecord.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (!record.success) throw new Error(`${file}: ${record.error.message}`)
    return [{ id, ...record.data }]
  })
}
