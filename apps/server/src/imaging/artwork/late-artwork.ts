// On the first start the catalogue is drawn while the shop is open already: what is asked for comes first.
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { type Wish, type WishAnswer, wishFor } from './drawing-socket.ts'

/** A browser has six connections, and a page of rugs would wait on all of them. */
const PICTURE_PATIENCE_MS = 3_000
/** Somebody in the studio waits for nothing else; pages give up after ten seconds. */
const BITMAP_PATIENCE_MS = 8_000
const RETRY_SECONDS = 2

/** A bitmap that may be drawn yet: waits for it if so. Throws ApiError `server/busy` where it takes long. */
export async function bitmapDrawn(artworkDir: string, file: string): Promise<void> {
  await drawnInTime(artworkDir, { file, urgent: true, waits: true }, BITMAP_PATIENCE_MS)
}

/**
 * Has requests for pictures below `/artwork/` wait while they are drawn. HEAD is how a page asks whether to load a
 * picture again: that is answered at once.
 */
export function waitForPictures(scope: App, artworkDir: string): void {
  scope.addHook('onRequest', async ({ method, url }) => {
    const file = fileAt(url)
    if (file === null || (await isThere(join(artworkDir, file)))) return
    await drawnInTime(artworkDir, { file, urgent: false, waits: method !== 'HEAD' }, PICTURE_PATIENCE_MS)
  })
}

/** Resolves when nothing is being drawn any more, now or at all; whether something was. */
export async function allDrawn(artworkDir: string): Promise<boolean> {
  return (await wishFor(artworkDir, { urgent: false, waits: true })) === 'drawn'
}

async function drawnInTime(artworkDir: string, wish: Wish, patienceMs: number): Promise<void> {
  const late = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    late.abort()
  }, patienceMs)
  const answer: WishAnswer = await wishFor(artworkDir, wish, late.signal)
  clearTimeout(timer)
  if (isLate || answer === 'coming')
    throw new ApiError('server/busy', { detail: 'this rug is being drawn', retrySeconds: RETRY_SECONDS })
}

/** Our own names are plain: a collection, and a file in it. Whatever else there is, nobody draws. */
function fileAt(url: string): string | null {
  return /^\/artwork\/([a-z-]+\/[a-z0-9-]+\.(?:avif|webp|jpg))(?:\?|$)/.exec(url)?.[1] ?? null
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
