import { join } from 'node:path'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { connectLocally, serveLocally } from '../platform/backup/local-socket.ts'
import { type ErasePlace, type Erasure, erasePerson } from './erase-person.ts'

type Answer =
  | { readonly ok: true; readonly erasure: Erasure }
  | { readonly ok: false; readonly message: string }

const socketIn = (directory: string) => join(directory, 'erase.sock')

/** Serves erasures in the embedded database on a local socket while the shop runs. Returns a function that stops it. */
export function serveErasures(
  directory: string,
  place: ErasePlace,
  report: (error: unknown) => void,
): () => Promise<void> {
  const answer = async (socket: Socket) => {
    const email = await text(socket)
    const outcome: Answer = await erasePerson(place, email).then(
      (erasure) => ({ ok: true, erasure }),
      (error: Error) => ({ ok: false, message: error.message }),
    )
    socket.end(JSON.stringify(outcome))
  }
  return serveLocally(socketIn(directory), answer, report)
}

/** Asks the running shop to erase a person from its embedded database; null when no shop answers. */
export async function askForErasure(directory: string, email: string): Promise<Erasure | null> {
  const socket = await connectLocally(socketIn(directory))
  if (!socket) return null
  socket.end(email)
  const answer = JSON.parse(await text(socket)) as Answer
  if (!answer.ok) throw new Error(answer.message)
  return answer.erasure
}
