import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Answers whoever connects to a socket that only this user can reach. An embedded database belongs to one process, so
 * commands of the terminal ask the shop that has it. `opened` is called once it can be reached. Returns how to stop.
 */
export function serveLocally(
  path: string,
  answer: (socket: Socket) => Promise<void>,
  report: (error: unknown) => void,
  opened: () => void = () => {},
): () => Promise<void> {
  // Who holds the lock on the folder is alone in it: one that is there was left behind.
  rmSync(path, { force: true })
  const asking = new Set<Socket>()
  // Who asks may end what they say before the answer has come.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    asking.add(socket)
    // Whoever hangs up is noticed by the answer.
    socket.on('error', () => {})
    void answer(socket)
      .catch(report)
      .finally(() => {
        asking.delete(socket)
        socket.destroySoon()
      })
  })
  server.on('error', report)
  server.listen(path, () => {
    chmodSync(path, 0o600)
    opened()
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      // A closing shop waits for nobody; an answer that is cut off says so.
      for (const socket of asking) socket.destroy()
    })
}

/** A connection to the shop that serves this socket; null where none does. */
export async function connectLocally(path: string): Promise<Socket | null> {
  if (!existsSync(path)) return null
  const socket = connect(path)
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  return isThere ? socket : null
}
