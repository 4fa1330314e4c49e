import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'

import { buildApp } from './app.ts'
import { rugCollectionStore } from './catalogue/rug-collection.store.ts'
import { rugPress } from './color/rug-press.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'

/** Ground, stripe and spot of the test rug, most covering first. */
export const RUG_HEXES = ['#E6DAC3', '#26323D', '#A8452F'] as const

/** A shop of its own for tests: real database, real workers, an artwork folder with one small rug. */
export async function openShop(options: { databaseUrl?: string; seeded?: boolean } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-'))
  const config = configIn(home)
  writeBitmap(config.artworkDir, 'test/rug.bmp', smallRug())
  const database: Database = await openDatabase({ url: options.databaseUrl, directory: join(home, 'db') })
  const press = rugPress({
    artworkDir: config.artworkDir,
    ownArtworkDir: config.ownArtworkDir,
    // Shared between runs: a tile takes seconds to make and never differs.
    tileDir: resolve(import.meta.dirname, '../../../var/pile'),
    maxPixels: config.maxImagePixels,
    threads: 1,
  })
  const rugs = rugCollectionStore(database)
  const isSeeded = () => options.seeded ?? true
  const app = await buildApp({ config, database, isSeeded, rugs, press, random: () => 0.37, pages: false })
  const close = async () => {
    await app.close()
    await press.close()
    await database.close()
    rmSync(home, { recursive: true, force: true })
  }
  return { app, config, database, rugs, close }
}

/** Puts bytes below an artwork folder. */
export function writeBitmap(artworkDir: string, path: string, bytes: Uint8Array): void {
  const file = join(artworkDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

function configIn(home: string): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: home,
    artworkDir: join(home, 'artwork'),
    ownArtworkDir: join(home, 'own-artwork'),
    databaseUrl: undefined,
    maxImagePixels: 40e6,
    logLevel: 'silent',
    webBuildDir: join(home, 'nothing'),
  }
}

/** 100 × 160: a dark band over a quarter of an ivory field, a brick square in its lower half. */
function smallRug(): Uint8Array {
  const yarns = new Uint8Array(100 * 160)
  yarns.fill(1, 100 * 20, 100 * 60)
  for (let y = 100; y < 140; y++) yarns.fill(2, y * 100 + 30, y * 100 + 70)
  return indexedBmp(yarns, 100, 160, RUG_HEXES)
}
