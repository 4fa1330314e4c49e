import type { ProjectAnswer } from '@nawl/contract/trade/project'

import { callJson } from '../../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { holdReading } from '../pending-saves.ts'
import type { Plan } from '../use-project.ts'

/** Puts a removed room back where it was, whatever else was changed meanwhile; whether it is there again. */
export async function restoreRoom(
  projectId: string,
  room: Plan['rooms'][number],
  place: number,
): Promise<boolean> {
  const path = `/api/account/projects/${projectId}`
  const restoring = restore(path, room, place)
  holdReading(restoring)
  return restoring
}

async function restore(path: string, room: Plan['rooms'][number], place: number): Promise<boolean> {
  const read = await callJson<ProjectAnswer>(accountFetch, path)
  if (!read.ok) return false
  const { plan, version } = read.answer
  if (plan.rooms.some(({ id }) => id === room.id)) return true
  const rooms = plan.rooms.toSpliced(place, 0, room)
  const saved = await callJson<ProjectAnswer>(accountFetch, path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: { ...plan, rooms }, version }),
  })
  return saved.ok
}
