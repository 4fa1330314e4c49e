import type { ProjectAnswer, ShownPlan } from '@nawl/contract/trade/project'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { less } from '@nawl/domain/money/money'
import { optionsOf, type Project } from '@nawl/domain/trade/project'
import { pricesByAddress } from '@nawl/domain/trade/quote'
import { tradeTariff } from '@nawl/domain/trade/trade-terms'

import { shownRug } from '../kinds/rug/sold-rug.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { type ProjectProofs, saidOf } from './project-proofs.ts'
import type { ProjectRow } from './project.store.ts'
import { quoteRow } from './shown-quote.ts'
import type { QuoteRow } from './quote.store.ts'
import type { TradeMember } from './trade-member.ts'

type View = Pick<SalesRouteDeps, 'kinds'> & {
  readonly tariff: Tariff
  readonly quotes: readonly QuoteRow[]
  readonly shownToClient: Awaited<ReturnType<ProjectProofs['list']>>
  readonly now: Date
} & Pick<TradeMember, 'tier' | 'contact'>

/** A project in the API's format, for the member whose it is: the only place where net prices of a project stand. */
export function shownProject({ id, version, content }: ProjectRow, view: View): ProjectAnswer {
  const { tier, contact, tariff, kinds, shownToClient } = view
  const net = tradeTariff(tariff, tier.percent, null)
  const options = linesOf(content).map(({ repeats, place, ...line }) => {
    const { goods, discount } = priceCart([line], null, net, kinds.rules).amounts.USD
    const { design, picture, studio } = shownRug(line)
    return {
      id: line.id,
      design,
      picture,
      studio,
      list: goods,
      net: less(goods, discount),
      repeats,
      client: clientOf(saidOf({ ...line, place }, shownToClient.lines)),
    }
  })
  return {
    id,
    version,
    plan: content.plan as ShownPlan, // arrays of the domain are read-only
    options,
    prices: [...pricesByAddress(content, net, kinds.rules)],
    contact,
    percent: tier.percent,
    plans: tier.plans.map((plan) => [...plan]),
    proofs: shownToClient.proofs,
    quotes: view.quotes.map((quote) => quoteRow(quote, view.now)),
  }
}

function clientOf(said: ReturnType<typeof saidOf>) {
  if (!said) return null
  const { proof, decision, author, at, remarks, isNewer } = said
  return { proof, decision, author, at: at?.toISOString() ?? null, remarks, isNewer }
}

/** The options of a project as lines. */
function linesOf({ plan, designs }: Project) {
  return optionsOf(plan).flatMap(({ rug, option }) => {
    const known = designs[option.id]
    return known
      ? [
          {
            id: option.id,
            design: known.design,
            quantity: option.quantity,
            repeats: known.repeats,
            place: rug.id,
          },
        ]
      : []
  })
}
