import { givenNames, setGivenNames } from '@nawl/messages/text/given-names'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { RETENTION, setQuestionDays } from '@nawl/domain/privacy/retention'
import { MADDER, setAccent } from '@nawl/domain/shop/accent'
import { setLogo } from '@nawl/domain/shop/logo'
import { DEFAULT_HOURS, setShopHours } from '@nawl/domain/shop/hours'
import { DEFAULT_ORDER_PREFIX, setOrderPrefix } from '@nawl/domain/order/order-number'
import { DEFAULT_PRICES, setPrices } from '@nawl/domain/shop/price-list'
import { LANGUAGES } from '@nawl/messages/languages'
import { NO_SENTENCES, setOwnSentences } from '@nawl/messages/text/own-sentences'
import { setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { z } from 'zod'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'

import { startDatabase, type TestDatabase } from './db/postgres.ts'
import { layEmbeddedDatabase } from './db/test-template.ts'
import { buildApp } from '../src/app.ts'
import type { AssistantConfig } from '../src/platform/config/assistant-config.ts'
import type { AuthConfig } from '../src/platform/config/auth-config.ts'
import { isLoopback } from '../src/platform/config/is-loopback.ts'
import type { BlobConfig } from '../src/platform/config/blob-config.ts'
import { openBlobs } from '../src/platform/blobs/blob-store.ts'
import { builtInRugs } from '../src/catalogue/built-in-rugs.ts'
import { designNumbers } from '../src/catalogue/designs/design-number.store.ts'
import { shopRugs } from '../src/catalogue/designs/shop-rugs.ts'
import { rugCollectionStore } from '../src/catalogue/rug-collection.store.ts'
import { rugRenderer } from '../src/imaging/color/rug-renderer.ts'
import { openWebhooks } from '../src/integrations/webhooks/webhooks.ts'
import { issueSending } from '../src/outreach/newsletter/issues/issue-sending.ts'
import { openSettings } from '../src/settings/settings.ts'
import { setPrintedLogo } from '../src/platform/pdf/printed-logo.ts'
import { publishedDocuments } from '../src/platform/revisions/published.ts'
import { openSales } from '../src/sales/sales.ts'
import type { Config } from '../src/platform/config/config.ts'
import { contentReader } from '../src/catalogue/content/content.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import {
  contactsConfig,
  contactsEnvironment,
  sellerConfig,
  sellerEnvironment,
} from '../src/platform/config/shop-config.ts'
import {
  type HourlyLimits,
  hourlyLimits,
  RENDERS_PER_HOUR,
} from '../src/platform/http/limits/hourly-limit.ts'
import { mailConfig } from '../src/platform/config/email-config.ts'
import { emailTransport } from '../src/platform/email/email-transport.ts'
import { emailOutbox } from '../src/platform/email/outbox.ts'
import { type Gateways, openGateways } from '../src/sales/payments/gateways.ts'
import { paymentConfig, paymentEnvironment } from '../src/platform/config/payment-config.ts'
import { readRooms } from '../src/imaging/rooms/read-rooms.ts'
import { workshopConfig } from '../src/platform/config/workshop-config.ts'
import { readCannedAnswers } from '../src/outreach/messages/canned-answers.ts'

/** Ground, stripe and spot of the test rug, by coverage. */
export const RUG_HEXES = ['#E6DAC3', '#26323D', '#A8452F'] as const

type ShopOptions = {
  /** Stays when the shop closes; by default the shop has one of its own. */
  readonly database?: Pick<TestDatabase, 'url'>
  /** Defaults to folders. */
  readonly blobs?: BlobConfig
  readonly seeded?: boolean
  /** Where e-mails are sent; by default they are written to files. */
  readonly smtpUrl?: string
  readonly now?: () => number
  readonly assistant?: Partial<AssistantConfig>
  /** Defaults to a loopback address. */
  readonly publicUrl?: string
  /** Defaults to local sign-in. */
  readonly auth?: AuthConfig
  /** Wraps the shop's database. */
  readonly through?: (database: Database) => Database
  /** AUTH_KEY_SECRET; none by default. */
  readonly keySecret?: string
  /** Variables of payments; none by default. */
  readonly payments?: Readonly<Record<string, string>>
  /** Payment providers; by default those that the variables configure. */
  readonly gateways?: (config: Config, database: Database) => Gateways
  /** Defaults to what a shop does by itself. */
  readonly staffSecondFactor?: Config['staffSecondFactor']
  /** Rate limits; by default the shop's own. */
  readonly limits?: HourlyLimits
  /** Log output from level info; nothing is logged by default. */
  readonly logTo?: { readonly write: (line: string) => void }
}

