import {
  yarnAnswer,
  type YarnAnswer,
  yarnList,
  yarnParams,
  yarnQuery,
  yarnReplaceAnswer,
  yarnReplaceRequest,
  yarnRequest,
  yarnRestoreRequest,
  yarnStockAnswer,
  yarnStockRequest,
} from '@nawl/contract/desk/yarns'
import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

import type { ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import { type DeskDeps, deskScope, limitedMember } from '../identity/staff/desk-scope.ts'
import { ApiError, described } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import { revisionStore } from '../platform/revisions/revision.store.ts'
import type { Settings } from '../settings/settings.ts'
import { deskYarnOf, matchingYarns } from './list-yarns.ts'
import { ownDesigns } from './own-designs.ts'
import { replaceYarn, type ReplaceDeps } from './replace-yarn.ts'
import { yarnCsvRoutes } from './csv/yarn-csv.routes.ts'
import { YARN_PREFIX } from '../settings/yarns/yarn.store.ts'
import { yarnChanges, type YarnChangesDeps } from './yarn-changes.ts'
import { yarnUses } from './yarn-uses.ts'

export type YarnRoutesDeps = DeskDeps &
  YarnChangesDeps &
  ReplaceDeps & { readonly limits: HourlyLimits; readonly settings: Settings; readonly rugs: ShopRugs }

const PATH = '/api/desk/yarns'
const PAGE = 100
const NEAREST = 5
const CHANGES_PER_HOUR = 3_000
const about = described('desk')
const route = { config: { permission: 'yarns.change' as const }, bodyLimit: 32 * 1024 }

/** /api/desk/yarns: the shade card, what is out of stock, and where a yarn is used. */
export function yarnDeskRoutes(app: App, deps: YarnRoutesDeps): void {
  const { database, limits, settings, rugs } = deps
  const memberOf = deskScope(app, deps)
  const changes = yarnChanges(deps)
  const caller = limitedMember(memberOf, limits('desk-yarn', CHANGES_PER_HOUR))

  async function answerOf(code: string): Promise<YarnAnswer> {
    const yarn = settings.yarns.find(code)
    if (!yarn) throw new ApiError('yarn/unknown', { field: 'code' })
    const [rows, own] = await Promise.all([
      revisionStore(database).list(`${YARN_PREFIX}${code}`),
      ownDesigns(deps),
    ])
    return {
      yarn: deskYarnOf(yarn),
      nearest: nearestYarns(yarn.hex, NEAREST + 1, yarnsInStock())
        .filter((near) => near.yarn.code !== code)
        .slice(0, NEAREST)
        .map(({ yarn: { code: other, name, hex }, deltaE }) => ({ code: other, name, hex, deltaE })),
      uses: [...yarnUses(code, { rugs: rugs.atHand(), own })],
      revisions: rows.map(({ number, by, at, restores }) => ({ number, by, at: at.toISOString(), restores })),
    }
  }

  const list = about('The shade card, in pages', { 200: yarnList }, { querystring: yarnQuery })
  app.get(PATH, { ...route, schema: list }, ({ query }) => {
    const found = matchingYarns(settings.yarns.list(), query)
    const from = Number(query.before ?? 0) || 0
    const next = from + PAGE
    return {
      yarns: found.slice(from, next).map(deskYarnOf),
      count: found.length,
      next: next < found.length ? String(next) : null,
    }
  })

  const stock = about(
    'Puts yarns out of stock, or back',
    { 200: yarnStockAnswer },
    { body: yarnStockRequest },
  )
  app.put(`${PATH}/stock`, { ...route, schema: stock }, async (request) => {
    const { codes, isOut } = request.body
    await changes.stock(await caller(request), codes, isOut)
    const wanted = new Set(codes)
    return {
      yarns: settings.yarns
        .list()
        .filter(({ code }) => wanted.has(code))
        .map(deskYarnOf),
    }
  })

  yarnCsvRoutes(app, { ...deps, memberOf })

  const answer = { 200: yarnAnswer }
  const one = about('A yarn, where it is used, and what is most like it', answer, { params: yarnParams })
  app.get(`${PATH}/:code`, { ...route, schema: one }, ({ params }) => answerOf(params.code))

  const put = about('Changes a yarn, or adds one', answer, { params: yarnParams, body: yarnRequest })
  app.put(`${PATH}/:code`, { ...route, schema: put }, async (request) => {
    const { code } = request.params
    await changes.put(await caller(request), { code, ...request.body })
    return answerOf(code)
  })

  const restore = about('A yarn as it was before', answer, { params: yarnParams, body: yarnRestoreRequest })
  app.post(`${PATH}/:code/restore`, { ...route, schema: restore }, async (request) => {
    const { code } = request.params
    await changes.restore(await caller(request), { code, ...request.body })
    return answerOf(code)
  })

  const replace = about(
    'Another yarn in its place, in drafts of the owner’s designs',
    { 200: yarnReplaceAnswer },
    { params: yarnParams, body: yarnReplaceRequest },
  )
  // Drafts are of designs, which are not the workshop's.
  const edited = { ...route, config: { permission: 'catalogue.edit' as const } }
  app.post(`${PATH}/:code/replace`, { ...edited, schema: replace }, async (request) => {
    const [from, to] = [request.params.code, request.body.by].map((code) => settings.yarns.find(code))
    if (!from || !to || from === to || to.isArchived) throw new ApiError('yarn/unknown', { field: 'by' })
    return replaceYarn(deps, await caller(request), { from, to })
  })
}
