import {
  acceptTradeRequest,
  deskTrade,
  type DeskTrade,
  pauseTradeRequest,
  refuseTradeRequest,
  tradeParams,
} from '@nawl/contract/trade/trade'
import { quoteState } from '@nawl/domain/trade/quote'
import type { TradeDecision } from '@nawl/domain/trade/trade-member'
import { tierIn } from '@nawl/domain/trade/trade-terms'
import type { FastifyRequest } from 'fastify'

import { recordChange } from '../../identity/staff/desk-change.store.ts'
import type { MemberOf } from '../../identity/staff/desk-scope.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { totalOf } from './shown-quote.ts'
import { decideTrade, latestQuotes, listTradeAccounts, type TradeAccountRow } from './trade-account.store.ts'
import { tradeDecided } from './trade-emails.ts'

type Deps = Pick<SalesRouteDeps, 'database' | 'settings' | 'emails' | 'config' | 'limits' | 'now'> & {
  readonly memberOf: MemberOf
}

const DECISIONS_PER_HOUR = 100
const about = described('desk')
const config = { permission: 'orders.handle' } as const
/** A tier is a price of its own: it takes a person who proves who they are, as publishing prices does. */
const PRICED = { ...config, secondFactor: 'fresh' } as const

/** /api/desk/trade: applications and members with their quotes, and what the desk decides. */
export function deskTradeRoutes(app: App, deps: Deps): void {
  const { database, settings, emails, now, memberOf } = deps
  const limit = deps.limits('trade-decision', DECISIONS_PER_HOUR)
  const list = () => shownTrade(deps)

  app.get('/api/desk/trade', { schema: about('Trade accounts', { 200: deskTrade }), config }, list)

  const accept = about(
    'Accepts an application, or gives a member another tier or contact',
    { 200: deskTrade },
    { params: tradeParams, body: acceptTradeRequest },
  )
  app.post('/api/desk/trade/:id/accept', { schema: accept, config: PRICED }, async (request) => {
    const { tier, contact } = request.body
    if (!tierIn(settings.trade.terms(), tier)) throw new ApiError('trade/unknown-tier', { field: 'tier' })
    await decide(request, request.params.id, { kind: 'accept', tier }, contact)
    return list()
  })

  const refuse = about(
    'Refuses an application',
    { 200: deskTrade },
    { params: tradeParams, body: refuseTradeRequest },
  )
  app.post('/api/desk/trade/:id/refuse', { schema: refuse, config }, async (request) => {
    await decide(request, request.params.id, { kind: 'refuse', reason: request.body.reason })
    return list()
  })

  const pause = about(
    'Pauses a trade account, so that it sees no prices of its own',
    { 200: deskTrade },
    { params: tradeParams, body: pauseTradeRequest },
  )
  app.post('/api/desk/trade/:id/pause', { schema: pause, config }, async (request) => {
    await decide(request, request.params.id, { kind: 'pause', reason: request.body.reason })
    return list()
  })

  async function decide(
    request: FastifyRequest,
    id: string,
    decision: TradeDecision,
    contact: TradeAccountRow['contact'] = null,
  ): Promise<void> {
    const { email: by } = memberOf(request)
    await limit.check(by)
    const at = new Date(now())
    const shop = { publicUrl: deps.config.publicUrl, tradeAddress: settings.business.mail().trade }
    await database.orm.transaction(async (tx) => {
      const result = await decideTrade(tx, { id, decision, contact, by, at })
      if (typeof result === 'string') throw new ApiError(`trade/${result}`)
      const { before, after, email } = result
      const percent = tierIn(settings.trade.terms(), after.tier)?.percent ?? null
      const letter = tradeDecided(after, email, shop, percent)
      await emails.write(tx, {
        kind: 'trade-decided',
        about: `${id} ${after.state} ${at.toISOString()}`,
        letter,
        at,
      })
      await recordChange(tx, {
        at,
        by,
        kind: `trade.${after.state === 'accepted' ? 'accepted' : after.state === 'refused' ? 'refused' : 'paused'}`,
        subject: email,
        before: { state: before.state, tier: before.tier },
        after: { state: after.state, tier: after.tier, reason: after.reason },
      })
    })
    emails.wake()
  }
}

async function shownTrade({ database: { orm }, settings, now }: Deps): Promise<DeskTrade> {
  const at = new Date(now())
  const quotes = await latestQuotes(orm)
  const accounts = await listTradeAccounts(orm)
  return {
    accounts: accounts.map(({ row, email, name, projects }) => ({
      id: row.id,
      email,
      name,
      state: row.state,
      application: row.application,
      reason: row.reason,
      tier: row.tier,
      contact: row.contact,
      appliedAt: row.appliedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: row.decidedBy,
      projects: projects ?? 0,
      quotes: quotes
        .filter(({ personId }) => personId === row.personId)
        .map((quote) => ({
          id: quote.id,
          number: quote.number,
          project: quote.content.project,
          total: totalOf(quote.content),
          state: quoteState(quote, at),
          validUntil: quote.validUntil.toISOString(),
          orders: quote.orders,
        })),
    })),
    tiers: settings.trade.terms().tiers.map(({ id, name, percent }) => ({ id, name, percent })),
  }
}
