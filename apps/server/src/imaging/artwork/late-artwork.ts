// On the first start the catalogue is drawn while the shop is already open; requested files are drawn first.
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { type Wish, type WishAnswer, wishFor } from './drawing-socket.ts'

/** Short, because a page of rugs would block all six connections of a browser. */
const PICTURE_PATIENCE_MS = 3_000
/** The studio needs the bitmap first; pages give up after ten seconds. */
const BITMAP_PATIENCE_MS = 8_000
const RETRY_SECONDS = 2

/** Waits for a bitmap that is being drawn. Throws ApiError `server/busy` when it takes too long. */
export async function bitmapDrawn(artworkDir: string, file: string): Promise<void> {
  await drawnInTime(artworkDir, { file, urgent: true, waits: true }, BITMAP_PATIENCE_MS)
}

/**
 * Makes requests for pictures below `/artwork/` wait while they are drawn. A HEAD request, by which a page checks
 * whether to load a picture again, is answered at once.
 */
export function waitForPictures(scope: App, artworkDir: string): void {
  scope.addHook('onRequest', async ({ method, url }) => {
    const file = fileAt(url)
    if (file === null || (await isThere(join(artworkDir, file)))) return
    await drawnInTime(artworkDir, { file, urgent: false, waits: method !== 'HEAD' }, PICTURE_PATIENCE_MS)
  })
}

/** Resolves when nothing is being drawn any more; true if something was. */
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

/** The file below a collection that a URL names; null for anything else, which is never drawn. */
function fileAt(url: string): string | null {
  return /^\/artwork\/([a-z-]+\/[a-z0-9-]+\.(?:avif|webp|jpg))(?:\?|$)/.exec(url)?.[1] ?? null
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
