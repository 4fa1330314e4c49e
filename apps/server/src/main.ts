import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { findDesign } from '@nawl/domain/catalogue/address'

import { buildApp } from './app.ts'
import { serveBackups } from './platform/backup/backup-socket.ts'
import { openBlobs } from './platform/blobs/blob-store.ts'
import { builtInRugs } from './catalogue/built-in-rugs.ts'
import { designNumbers } from './catalogue/designs/design-number.store.ts'
import { type ShopRugs, shopRugs } from './catalogue/designs/shop-rugs.ts'
import { rugCollectionStore } from './catalogue/rug-collection.store.ts'
import { allDrawn } from './imaging/artwork/late-artwork.ts'
import { rugRenderer } from './imaging/color/rug-renderer.ts'
import { openSales } from './sales/sales.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { contentReader } from './catalogue/content/content.ts'
import { openDataDir } from './platform/data-dir.ts'
import { openDatabase } from './platform/db/database.ts'
import { closeOnSignal } from './platform/http/close-on-signal.ts'
import { callCountStore } from './platform/http/limits/call-count.store.ts'
import type { ShopState } from './platform/http/health.routes.ts'
import { hourlyLimits, RENDERS_PER_HOUR } from './platform/http/limits/hourly-limit.ts'
import { emailTransport } from './platform/email/email-transport.ts'
import { outboxFolder } from './platform/email/outbox-files.ts'
import { emailOutbox } from './platform/email/outbox.ts'
import { openWebhooks } from './integrations/webhooks/webhooks.ts'
import { openGateways } from './sales/payments/gateways.ts'
import { serveErasures } from './privacy/erase-socket.ts'
import { issueSending } from './outreach/newsletter/issues/issue-sending.ts'
import { openSettings } from './settings/settings.ts'
import { publishedDocuments } from './platform/revisions/published.ts'
import { readRooms } from './imaging/rooms/read-rooms.ts'
import { startNotices, startRefusal } from './start-notices.ts'
import { startWatchdog, tellSystemd } from './platform/observability/watchdog.ts'
import { readCannedAnswers } from './outreach/messages/canned-answers.ts'

const DATABASE_RETRY_MS = 3_000

const reading = readConfig(process.env)
if (reading.ok) start(reading.config).catch((error: Error) => stop(`Nawl cannot start: ${error.message}`))
else stop(reading.message)

async function start(config: Config): Promise<void> {
  openDataDir(config.dataDir)
  startWatchdog(config.watchdogMs)
  const databaseFolder = join(config.dataDir, 'db')
  const database = await openDatabase({ url: config.databaseUrl, directory: databaseFolder })
  const blobs = await openBlobs(config.blobs, (error) =>
    app.log.warn({ err: error }, 'the store of pictures does not answer'),
  )
  // A single process counts in memory; several share counts in the database.
  const counts = config.databaseUrl === undefined ? null : callCountStore(database, Date.now)
  const limits = hourlyLimits({
    now: Date.now,
    counts,
    report: (error) => app.log.warn({ err: error }, 'calls are counted in this process only'),
  })
  const renderer = rugRenderer({
    artworkDir: config.artworkDir,
    blobs,
    tileDir: join(config.dataDir, 'pile'),
    maxPixels: config.maxImagePixels,
    threads: availableParallelism(),
    mayDraw: limits('composed', RENDERS_PER_HOUR.composed).check,
  })
  const builtIn = builtInRugs(config.artworkDir)
  const chance = { now: Date.now, random: Math.random }
  const published = publishedDocuments({
    database,
    now: Date.now,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  const settings = openSettings({ config, database, blobs, published, now: Date.now })
  const emails = emailOutbox({
    database,
    transport: emailTransport(config.mail, outboxFolder(config), settings.business.sender),
    ...chance,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  const webhooks = openWebhooks({
    config,
    database,
    emails,
    ...chance,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  const issues = issueSending({
    config,
    database,
    emails,
    now: Date.now,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  const rooms = readRooms(config.contentDir)
  const rugs = shopRugs({
    store: rugCollectionStore(database),
    numbers: designNumbers(database),
    builtIn: () => builtIn,
    published,
  })
  const contents = contentReader({
    folder: config.contentDir,
    imageOf: (id) => findDesign(rugs.atHand(), id)?.mainImage ?? null,
    published,
    report: (error, message) => app.log.error({ err: error }, message),
  })
  const shop = { config, database, blobs, emails, webhooks, rooms, published, settings, ...chance }
  const sales = openSales({
    ...shop,
    canned: readCannedAnswers(published).in,
    gateways: await openGateways(config, database),
    report: (error, message) => app.log.error({ err: error }, message),
  })
  let state: ShopState = 'preparing'
  const app = await buildApp({
    ...shop,
    issues,
    rugs,
    renderer,
    sales,
    limits,
    contents,
    state: () => state,
    pages: process.env['NAWL_PAGES'] === undefined,
  })
  if (config.databaseUrl === undefined) {
    const stops = [
      serveBackups(databaseFolder, { database, blobs, now: Date.now }, (error) =>
        app.log.error({ err: error }, 'a backup could not be written'),
      ),
      serveErasures(
        databaseFolder,
        { database, outboxFolder: outboxFolder(config), now: Date.now },
        (error) => app.log.error({ err: error }, 'a person could not be erased'),
      ),
    ]
    app.addHook('onClose', async () => void (await Promise.all(stops.map((stop) => stop()))))
  }
  closeOnSignal(app, {
    turnRed: () => (state = 'closing'),
    noticeMs: config.closingNoticeMs,
    afterwards: () => Promise.all([renderer.close(), database.close()]),
  })

  tellSystemd(process.env, (error, message) => app.log.warn({ err: error }, message))
  await app.listen({ port: config.port, host: config.host })
  console.log(`\nNawl is open at ${config.publicUrl}\n`)
  const prepare = async () => {
    await database.migrate()
    await published.refresh()
    await rugs.seed(builtIn)
    // Fail at start, not for the first customer, when the key cannot be decrypted.
    await sales.links.tokens()
  }
  await prepareDatabase(prepare, (error) =>
    app.log.error({ err: error }, 'the database cannot be prepared; trying again'),
  )
  const refusal = startRefusal(config, settings)
  if (refusal !== null) throw new Error(refusal)
  for (const notice of startNotices(config, settings.business)) app.log.warn(notice)
  if (state === 'preparing') state = 'open'
  addPlaceholders(rugs, config.artworkDir).catch((error: unknown) =>
    app.log.warn(
      { err: error },
      'the rugs that have been drawn since the start are listed without placeholders',
    ),
  )
  emails.wake()
  webhooks.wake()
  issues.wake()
  sales.jobs.wake()
}

/** Seeds the catalogue again once all rugs are drawn, which adds the placeholders of their cards. */
async function addPlaceholders(rugs: ShopRugs, artworkDir: string): Promise<void> {
  if (await allDrawn(artworkDir)) await rugs.seed(builtInRugs(artworkDir))
}

/** Retries until the database is ready; meanwhile pages and the studio work without it. */
async function prepareDatabase(
  prepare: () => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      await prepare()
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