/** A shop for tests: real database, real workers, an artwork folder with one small rug. */
export async function openShop(options: ShopOptions = {}) {
  const home = mkdtempSync(join(tmpdir(), 'nawl-'))
  const { now = Date.now } = options
  const config = configIn(home, options)
  writeBitmap(config.artworkDir, 'test/rug.bmp', smallRug())
  const own = options.database ? null : await startDatabase()
  const { url } = options.database ?? own ?? {}
  if (url === undefined) layEmbeddedDatabase(join(home, 'db'))
  const opened = await openDatabase({ url, directory: join(home, 'db') })
  const database = options.through?.(opened) ?? opened
  const blobs = await openBlobs(config.blobs, () => {})
  const alarms: string[] = []
  const report = (error: unknown) => void alarms.push(String(error))
  const limits = options.limits ?? hourlyLimits({ now, counts: null, report })
  const renderer = rugRenderer({
    artworkDir: config.artworkDir,
    blobs,
    // Shared between runs, because a tile takes seconds to generate and is deterministic.
    tileDir: resolve(import.meta.dirname, '../../../var/pile'),
    maxPixels: config.maxImagePixels,
    threads: 1,
    mayDraw: limits('composed', RENDERS_PER_HOUR.composed).check,
  })
  const rooms = readRooms(config.contentDir)
  const random = () => 0.37
  const published = publishedDocuments({ database, now, report })
  const settings = openSettings({ config, database, blobs, published, now })
  const transport = emailTransport(config.mail, join(home, 'outbox'), settings.business.sender)
  // Tests check for themselves what happens to an e-mail.
  const emails = emailOutbox({ database, transport, now, random, report: () => {} })
  const webhooks = openWebhooks({ config, database, emails, now, random, report })
  const issues = issueSending({ config, database, emails, now, report })
  const gateways = options.gateways?.(config, database) ?? (await openGateways(config, database))
  const rugs = shopRugs({
    store: rugCollectionStore(database),
    numbers: designNumbers(database),
    builtIn: () => builtInRugs(config.artworkDir),
    published,
  })
  const imageOf = (id: string) => `/artwork/${id}.jpg`
  const contents = contentReader({ folder: config.contentDir, imageOf, published, report })
  const sales = openSales({
    config,
    database,
    settings,
    blobs,
    emails,
    webhooks,
    gateways,
    rooms,
    canned: readCannedAnswers(published).in,
    now,
    random,
    report,
  })
  const deps = {
    config,
    database,
    blobs,
    state: () => ((options.seeded ?? true) ? ('open' as const) : ('preparing' as const)),
    rugs,
    renderer,
    contents,
    published,
    settings,
    rooms,
    emails,
    webhooks,
    issues,
    sales,
    now,
    limits,
    random,
    pages: false,
    ...logOf(options),
  }
  const app = await buildApp(deps)
  const close = async () => {
    await app.close()
    await renderer.close()
    await database.close()
    await own?.stop()
    rmSync(home, { recursive: true, force: true })
    // Test files share a process: what an owner set must not reach the next one.
    setGivenNames({ shop: COMES_WITH.shop, own: {} })
    setPrices(DEFAULT_PRICES)
    setShopHours(DEFAULT_HOURS)
    setOrderPrefix(DEFAULT_ORDER_PREFIX)
    setAccent(MADDER)
    setLogo(null)
    setPrintedLogo(async () => null)
    for (const { code } of Object.values(LANGUAGES)) setOwnSentences(code, NO_SENTENCES)
    setShadeCard([])
    setQuestionDays(RETENTION.questions.keep.amount)
  }
  return {
    app,
    config,
    database,
    settings,
    published,
    blobs,
    rugs,
    emails,
    webhooks,
    issues,
    sales,
    alarms,
    close,
  }
}

/** What the shop is called before any test names it. */
const COMES_WITH = givenNames()

const logOf = ({ logTo }: ShopOptions) => (logTo ? { logTo } : {})

/** Writes a file below an artwork folder. */
export function writeBitmap(artworkDir: string, path: string, bytes: Uint8Array): void {
  const file = join(artworkDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

function configIn(
  home: string,
  {
    smtpUrl,
    publicUrl = 'http://localhost:3000',
    auth,
    assistant,
    blobs,
    payments = {},
    staffSecondFactor = 'offered',
    keySecret,
    logTo,
  }: ShopOptions,
): Config {
  const mail = mailConfig({ SMTP_URL: smtpUrl }, publicUrl)
  const contacts = contactsConfig(z.object(contactsEnvironment).parse({}), mail)
  return {
    port: 0,
    host: '127.0.0.1',
    trustProxy: 'loopback',
    countryHeader: 'x-country',
    publicUrl,
    isLocal: isLoopback(publicUrl),
    isPublic: !isLoopback(publicUrl),
    dataDir: home,
    artworkDir: join(home, 'artwork'),
    blobs: blobs ?? { kind: 'folder', directory: home },
    databaseUrl: undefined,
    maxImagePixels: 40e6,
    mail,
    contacts,
    seller: sellerConfig(z.object(sellerEnvironment).parse({}), contacts),
    assistant: { vapi: undefined, model: undefined, ...assistant },
    auth: auth ?? { kind: 'local-google', allowedRedirects: [] },
    keySecret,
    payments: paymentConfig(z.object(paymentEnvironment).parse(payments), isLoopback(publicUrl)),
    prices: DEFAULT_PRICES,
    staff: ['desk@example.com'],
    staffSecondFactor,
    workshop: workshopConfig({}),
    closingNoticeMs: 0,
    watchdogMs: 0,
    otlpEndpoint: undefined,
    metricsToken: undefined,
    logLevel: logTo ? 'info' : 'silent',
    contentDir: resolve(import.meta.dirname, '../../../content'),
    webBuildDir: join(home, 'nothing'),
  }
}

/** 100 × 160 pixels: a dark band over a quarter of an ivory field, a brick square in its lower half. */
function smallRug(): Uint8Array {
  const yarns = new Uint8Array(100 * 160)
  yarns.fill(1, 100 * 20, 100 * 60)
  for (let y = 100; y < 140; y++) yarns.fill(2, y * 100 + 30, y * 100 + 70)
  return indexedBmp(yarns, 100, 160, RUG_HEXES)
}
