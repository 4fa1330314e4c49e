import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Serves a Unix socket that only this user can open. Only one process can open an embedded database, so command-line
 * tools ask the running shop. Calls `opened` once it listens. Returns a function that stops the server.
 */
export function serveLocally(
  path: string,
  answer: (socket: Socket) => Promise<void>,
  report: (error: unknown) => void,
  opened: () => void = () => {},
): () => Promise<void> {
  // This process holds the folder lock, so an existing socket file is stale.
  rmSync(path, { force: true })
  const asking = new Set<Socket>()
  // A client may half-close after its request and still read the answer.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    asking.add(socket)
    // A disconnect surfaces as an error while the answer is written.
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
      // Closing does not wait for open answers; clients detect a truncated one.
      for (const socket of asking) socket.destroy()
    })
}

/** Connects to the running shop's socket; null when no shop serves it. */
export async function connectLocally(path: string): Promise<Socket | null> {
  if (!existsSync(path)) return null
  const socket = connect(path)
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  return isThere ? socket : null
}
