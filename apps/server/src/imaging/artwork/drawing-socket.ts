import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

import { connectLocally, serveLocally } from '../../platform/backup/local-socket.ts'

const wish = z.object({
  /** Below the artwork folder: `geometric/onyx-400.webp`. Without one, everything that is being drawn. */
  file: z.string().optional(),
  /** Somebody stands still until it is there; drawn before what only shows itself later. */
  urgent: z.boolean(),
  /** Whether to answer when it is drawn; else at once. */
  waits: z.boolean(),
})
export type Wish = z.infer<typeof wish>

/** `drawn` and `coming` speak for themselves; `none` where nobody draws such a file, and it is there or never will be. */
export type WishAnswer = 'drawn' | 'coming' | 'none'

/** While the catalogue is drawn beside the shop, the process that draws listens here. */
const socketIn = (artworkDir: string) => join(artworkDir, 'drawing.sock')

/** Answers the shop's wishes for artwork. `opened` is called once they are heard. Returns how to stop. */
export function serveWishes(
  artworkDir: string,
  answerTo: (wish: Wish) => Promise<WishAnswer>,
  report: (error: unknown) => void,
  opened: () => void,
): () => Promise<void> {
  const answer = async (socket: Socket) => {
    const asked = wish.parse(JSON.parse(await text(socket)))
    socket.end(await answerTo(asked))
  }
  return serveLocally(socketIn(artworkDir), answer, report, opened)
}

/** Asks whoever draws the catalogue for a file; `none` where nobody does. */
export async function wishFor(artworkDir: string, asked: Wish, signal?: AbortSignal): Promise<WishAnswer> {
  const socket = await connectLocally(socketIn(artworkDir))
  if (!socket) return 'none'
  const leave = () => socket.destroy()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    socket.end(JSON.stringify(asked))
    const answer = await text(socket)
    // Who was stopped in the middle has nothing more to say; what it had drawn is there.
    return answer === 'drawn' || answer === 'coming' ? answer : 'none'
  } catch {
    return 'none'
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}
