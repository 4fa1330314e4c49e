import { join } from 'node:path'
import { availableParallelism } from 'node:os'

import { catalogue } from '@nawl/artwork/catalogue'
import { colorFamilies } from '@nawl/artwork/color-families'
import { listedRug } from '@nawl/domain/catalogue/listed-rug'

import { buildApp } from './app.ts'
import { rugCollectionStore } from './catalogue/rug-collection.store.ts'
import { loadPileTile } from './color/pile-tile.ts'
import { rugPress } from './color/rug-press.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'

const RETRY_MS = 3_000

const reading = readConfig(process.env)
if (!reading.ok) {
  console.error(reading.message)
  process.exit(1)
}
const { config } = reading

const database = openDatabase({ url: config.databaseUrl, directory: join(config.dataDir, 'db') })
const rugs = rugCollectionStore(database)
const press = rugPress({
  artworkDir: config.artworkDir,
  tile: await loadPileTile(join(config.dataDir, 'pile'), 'fine', 1),
  maxPixels: config.maxImagePixels,
  threads: availableParallelism(),
})

let seeded = false
const app = await buildApp({
  config,
  database,
  rugs,
  press,
  isSeeded: () => seeded,
  random: Math.random,
  pages: process.env['NAWL_PAGES'] !== 'vite',
})

await app.listen({ port: config.port, host: config.host })
await prepareDatabase()

/** A database that is not there yet must not keep the shop shut: pages and the studio work without it. */
async function prepareDatabase(): Promise<void> {
  try {
    await database.migrate()
    await rugs.seed(catalogue.map((design) => listedRug(design, colorFamilies(design.yarns))))
    seeded = true
    console.log(`\nNawl is open at ${config.publicUrl}\n`)
  } catch (error) {
    app.log.error({ err: error }, 'the database cannot be prepared; trying again')
    setTimeout(() => void prepareDatabase(), RETRY_MS).unref()
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void app
      .close()
      .then(() => Promise.all([press.close(), database.close()]))
      .then(() => process.exit(0))
  })
