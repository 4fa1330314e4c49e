import type { FloorOrder } from '@nawl/contract/desk/floor'

import { callFloor, type FloorAnswer } from './floor-caller.ts'
import { type Queued, queued, refuse, settled } from './floor-database.ts'

const MOST_TICKS = 100

export type SendOutcome = 'sent' | 'not-allowed' | 'away'

/**
 * Sends what waits, in order. Everything has an id of its own and stays in the queue until the server has said that it
 * has it, so a tab or a server that dies in between loses nothing, and what arrives twice counts once.
 */
export async function sendQueue(onChange: () => void): Promise<SendOutcome> {
  for (;;) {
    const next = batchOf(await queued())
    const [first] = next
    if (!first) return 'sent'
    const answer = await send(first, next)
    if (answer.kind === 'away' || answer.kind === 'not-allowed') return answer.kind
    if (answer.kind === 'ok') await settled(next, answer.value)
    else await refuse(next, answer.code)
    onChange()
  }
}

/** The oldest with those that can be sent together with it: ticks of one order. */
function batchOf(all: readonly Queued[]): readonly Queued[] {
  const [first] = all
  if (!first || first.kind === 'photo') return first ? [first] : []
  const end = all.findIndex(({ kind, number }) => kind !== 'tick' || number !== first.number)
  return all.slice(0, end === -1 ? MOST_TICKS : Math.min(end, MOST_TICKS))
}

function send(first: Queued, batch: readonly Queued[]): Promise<FloorAnswer<FloorOrder>> {
  const path = `/${encodeURIComponent(first.number)}`
  if (first.kind === 'tick')
    return callFloor(`${path}/ticks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticks: batch.flatMap((each) => (each.kind === 'tick' ? [each.tick] : [])) }),
    })
  const { id, line, piece, at, picture } = first
  const body = new FormData()
  body.append('photo', picture, 'photo')
  const query = new URLSearchParams({ line, piece: String(piece), at })
  return callFloor(`${path}/photographs/${id}?${query.toString()}`, { method: 'PUT', body })
}
