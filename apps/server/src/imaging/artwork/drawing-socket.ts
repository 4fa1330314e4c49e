import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

import { connectLocally, serveLocally } from '../../platform/backup/local-socket.ts'

const wish = z.object({
  /** Path below the artwork folder: `geometric/onyx-400.webp`. Without one, everything that is being drawn. */
  file: z.string().optional(),
  /** Whether a visitor is blocked by it; drawn before pictures that may appear later. */
  urgent: z.boolean(),
  /** Whether to answer once it is drawn, rather than at once. */
  waits: z.boolean(),
})
export type Wish = z.infer<typeof wish>

/** `none`: no process draws such a file, so it exists already or never will. */
export type WishAnswer = 'drawn' | 'coming' | 'none'

/** The socket of the process that draws the catalogue beside the shop. */
const socketIn = (artworkDir: string) => join(artworkDir, 'drawing.sock')

/** Serves the shop's requests for artwork. Calls `opened` once it listens. Returns a function that stops it. */
export function serveWishes(
  artworkDir: string,
  answerTo: (wish: Wish) => Promise<WishAnswer>,
  report: (error: unknown) => void,
  opened: () => void,
): () => Promise<void> {
  const answer = async (socket: Socket) => {
    const requested = wish.parse(JSON.parse(await text(socket)))
    socket.end(await answerTo(requested))
  }
  return serveLocally(socketIn(artworkDir), answer, report, opened)
}

/** Requests a file from the process that draws the catalogue; `none` when there is none. */
export async function wishFor(
  artworkDir: string,
  requested: Wish,
  signal?: AbortSignal,
): Promise<WishAnswer> {
  const socket = await connectLocally(socketIn(artworkDir))
  if (!socket) return 'none'
  const leave = () => socket.destroy()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    socket.end(JSON.stringify(requested))
    const answer = await text(socket)
    // A connection that was cut off has no answer; files that it had drawn exist.
    return answer === 'drawn' || answer === 'coming' ? answer : 'none'
  } catch {
    return 'none'
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}
