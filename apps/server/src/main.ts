import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import type { RugItem } from '@nawl/contract/rug-collection'

import { buildApp } from './app.ts'
import { builtInRugs } from './catalogue/built-in-rugs.ts'
import { type RugCollectionStore, rugCollectionStore } from './catalogue/rug-collection.store.ts'
import { rugPress } from './color/rug-press.ts'
import { openCommerce } from './commerce.ts'
import { type Config, readConfig } from './config.ts'
import { readContent } from './content/content.ts'
import { type Database, openDatabase } from './db/database.ts'
import { mailTransport } from './mail/mail-transport.ts'
import { postOffice } from './mail/post-office.ts'
import { openGateways } from './payments/gateways.ts'

const DATABASE_RETRY_MS = 3_000

const reading = readConfig(process.env)
if (reading.ok) start(reading.config).catch((error: Error) => stop(`Nawl cannot start: ${error.message}`))
else stop(reading.message)

async function start(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDir, 'db') })
  const rugs = rugCollectionStore(database)
  const press = rugPress({
    artworkDir: config.artworkDir,
    ownArtworkDir: config.ownArtworkDir,
    frozenDir: config.frozenDir,
    tileDir: join(config.dataDir, 'pile'),
    maxPixels: config.maxImagePixels,
    threads: availableParallelism(),
  })
  const builtIn = builtInRugs(config.artworkDir)
  const content = readContent(
    config.contentDir,
    (id) => builtIn.find((rug) => rug.id === id)?.mainImage ?? null,
  )
  const mail = postOffice({
    database,
    transport: mailTransport(config.mail, join(config.dataDir, 'outbox')),
    now: Date.now,
    random: Math.random,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  const commerce = openCommerce({
    config,
    database,
    mail,
    gateways: await openGateways(config, database),
    now: Date.now,
    random: Math.random,
    report: (error, message) => app.log.error({ err: error }, message),
  })
  let seeded = false
  const app = await buildApp({
    config,
    database,
    rugs,
    press,
    mail,
    commerce,
    now: Date.now,
    content,
    isSeeded: () => seeded,
    random: Math.random,
    pages: process.env['NAWL_PAGES'] === undefined,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void app
        .close()
        .then(() => Promise.all([press.close(), database.close()]))
        .then(() => process.exit(0))
    })

  await app.listen({ port: config.port, host: config.host })
  console.log(`\nNawl is open at ${config.publicUrl}\n`)
  await prepareDatabase(database, rugs, builtIn, (error) =>
    app.log.error({ err: error }, 'the database cannot be prepared; trying again'),
  )
  seeded = true
  mail.kick()
  commerce.jobs.kick()
}

/** A database that is not there yet must not keep the shop shut: pages and the studio work without it. */
async function prepareDatabase(
  database: Database,
  store: RugCollectionStore,
  rugs: readonly RugItem[],
  report: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      await database.migrate()
      await store.seed(rugs)
      return
    } catch (error) {
      report(error)
      await new Promise((resolve) => setTimeout(resolve, DATABASE_RETRY_MS))
    }
  }
}

function stop(message: string): void {
  console.error(message)
  process.exit(1)
}
