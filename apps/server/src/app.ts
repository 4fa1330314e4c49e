import { join } from 'node:path'
import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import { findDesign } from '@nawl/domain/catalogue/address'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { accountData } from './identity/accounts/account-data.ts'
import { accountRoutes } from './identity/accounts/account.routes.ts'
import { savedRoutes } from './identity/accounts/saved.routes.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { questionRoutes } from './assistant/questions/question.routes.ts'
import { openAuth } from './identity/auth/auth.ts'
import type { ProviderAccount } from './identity/auth/person.store.ts'
import { knownRugs, rugFinder } from './catalogue/known-rugs.ts'
import { designAtRoutes } from './catalogue/designs/design-at.routes.ts'
import { designKind } from './catalogue/designs/design-kind.ts'
import { designNumbers } from './catalogue/designs/design-number.store.ts'
import { designRoutes } from './catalogue/designs/design.routes.ts'
import { draftDesigns } from './catalogue/designs/draft-designs.ts'
import { designsOfDrawing, makeDesignPictures } from './catalogue/designs/pictured-designs.ts'
import type { ShopRugs } from './catalogue/designs/shop-rugs.ts'
import { rugCollectionRoutes } from './catalogue/rug-collection.routes.ts'
import { designPictureRoutes } from './imaging/designs/design-pictures.routes.ts'
import { designPictures } from './imaging/designs/design-pictures.ts'
import { drawingStore } from './imaging/designs/drawings.store.ts'
import { logoPictureRoutes, logoRoutes } from './imaging/logo/logo.routes.ts'
import { photoFileRoutes, photoRoutes } from './imaging/photos/photo.routes.ts'
import { photoStore } from './imaging/photos/photo.store.ts'
import { waitForPictures } from './imaging/artwork/late-artwork.ts'
import { bitmapRoutes } from './imaging/color/bitmap.routes.ts'
import { colorRoutes } from './imaging/color/color.routes.ts'
import type { RugRenderer } from './imaging/color/rug-renderer.ts'
import { salesRoutes } from './sales/sales.routes.ts'
import type { SalesDeps } from './sales/sales-deps.ts'
import type { Sales } from './sales/sales.ts'
import type { ReadContents } from './catalogue/content/content.ts'
import { contentRoutes } from './catalogue/content/content.routes.ts'
import { consultationRoutes } from './outreach/consultation/consultation.routes.ts'
import { enquiryRoutes } from './outreach/enquiry/enquiry.routes.ts'
import { messageRoutes } from './outreach/messages/message.routes.ts'
import { secondFactorRoutes } from './identity/second-factor/second-factor.routes.ts'
import { tokenRoutes } from './integrations/tokens/token.routes.ts'
import { webhookRoutes } from './integrations/webhooks/webhook.routes.ts'
import { tokenCallers } from './identity/tokens/token-callers.ts'
import { staffAccounts } from './identity/staff/staff-accounts.ts'
import { staffRoutes } from './identity/staff/staff.routes.ts'
import { invitationRoutes } from './identity/staff/invitation.routes.ts'
import { savedViewRoutes } from './identity/staff/saved-view.routes.ts'
import { siteTextRoutes } from './catalogue/content/site-text.routes.ts'
import { siteTextKind } from './catalogue/content/site-text-kind.ts'
import { accentRoutes } from './settings/accent.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import type { Published } from './platform/revisions/published.ts'
import { apiDocs } from './platform/http/api-docs.ts'
import { daily } from './platform/jobs/daily.ts'
import { type App, fastifyApp } from './platform/http/fastify-app.ts'
import { healthRoutes, type ShopState } from './platform/http/health.routes.ts'
import type { HourlyLimits } from './platform/http/limits/hourly-limit.ts'
import { servePages } from './platform/http/pages/pages.ts'
import { handleProblems } from './platform/http/problem-handler.ts'
import { secure } from './platform/http/security.ts'
import { signedLinks } from './platform/email/signed-links.ts'
import { outboxFolder } from './platform/email/outbox-files.ts'
import { newsletterRoutes } from './outreach/newsletter/newsletter.routes.ts'
import { issueRoutes } from './outreach/newsletter/issues/issue.routes.ts'
import type { IssueSending } from './outreach/newsletter/issues/issue-sending.ts'
import { uploadPool } from './imaging/uploads/upload-pool.ts'
import { incomingFiles } from './imaging/uploads/incoming-files.ts'
import { uploadRoutes } from './imaging/uploads/uploads.routes.ts'
import { accountSections } from './privacy/account-sections.ts'
import { sweepByRetention } from './privacy/retention-sweeps.ts'
import { recommendationRoutes } from './catalogue/recommendation/recommendation.routes.ts'
import { type QuietMoment, quietMoment } from './platform/http/pages/quiet-moment.ts'
import { makePagePictures } from './catalogue/page-pictures.ts'
import { roomPictures } from './imaging/rooms/room-pictures.ts'
import { roomsRoutes } from './imaging/rooms/rooms.routes.ts'
import { shareRoutes } from './imaging/share/share.routes.ts'
import { shownRugRoute } from './imaging/share/shown-rug.routes.ts'
import { speechRoutes } from './assistant/speech/speech.routes.ts'
import { downloadRoutes } from './imaging/downloads/downloads.routes.ts'
import { ownFloorRoutes } from './imaging/own-floor/own-floor.routes.ts'
import { type Metrics, openMetrics } from './platform/observability/metrics.ts'
import { traceAnswers } from './platform/observability/trace-answers.ts'
import { measureAnswers, metricsRoutes } from './platform/observability/metrics.routes.ts'
import { projectProofs } from './proofs/project-proofs.ts'
import { proofRoutes } from './proofs/proof.routes.ts'
import { moneyRoutes } from './reports/money/money.routes.ts'
import { reportRoutes } from './reports/report.routes.ts'
import { openVisits } from './reports/visits/visits.ts'
import { visitRoutes } from './reports/visits/visit.routes.ts'
import { floorRoutes, openFloor } from './workshop/floor/floor.routes.ts'
import { orderProgressRoutes } from './workshop/floor/order-progress.routes.ts'
import { packRoutes } from './workshop/pack.routes.ts'
import { openPacks } from './workshop/open-packs.ts'
import { yarnDeskRoutes } from './yarns/yarn.routes.ts'
import { yarnLedgerRoutes, woolAnswerRoutes } from './yarns/ledger/yarn-ledger.routes.ts'
import { yarnRoutes } from './imaging/yarn/yarn.routes.ts'

