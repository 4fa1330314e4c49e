import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { connectLocally, serveLocally } from './local-socket.ts'
import { writeBackup } from './write-backup.ts'

const socketIn = (directory: string) => join(directory, 'backup.sock')

/** While the shop has the embedded database, it writes a backup to whoever connects. Returns how to stop. */
export function serveBackups(
  directory: string,
  deps: Parameters<typeof writeBackup>[0],
  report: (error: unknown) => void,
): () => Promise<void> {
  return serveLocally(socketIn(directory), (socket) => writeBackup(deps, socket), report)
}

/** Has the shop that holds an embedded database write a backup; false where none answers. */
export async function askForBackup(directory: string, out: () => Writable): Promise<boolean> {
  const socket = await connectLocally(socketIn(directory))
  if (socket) await pipeline(socket, out())
  return socket !== null
}
