// Draws the catalogue: bitmaps for the colour engine and tufted pictures for the pages.
// A design is drawn again only when its drawing, the pile or these tools have changed.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { Piscina } from 'piscina'

import {
  readArtworkManifest,
  writeArtworkManifest,
} from '../../apps/server/src/catalogue/artwork-manifest.ts'
import { loadPileTile } from '../../apps/server/src/imaging/color/pile-tile.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { contentHash } from '../content-hash.ts'
import { progressBar } from '../progress-bar.ts'
import { drawingSources } from './drawing-sources.ts'

/** What every picture depends on besides its own drawing. */
const SHARED_SOURCES = [
  'packages/artwork/src/draw-design.ts',
  'packages/artwork/src/cut.ts',
  'packages/engine/src/pile',
  'tools/artwork/artwork.worker.ts',
  'tools/artwork/write-pictures.ts',
]

/** Draws what is missing or has changed; the places in the catalogue of what was drawn. */
export async function renderArtwork(): Promise<number[]> {
  const artworkDir = artworkDirectory()
  mkdirSync(artworkDir, { recursive: true })
  const manifest = readArtworkManifest(artworkDir)
  const shared = contentHash(SHARED_SOURCES)
  const missing = catalogue.flatMap((design, index) => {
    const path = artworkPath(design)
    const sources = `${shared}-${contentHash(drawingSources(design))}`
    return manifest[path]?.sources === sources ? [] : [{ index, name: design.name, path, sources }]
  })
  if (missing.length === 0) return []

  const pool = await artworkPool()
  const advance = progressBar('Tufting the catalogue', missing.length)
  await Promise.all(
    missing.map(async ({ index, name, path, sources }) => {
      const placeholder = (await pool.run(
        { index, stem: join(artworkDir, path) },
        { name: 'renderDesign' },
      )) as string
      manifest[path] = { sources, placeholder }
      // After each design, so that an interrupted run goes on where it stopped.
      writeArtworkManifest(artworkDir, manifest)
      advance(name)
    }),
  )
  await pool.close()
  return missing.map(({ index }) => index)
}

/** Workers that draw and survey designs, one to a core. */
export async function artworkPool(): Promise<Piscina> {
  const tile = await loadPileTile({
    directory: join(configuration().dataDir, 'pile'),
    style: 'fine',
    scale: 2,
  })
  return new Piscina({
    filename: new URL('./artwork.worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
    workerData: { tile },
  })
}

export function artworkDirectory(): string {
  return configuration().artworkDir
}

function configuration() {
  const reading = readConfig(process.env)
  if (!reading.ok) throw new Error(reading.message)
  return reading.config
}
