// The process that renders the catalogue beside an open shop: first what the shop requests, then the rest.
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'

import {
  readArtworkManifest,
  writeArtworkManifest,
} from '../../apps/server/src/catalogue/artwork-manifest.ts'
import {
  serveWishes,
  type Wish,
  type WishAnswer,
} from '../../apps/server/src/imaging/artwork/drawing-socket.ts'
import { drawingQueue } from './drawing-queue.ts'
import { artworkDirectory, drawAll, missingDrawings } from './render-artwork.ts'
import { sketchPlaceholder } from './sketch-placeholder.ts'

// It works for the shop that started it; the next start continues where this one stops.
process.once('disconnect', () => process.exit())

const artworkDir = artworkDirectory()
mkdirSync(artworkDir, { recursive: true })
const missing = missingDrawings()
removeOutdated()
await sketchPlaceholders()
const queue = drawingQueue(missing)
const { promise: everything, resolve: finish } = Promise.withResolvers<void>()
const stop = serveWishes(artworkDir, answerTo, console.error, () => process.send?.('open'))
try {
  await drawAll(queue)
} finally {
  finish()
  await stop()
  process.disconnect?.()
}

async function answerTo({ file, urgent, waits }: Wish): Promise<WishAnswer> {
  const drawn = file === undefined ? everything.then(() => true) : queue.wish(file, { urgent })
  if (drawn === null) return 'none'
  if (!waits) return 'coming'
  return (await drawn) ? 'drawn' : 'none'
}

/** Gives every rug a placeholder for its card before anything is rendered. */
async function sketchPlaceholders(): Promise<void> {
  const manifest = readArtworkManifest(artworkDir)
  for (const { path, index } of missing) {
    const design = catalogue[index]
    // Without a source hash, so that it is still rendered.
    if (design) manifest[path] = { sources: '', placeholder: await sketchPlaceholder(design) }
  }
  writeArtworkManifest(artworkDir, manifest)
}

/** From now on existing files are correct: removes those of earlier drawings and of interrupted runs. */
function removeOutdated(): void {
  for (const { path } of missing)
    for (const file of globSync(`${path}{.,-square.,-round.,-detail-*.,-palette-*.,-[0-9]*.}*`, {
      cwd: artworkDir,
    }))
      rmSync(join(artworkDir, file))
}