export type AppDeps = Omit<SalesDeps, 'canned' | 'gateways' | 'report'> & {
  readonly state: () => ShopState
  readonly rugs: ShopRugs
  readonly renderer: RugRenderer
  readonly sales: Sales
  readonly limits: HourlyLimits
  readonly contents: ReadContents
  readonly published: Published
  readonly issues: IssueSending
  /** Whether to serve the built pages; in development Vite does. */
  readonly pages: boolean
  /** Destination of log lines; defaults to standard output. */
  readonly logTo?: { readonly write: (line: string) => void }
}

type ApiDeps = AppDeps & { readonly metrics: Metrics; readonly quiet: QuietMoment }

/** The shop's HTTP server with all routes. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config } = deps
  const app = fastifyApp(deps)
  handleProblems(app)
  await secure(app, config)
  const metrics = openMetrics({ ...deps, renderLoad: deps.renderer.load })
  measureAnswers(app, metrics)
  await traceAnswers(app, config.otlpEndpoint)
  await app.register(compress, {
    // Browsers would prefer Zstandard, but at a speed suitable for pages its output is twice the size.
    encodings: ['br', 'gzip'],
    // No client sends compressed bodies, and decompression would allow bombs.
    globalDecompression: false,
    // Pages are streamed, so every chunk is flushed at once.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // A window of the longest page: with the default, each open answer holds eight megabytes.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
  // Before the scopes: a hook of one scope does not see the requests of another.
  const quiet = quietMoment(app, { quietMs: 1_000, mostMs: 60_000 })
  await app.register(async (scope) => api(scope as App, { ...deps, metrics, quiet }))
  await app.register(async (scope) => {
    waitForPictures(scope, config.artworkDir)
    await scope.register(staticFiles, {
      root: config.artworkDir,
      prefix: '/artwork/',
      decorateReply: false,
      index: false,
      maxAge: '1h',
      // Only pictures are public; bitmaps are source files.
      allowedPath: (path) => /\.(?:avif|webp|jpg)$/.test(path),
    })
  })
  await speechRoutes(app, deps.rugs.atHand)
  for (const running of [deps.emails, deps.webhooks, deps.issues, deps.published]) {
    app.addHook('onReady', async () => running.start())
    app.addHook('onClose', () => running.stop())
  }
  if (deps.pages) await servePages(app, config, deps.published.version)
  return app
}

async function api(app: App, deps: ApiDeps): Promise<void> {
  // Calls are JSON or have no body.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await apiDocs(app)
  rugCollectionRoutes(app, deps)
  colorRoutes(app, deps)
  yarnRoutes(app, deps)
  woolAnswerRoutes(app, deps)
  bitmapRoutes(app, deps)
  const { config, database, now } = deps
  const uploads = uploadPool({ maxPixels: Math.min(config.maxImagePixels, UPLOADS.mostPixels) })
  app.addHook('onClose', () => uploads.close())
  const incoming = incomingFiles(join(config.dataDir, 'incoming'))
  daily(app, 'uploads that were cut off', () => incoming.sweep(now()))
  await app.register((scope) => uploadRoutes(scope as App, { ...deps, uploads, incoming }))
  const pictures = roomPictures(deps)
  app.addHook('onClose', () => pictures.close())
  const drafts = draftDesigns({
    ...deps,
    links: signedLinks({ database, secret: config.keySecret }),
  })
  const findRug = rugFinder({ ...deps, draftDesigns: drafts, log: app.log })
  designAtRoutes(app, { ...deps, draftDesigns: drafts })
  const ofDesigns = designPictures(deps)
  app.addHook('onClose', () => ofDesigns.close())
  designPictureRoutes(app, { designPictures: ofDesigns, designsOf: designsOfDrawing(deps) })
  makeDesignPictures(app, { ...deps, designPictures: ofDesigns })
  shareRoutes(app, { ...deps, pictures, findRug })
  shownRugRoute(app, { ...deps, findRug })
  await roomsRoutes(app, { ...deps, pictures, findRug })
  makePagePictures(app, { ...deps, pictures, findRug })
  await newsletterRoutes(app, deps)
  consultationRoutes(app, deps)
  enquiryRoutes(app, deps)
  assistantRoutes(app, deps)
  await contentRoutes(app, deps)
  await downloadRoutes(app, { ...deps, findRug })
  await ownFloorRoutes(app, { ...deps, findRug })
  const visits = openVisits({
    ...deps,
    report: (error, message) => app.log.warn({ err: error }, message),
  })
  app.addHook('onReady', async () => visits.start())
  app.addHook('onClose', () => visits.stop())
  daily(app, 'sums of visits', visits.sweep)
  visitRoutes(app, { config, visits })
  const accounts = accountData()
  accountSections(accounts)
  const staff = staffAccounts({
    database,
    emails: config.staff,
    factorRule: config.staffSecondFactor,
    now,
    log: app.log,
  })
  const tokens = tokenCallers(deps)
  const onSignIn = (account: ProviderAccount) => staff.roleOf(account, async () => true)
  const auth = await openAuth(app, { ...deps, onSignIn })
  accountRoutes(app, { ...deps, accounts, auth, staff })
  const photos = photoStore(deps.blobs)
  const texts = siteTextKind({
    contentDir: config.contentDir,
    isDesign: (rug) => findDesign(deps.rugs.atHand(), rug) !== null,
    isPhoto: photos.isKnown,
  })
  const drawings = drawingStore(deps.blobs)
  const designs = designKind({ drawings, numbers: designNumbers(database), now })
  const desk = {
    ...deps,
    auth,
    staff,
    tokens,
    texts,
    designs,
    drawings,
    photos,
    draftDesigns: drafts,
    uploads,
    incoming,
    visits,
  }
  const deskRoutes = [
    staffRoutes,
    invitationRoutes,
    secondFactorRoutes,
    savedViewRoutes,
    settingsRoutes,
    accentRoutes,
    logoRoutes,
    logoPictureRoutes,
    photoRoutes,
    photoFileRoutes,
    siteTextRoutes,
    designRoutes,
    yarnDeskRoutes,
    yarnLedgerRoutes,
    webhookRoutes,
    tokenRoutes,
    reportRoutes,
    moneyRoutes,
    messageRoutes,
    questionRoutes,
    issueRoutes,
  ]
  for (const routes of deskRoutes) await app.register(async (scope) => routes(scope as App, desk))
  const known = knownRugs({ ...deps, log: app.log })
  savedRoutes(app, { ...deps, accounts, auth, knownRugs: known })
  recommendationRoutes(app, { knownRugs: known })
  const packs = openPacks(app, deps)
  const onFloor = { ...deps, uploads, incoming, floor: openFloor({ ...deps, uploads, incoming }) }
  await salesRoutes(app, {
    ...deps,
    accounts,
    auth,
    staff,
    tokens,
    knownRugs: known,
    staffRoutes: (scope, orderOf, memberOf) => {
      packRoutes(scope, { ...deps, packs, orderOf })
      floorRoutes(scope, { ...onFloor, packs, orderOf, memberOf })
    },
    customerRoutes: (scope, open) => orderProgressRoutes(scope, { ...onFloor, open }),
    pictures,
    uploads,
    incoming,
    visits,
    projectProofs: projectProofs(deps),
    drawDesign: (design, waiting) => packs.drawings(design, waiting),
  })
  proofRoutes(app, { ...deps, accounts, auth, knownRugs: known })
  sweepByRetention(app, { ...deps, outboxFolder: outboxFolder(deps.config) })
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
}
