import { designList, draftLink, newDesign } from '@nawl/contract/desk/design'
import { documentAnswer } from '@nawl/contract/desk/document'
import { designAddress } from '@nawl/domain/catalogue/address'
import { isDesignSlug, USUAL_COLLECTION } from '@nawl/domain/catalogue/own-design'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { documentRoutes } from '../../settings/document.routes.ts'
import { documents, type DocumentsDeps } from '../../settings/documents.ts'
import { designCsvRoutes } from './csv/design-csv.routes.ts'
import type { DesignKind } from './design-kind.ts'
import { listDesigns } from './list-designs.ts'
import { type DrawingDeps, drawingRoutes } from './drawing.routes.ts'
import type { DraftDesigns } from './draft-designs.ts'
import { listingKind } from './listing-kind.ts'
import type { ShopRugs } from './shop-rugs.ts'

type Deps = DeskDeps &
  DocumentsDeps &
  DrawingDeps & {
    readonly designs: DesignKind
    readonly rugs: ShopRugs
    readonly draftDesigns: DraftDesigns
  }

const PATH = '/api/desk/designs'
const about = described('desk')

/** /api/desk/designs and /api/desk/listing: designs as documents, the drawings they are made from, and their order. */
export async function designRoutes(app: App, deps: Deps): Promise<void> {
  const { designs, rugs, drawings, draftDesigns, limits } = deps
  const memberOf = deskScope(app, deps)
  const config = { permission: designs.permission }
  documentRoutes(app, `${PATH}/:key`, { ...deps, memberOf }, designs)
  documentRoutes(app, '/api/desk/listing', { ...deps, memberOf }, listingKind(rugs))
  await app.register(async (scope) => drawingRoutes(scope as App, { ...deps, memberOf }))
  await app.register(async (scope) => designCsvRoutes(scope as App, { ...deps, memberOf }))
  const held = documents(deps, designs)

  const list = about('Every design, in the order of the listing', { 200: designList })
  app.get(PATH, { config, schema: list }, async () => {
    const [listed, upgraded] = await Promise.all([listDesigns(deps), held.upgraded()])
    return { designs: listed.map((design) => ({ ...design, isUpgraded: upgraded.has(design.slug) })) }
  })

  const limit = limits('desk-design', DESIGNS_PER_HOUR)
  const begin = about(
    'Begins a design at an address that nobody has',
    { 201: documentAnswer(designs.schema) },
    { body: newDesign },
  )
  app.post(PATH, { config, bodyLimit: 4 * 1024, schema: begin }, async (request, reply) => {
    const by = memberOf(request)
    await limit.check(by.email)
    const { slug, drawing: id } = request.body
    if (!isDesignSlug(slug)) throw new ApiError('request/invalid', { field: 'slug', fault: 'wrong' })
    const drawing = await drawings.find(id)
    if (!drawing) throw new ApiError('design/no-such-drawing', { field: 'drawing' })
    const { base, draft } = await held.read(slug)
    const seed = rugs.builtIn()
    const isBuiltIn = seed.some((rug) => designAddress(seed, rug) === slug)
    // Revisions stay, so an address is never given to another design.
    if (base > 0 || draft || isBuiltIn) throw new ApiError('design/slug-taken', { field: 'slug' })
    const saved = await held
      .saveDraft(by, slug, { value: { ...EMPTY, drawing }, version: 0, base: 0 })
      .catch((error: unknown) => {
        throw error instanceof ApiError && error.code === 'document/written-meanwhile'
          ? new ApiError('design/slug-taken', { field: 'slug', cause: error })
          : error
      })
    return reply.status(201).send(saved)
  })

  const link = about(
    'Where a draft is seen',
    { 200: draftLink },
    { params: z.object({ key: z.string().max(200) }) },
  )
  app.get(`${PATH}/:key/link`, { config, schema: link }, async ({ params: { key } }) => {
    if (!designs.isKey?.(key)) throw new ApiError('document/unknown')
    return { path: `/product/${await draftDesigns.addressOf(key)}` }
  })
}

const DESIGNS_PER_HOUR = 600

/** What a design is before anything is written of it. */
const EMPTY = {
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  collection: USUAL_COLLECTION,
  tags: [],
  room: 'living',
  palettes: [],
  fit: USUAL_FIT,
  isArchived: false,
} as const
