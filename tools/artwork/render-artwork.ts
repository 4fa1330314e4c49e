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
import { type DrawingQueue, drawingQueue } from './drawing-queue.ts'
import { drawingSources } from './drawing-sources.ts'

/** What every picture depends on besides its own drawing. */
const SHARED_SOURCES = [
  'packages/artwork/src/draw-design.ts',
  'packages/artwork/src/field.ts',
  'packages/engine/src/pile',
  'tools/artwork/artwork.worker.ts',
  'apps/server/src/imaging/artwork/encode-pictures.ts',
  'apps/server/src/imaging/artwork/tuft-picture.ts',
]

/** A design to draw: its place in the catalogue, and where its files will lie. */
export type Drawing = {
  readonly index: number
  readonly name: string
  readonly path: string
  /** Hash of everything its pictures are made from. */
  readonly sources: string
}

/** What is missing or has changed. */
export function missingDrawings(): Drawing[] {
  const manifest = readArtworkManifest(artworkDirectory())
  const shared = contentHash(SHARED_SOURCES)
  return catalogue.flatMap((design, index) => {
    const path = artworkPath(design)
    const sources = `${shared}-${contentHash(drawingSources(design))}`
    return manifest[path]?.sources === sources ? [] : [{ index, name: design.name, path, sources }]
  })
}

/** Draws what is missing or has changed; the places in the catalogue of what was drawn. */
export async function renderArtwork(): Promise<number[]> {
  const missing = missingDrawings()
  if (missing.length > 0) await drawAll(drawingQueue(missing))
  return missing.map(({ index }) => index)
}

/**
 * Draws a queue of designs to its end. One that cannot be drawn does not keep the others from it; at the end it is an
 * error all the same.
 */
export async function drawAll(queue: DrawingQueue<Drawing>): Promise<void> {
  const artworkDir = artworkDirectory()
  mkdirSync(artworkDir, { recursive: true })
  const manifest = readArtworkManifest(artworkDir)
  const pool = await artworkPool()
  const advance = progressBar('Tufting the catalogue', queue.size)
  const faults: unknown[] = []

  async function draw({ index, name, path, sources }: Drawing): Promise<boolean> {
    try {
      const task = { index, stem: join(artworkDir, path) }
      const placeholder = (await pool.run(task, { name: 'renderDesign' })) as string
      manifest[path] = { sources, placeholder }
      // After each design, so that an interrupted run goes on where it stopped.
      writeArtworkManifest(artworkDir, manifest)
      return true
    } catch (error) {
      faults.push(new Error(`${name} cannot be drawn`, { cause: error }))
      return false
    } finally {
      advance(name)
    }
  }

  const drawOneByOne = async () => {
    for (let drawing = queue.next(); drawing; drawing = queue.next())
      queue.settle(drawing.path, await draw(drawing))
  }
  await Promise.all(Array.from({ length: pool.options.maxThreads }, drawOneByOne))
  await pool.close()
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} designs cannot be drawn`)
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
