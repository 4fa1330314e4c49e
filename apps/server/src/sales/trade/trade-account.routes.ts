import { tradeAnswer, type TradeAnswer, tradeApplication } from '@nawl/contract/trade/trade'
import type { TradeTerms } from '@nawl/domain/trade/trade-terms'
import { tierIn } from '@nawl/domain/trade/trade-terms'

import { addressesOf } from '../../identity/auth/person.store.ts'
import { forgetSubjects } from '../../identity/staff/desk-change.store.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { applyForTrade, type TradeAccountRow, tradeAccountOf } from './trade-account.store.ts'
import { applicationReceived, appliedToDesk } from './trade-emails.ts'

const APPLICATIONS_PER_HOUR = 5
const about = described('trade')

/** /api/account/trade: a person's trade account, and the application for one. */
export function tradeAccountRoutes(app: App, deps: SalesRouteDeps): void {
  const { auth, database, settings, emails, config, limits, now, accounts } = deps
  const limit = limits('trade-application', APPLICATIONS_PER_HOUR)
  accounts.onExport('trade', async (tx, id) => {
    const row = await tradeAccountOf(tx, id)
    return row && { ...shownAccount(row, settings.trade.terms()), appliedAt: row.appliedAt }
  })
  // The account goes with the person; the record of who decided on it stays.
  accounts.onDelete(async (tx, id) =>
    forgetSubjects(tx, await addressesOf(tx, id), ['trade.accepted', 'trade.refused', 'trade.paused']),
  )

  const show = about('One’s trade account', { 200: tradeAnswer })
  app.get('/api/account/trade', { schema: show }, async (request, reply) => {
    const { id } = await auth.requirePerson(request)
    const row = await tradeAccountOf(database.orm, id)
    return reply.headers(NO_STORE).send(shownAccount(row, settings.trade.terms()))
  })

  const apply = about(
    'Applies for a trade account, or corrects the application',
    { 200: tradeAnswer },
    { body: tradeApplication },
  )
  app.post('/api/account/trade', { schema: apply }, async (request, reply) => {
    const person = await auth.requirePerson(request)
    await limit.check(person.id)
    const { language, ...application } = request.body
    const at = new Date(now())
    const shop = { publicUrl: config.publicUrl, tradeAddress: settings.business.mail().trade }
    const row = await database.orm.transaction(async (tx) => {
      const stored = await applyForTrade(tx, { personId: person.id, application, language, at })
      if (!stored) throw new ApiError('trade/wrong-state')
      const mail = `${stored.id} ${at.toISOString()}`
      const toDesk = appliedToDesk(stored, person.email, shop)
      await emails.write(tx, { kind: 'trade-applied-desk', about: mail, letter: toDesk, at })
      // Corrections are told to the desk only.
      const receipt = applicationReceived(stored, person.email, shop)
      await emails.write(tx, { kind: 'trade-applied', about: stored.id, letter: receipt, at })
      return stored
    })
    emails.wake()
    return reply.headers(NO_STORE).send(shownAccount(row, settings.trade.terms()))
  })
}

function shownAccount(row: TradeAccountRow | null, terms: TradeTerms): TradeAnswer {
  const tier = row?.state === 'accepted' ? tierIn(terms, row.tier) : null
  return {
    state: row?.state ?? null,
    application: row?.application ?? null,
    reason: row?.reason ?? '',
    tier: tier && {
      name: tier.name,
      percent: tier.percent,
      plans: tier.plans.map((plan) => [...plan]),
    },
    contact: row?.state === 'accepted' ? row.contact : null,
  }
}
