import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { writeBackup } from './write-backup.ts'

const socketIn = (directory: string) => join(directory, 'backup.sock')

/**
 * The embedded database belongs to one process: while the shop has it, the shop itself writes a backup to whoever
 * connects to a socket beside it, which only its own user can. Returns how to stop.
 */
export function serveBackups(
  directory: string,
  deps: Parameters<typeof writeBackup>[0],
  report: (error: unknown) => void,
): () => Promise<void> {
  const path = socketIn(directory)
  // Who holds the lock on the folder is alone in it: one that is there was left behind.
  rmSync(path, { force: true })
  const asking = new Set<Socket>()
  const server = createServer((socket) => {
    asking.add(socket)
    void writeBackup(deps, socket)
      .catch(report)
      .finally(() => asking.delete(socket))
  })
  server.on('error', report)
  server.listen(path, () => chmodSync(path, 0o600))
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      // A closing shop waits for nobody; the file that is cut off says so.
      for (const socket of asking) socket.destroy()
    })
}

/** Has the shop that holds an embedded database write a backup; false where none answers. */
export async function askForBackup(directory: string, out: () => Writable): Promise<boolean> {
  const path = socketIn(directory)
  if (!existsSync(path)) return false
  const socket = connect(path)
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (isThere) await pipeline(socket, out())
  return isThere
}
