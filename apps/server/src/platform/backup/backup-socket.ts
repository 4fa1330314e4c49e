import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { connectLocally, serveLocally } from './local-socket.ts'
import { writeBackup } from './write-backup.ts'

const socketIn = (directory: string) => join(directory, 'backup.sock')

/** Serves backups of the embedded database on a local socket while the shop runs. Returns a function that stops it. */
export function serveBackups(
  directory: string,
  deps: Parameters<typeof writeBackup>[0],
  report: (error: unknown) => void,
): () => Promise<void> {
  return serveLocally(socketIn(directory), (socket) => writeBackup(deps, socket), report)
}

/** Asks the running shop for a backup of its embedded database; false when no shop answers. */
export async function askForBackup(directory: string, out: () => Writable): Promise<boolean> {
  const socket = await connectLocally(socketIn(directory))
  if (socket) await pipeline(socket, out())
  return socket !== null
}
