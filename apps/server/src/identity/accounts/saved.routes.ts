import {
  favourite,
  type SavedThings,
  savedThings,
  rugAddress,
  savedDesign,
  savedDesignRequest,
  viewedRug,
} from '@nawl/contract/account/saved'
import { decodeDesign } from '@nawl/domain/rug/design-link'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import { perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { designsOf, favouritesOf, viewedOf } from './saved-rows.ts'
import { type Keeping, type SavedStore, savedStore } from './saved.store.ts'
import type { AccountDeps } from './account.routes.ts'

/** Per caller; a visitor counts a look at each rug that they open. */
const CHANGES_PER_HOUR = 3_000
/** Size of the largest valid `kept` body. */
const MERGE_LIMIT = 512 * 1024

type Deps = AccountDeps & {
  /** Looks up rugs that can be saved, by page address. */
  readonly knownRugs: { readonly find: (address: string) => Promise<unknown> }
}
type Rooms = Pick<Deps, 'auth' | 'knownRugs'> & {
  readonly store: SavedStore
  readonly preHandler: ReturnType<typeof perCaller>
}

const about = described('account')
const byAddress = z.object({ address: rugAddress })
const byId = z.object({ id: z.uuid() })
// Personal data must not be cached.

/** /api/account/kept, favourites, designs and viewed: a person's own saved things. */
export function savedRoutes(app: App, { database, now, auth, accounts, knownRugs, limits }: Deps): void {
  const store = savedStore({ database, now })
  const preHandler = perCaller(limits('saved', CHANGES_PER_HOUR))
  accounts.onExport('favourites', favouritesOf)
  accounts.onExport('designs', designsOf)
  accounts.onExport('viewed', viewedOf)

  const show = about('What is savedThings with the account', { 200: savedThings })
  app.get('/api/account/kept', { schema: show }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    return reply.headers(NO_STORE).send(await store.read(id))
  })

  const merge = about(
    'Adds what a visitor brings along when they sign in',
    { 200: savedThings },
    {
      description:
        'Each thing is savedThings once, however often this is sent. Rugs that do not exist and links that cannot be read ' +
        'are left out. Where there are more favourites or designs than an account holds, nothing is added.',
      body: savedThings,
    },
  )
  app.post(
    '/api/account/kept',
    { schema: merge, preHandler, bodyLimit: MERGE_LIMIT },
    async (request, reply) => {
      const { id } = await auth.requirePerson(request)
      const brought = await sound(request.body, knownRugs, now())
      return reply.headers(NO_STORE).send(savedOf(await store.merge(id, brought)))
    },
  )
  favouriteRoutes(app, { auth, knownRugs, store, preHandler })
  designRoutes(app, { auth, knownRugs, store, preHandler })
  viewedRoutes(app, { auth, knownRugs, store, preHandler })
}

function favouriteRoutes(app: App, { auth, knownRugs, store, preHandler }: Rooms): void {
  const path = '/api/account/favourites/:address'
  const add = about('Gives a rug a heart', { 200: favourite }, { params: byAddress })
  app.put(path, { schema: add, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const { address } = request.params
    await requireRug(knownRugs, address)
    return reply.headers(NO_STORE).send(savedOf(await store.addFavourite(id, address)))
  })
  const remove = about('Takes the heart away', { 204: z.null() }, { params: byAddress })
  app.delete(path, { schema: remove, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    await store.removeFavourite(id, request.params.address)
    return reply.status(204).send(null)
  })
}

function designRoutes(app: App, { auth, knownRugs, store, preHandler }: Rooms): void {
  const path = '/api/account/designs/:id'
  const save = about(
    'Saves a design, or renames or replaces one',
    { 200: savedDesign },
    { params: byId, body: savedDesignRequest },
  )
  app.put(path, { schema: save, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const { address, link } = request.body
    await requireRug(knownRugs, address)
    if (!isReadable(link)) throw new ApiError('account/unreadable-design', { field: 'link' })
    const design = { ...request.body, id: request.params.id.toLowerCase() }
    return reply.headers(NO_STORE).send(savedOf(await store.saveDesign(id, design)))
  })
  const remove = about('Deletes a design', { 204: z.null() }, { params: byId })
  app.delete(path, { schema: remove, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    await store.removeDesign(id, request.params.id)
    return reply.status(204).send(null)
  })
}

function viewedRoutes(app: App, { auth, knownRugs, store, preHandler }: Rooms): void {
  const look = about('Counts a look at a rug', { 200: viewedRug }, { params: byAddress })
  app.put('/api/account/viewed/:address', { schema: look, preHandler }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const { address } = request.params
    await requireRug(knownRugs, address)
    return reply.headers(NO_STORE).send(savedOf(await store.countView(id, address)))
  })
}

function savedOf<T>(keeping: Keeping<T>): T {
  if (!keeping.ok) throw new ApiError(`account/${keeping.reason}`)
  return keeping.kept
}

async function requireRug(knownRugs: Deps['knownRugs'], address: string): Promise<void> {
  if (!(await knownRugs.find(address))) throw new ApiError('account/unknown-rug', { field: 'address' })
}

/** An empty link means the design as drawn. */
const isReadable = (link: string) => link === '' || decodeDesign(link).ok

/** Filters what a browser sends: known rugs, valid links, times not in the future, normalized ids. */
async function sound(
  { favourites, designs, viewed }: SavedThings,
  knownRugs: Deps['knownRugs'],
  now: number,
): Promise<SavedThings> {
  const addresses = new Set([...favourites, ...designs, ...viewed].map(({ address }) => address))
  const exists = new Set<string>()
  for (const address of addresses) if (await knownRugs.find(address)) exists.add(address)
  const known = <T extends { readonly address: string; readonly at: string }>(things: readonly T[]) =>
    things
      .filter(({ address }) => exists.has(address))
      .map((thing) => ({ ...thing, at: past(thing.at, now) }))
  return {
    favourites: known(favourites),
    designs: known(designs)
      .filter(({ link }) => isReadable(link))
      .map((design) => ({ ...design, id: design.id.toLowerCase() })),
    viewed: known(viewed),
  }
}

/** A time in the future would keep an entry on top for ever. */
const past = (at: string, now: number) => new Date(Math.max(0, Math.min(now, Date.parse(at)))).toISOString()
