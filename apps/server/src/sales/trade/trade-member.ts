import { type TradeTerms, type TradeTier, tierIn } from '@nawl/domain/trade/trade-terms'
import type { FastifyRequest } from 'fastify'

import type { Person } from '../../identity/auth/person.store.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { tradeAccountOf, type TradeAccountRow } from './trade-account.store.ts'

export type TradeMember = {
  readonly person: Person
  readonly tier: TradeTier
  readonly terms: TradeTerms
  /** The member of staff to ask. */
  readonly contact: TradeAccountRow['contact']
  readonly practice: string
}
export type MemberAt = (request: FastifyRequest) => Promise<TradeMember>

/** Finds the member of the trade who calls. Throws `trade/not-a-member` for everybody else who is signed in. */
export function memberAt({
  auth,
  database,
  settings,
}: Pick<SalesRouteDeps, 'auth' | 'database' | 'settings'>): MemberAt {
  return async (request) => {
    const person = await auth.requirePerson(request)
    const account = await tradeAccountOf(database.orm, person.id)
    const terms = settings.trade.terms()
    const tier = account?.state === 'accepted' ? tierIn(terms, account.tier) : null
    if (!account || !tier) throw new ApiError('trade/not-a-member')
    return { person, tier, terms, contact: account.contact, practice: account.application.practice }
  }
}
