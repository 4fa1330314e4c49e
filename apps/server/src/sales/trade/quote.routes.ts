import {
  acceptTradeQuoteRequest,
  makeQuoteRequest,
  quoteAnswer,
  quoteParams,
} from '@nawl/contract/trade/quote'
import { projectParams } from '@nawl/contract/trade/project'
import { consignmentsOf, validUntil } from '@nawl/domain/trade/quote'
import { planIn, tradeTariff } from '@nawl/domain/trade/trade-terms'
import { isLender } from '@nawl/domain/order/instalments'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { quoteAcceptedToDesk } from './trade-emails.ts'
import { withApprovals } from './project-proofs.ts'
import type { ProjectStore } from './project.store.ts'
import type { QuoteRow, QuoteStore } from './quote.store.ts'
import { quoteRow, shownQuote } from './shown-quote.ts'
import type { MemberAt, TradeMember } from './trade-member.ts'

type Deps = SalesRouteDeps & {
  readonly projects: ProjectStore
  readonly quotes: QuoteStore
  readonly memberAt: MemberAt
}

const QUOTES_PER_HOUR = 120
const about = described('trade')

/** Quotes: made of a project, shown, withdrawn, and accepted, which makes orders of them. */
export function quoteRoutes(app: App, deps: Deps): void {
  const { projects, quotes, memberAt, settings, now, means, kinds, emails, config, wake } = deps
  const limit = deps.limits('trade-quote', QUOTES_PER_HOUR)
  const offered = () => means().filter((id) => !isLender(id))
  deps.accounts.onExport('quotes', async (tx, id) =>
    (await quotes.ofPerson(id, tx)).map((quote) => ({
      ...quoteRow(quote, new Date(now())),
      content: quote.content,
      orders: quote.orders,
    })),
  )
  const shown = (quote: QuoteRow, { contact, practice }: TradeMember) =>
    shownQuote(quote, {
      ...deps,
      contact,
      practice,
      now: new Date(now()),
      providers: offered(),
      termsVersion: settings.terms.version(),
    })

  const make = about(
    'Quotes the chosen rugs of a project, at the prices of now for as long as the owner says',
    { 200: quoteAnswer },
    { params: projectParams, body: makeQuoteRequest },
  )
  app.post('/api/account/projects/:id/quotes', { schema: make }, async (request, reply) => {
    const member = await memberAt(request)
    const { person, tier, terms } = member
    await limit.check(person.id)
    const personId = person.id
    const { id: projectId, content: project } = await projects.find({ id: request.params.id, personId })
    const { id, reference, plan: percents } = request.body
    const plan = planIn(tier, percents, terms)
    if (plan === undefined) throw new ApiError('quote/unknown-plan', { field: 'plan' })
    const tariff = tradeTariff(settings.prices.tariff(), tier.percent, plan)
    const notShippedTo = settings.prices.notShippedTo()
    const said = await deps.projectProofs.signed({ id: projectId, personId })
    const consignments = consignmentsOf(withApprovals(project, said), {
      tariff,
      notShippedTo,
      kinds: kinds.rules,
    })
    if (typeof consignments === 'string') throw new ApiError(`quote/${consignments}`)
    const { percent, name: tierName } = tier
    const quote = await quotes.make({
      id,
      personId,
      projectId,
      content: { project: project.plan.name, tierName, percent, tariff, reference, consignments },
      validUntil: validUntil(new Date(now()), terms.quoteDays),
    })
    return reply.headers(NO_STORE).send(shown(quote, member))
  })

  const one = { params: quoteParams }
  const show = about('A quote', { 200: quoteAnswer }, one)
  app.get('/api/account/quotes/:id', { schema: show }, async (request, reply) => {
    const member = await memberAt(request)
    const { person } = member
    const quote = await quotes.find({ id: request.params.id, personId: person.id })
    return reply.headers(NO_STORE).send(shown(quote, member))
  })

  const withdraw = about('Withdraws a quote that was not accepted', { 200: quoteAnswer }, one)
  app.post('/api/account/quotes/:id/withdraw', { schema: withdraw }, async (request, reply) => {
    const member = await memberAt(request)
    const { person } = member
    const named = { id: request.params.id, personId: person.id }
    await quotes.withdraw(named)
    return reply.headers(NO_STORE).send(shown(await quotes.find(named), member))
  })

  const accept = about(
    'Accepts a quote: an order for each address, paid by its link',
    { 200: quoteAnswer },
    { ...one, body: acceptTradeQuoteRequest },
  )
  app.post('/api/account/quotes/:id/accept', { schema: accept }, async (request, reply) => {
    const member = await memberAt(request)
    const { person } = member
    await limit.check(person.id)
    if (!offered().includes(request.body.provider)) throw new ApiError('payment/unknown-provider')
    const named = { id: request.params.id, personId: person.id }
    const { awaitsApproval, ...asked } = request.body
    const wish = {
      ...asked,
      ...(awaitsApproval && { awaitsApproval: 'of-all' as const }),
      email: person.email,
      termsVersion: settings.terms.version(),
      notShippedTo: settings.prices.notShippedTo(),
    }
    const shop = { publicUrl: config.publicUrl, tradeAddress: settings.business.mail().trade }
    const quote = await quotes.accept(named, wish, async (tx, row) => {
      const letter = quoteAcceptedToDesk(row, person.email, shop)
      await emails.write(tx, {
        kind: 'trade-quote-accepted-desk',
        about: row.id,
        letter,
        at: new Date(now()),
      })
    })
    emails.wake()
    wake()
    return reply.headers(NO_STORE).send(shown(quote, member))
  })
}
