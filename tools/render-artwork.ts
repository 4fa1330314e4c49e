// Draws the catalogue: a bitmap for the colour engine and tufted pictures for the pages.
// A design is drawn again only when its drawing, the pile or this tool has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { collectionSlug } from '@nawl/domain/catalogue/collection'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { Piscina } from 'piscina'

import { loadPileTile } from '../apps/server/src/color/pile-tile.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { contentHash } from './content-hash.ts'
import { progressBar } from './progress-bar.ts'

const DESIGNS = 'packages/artwork/src/designs'
/** What every picture depends on besides its own drawing. */
const SHARED_SOURCES = [
  'packages/artwork/src/patterns',
  'packages/artwork/src/draw-design.ts',
  'packages/engine/src/pile',
  'tools/artwork.worker.ts',
]

export async function renderArtwork(): Promise<void> {
  const reading = readConfig(process.env)
  if (!reading.ok) throw new Error(reading.message)
  const { artworkDir, dataDir } = reading.config
  mkdirSync(artworkDir, { recursive: true })

  const shared = contentHash(SHARED_SOURCES)
  const hashes = catalogue.map((design) => `${shared}-${contentHash([sourceOf(design)])}`)
  const drawn = readDrawn(artworkDir)
  const missing = catalogue.flatMap((design, index) =>
    drawn[artworkPath(design)] === hashes[index] ? [] : [{ design, index }],
  )
  if (missing.length === 0) return

  const tile = await loadPileTile({ directory: join(dataDir, 'pile'), style: 'fine', scale: 2 })
  const pool = new Piscina({
    filename: new URL('./artwork.worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
    workerData: { tile },
  })
  const advance = progressBar('Tufting the catalogue', missing.length)
  await Promise.all(
    missing.map(async ({ design, index }) => {
      const path = artworkPath(design)
      await pool.run({ index, stem: join(artworkDir, path) }, { name: 'renderDesign' })
      drawn[path] = hashes[index] ?? ''
      // After each design, so that an interrupted run goes on where it stopped.
      writeFileSync(join(artworkDir, 'drawn.json'), JSON.stringify(drawn, null, 2))
      advance(design.name)
    }),
  )
  await pool.close()
}

function readDrawn(artworkDir: string): Record<string, string> {
  const file = join(artworkDir, 'drawn.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** A design's own file; the second of a repeated id carries its collection in its name. */
function sourceOf({ id, collection }: Design): string {
  const slug = collectionSlug(collection)
  const plain = join(DESIGNS, slug, `${id}.ts`)
  return existsSync(plain) ? plain : join(DESIGNS, slug, `${id}-${slug}.ts`)
}

if (process.argv[1] === import.meta.filename) await renderArtwork()
