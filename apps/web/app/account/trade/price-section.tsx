import type { ProjectAnswer } from '@nawl/contract/trade/project'
import { discountsIn } from '@nawl/domain/cart/price-cart'
import type { Cents } from '@nawl/domain/money/money'
import * as cart from '@nawl/messages/cart'
import * as messages from '@nawl/messages/trade-account'

import { usePrice } from '../../page/country/use-price.ts'
import { discountText } from '../../sales/cart/lines/line-messages.ts'
import { Section } from '../../ui/section.tsx'
import type { ProjectEditor } from './use-project.ts'

/** What the chosen rugs cost together: by the list, less both discounts, and beside the budget. */
export function PriceSection({ editor: { project, plan } }: { readonly editor: ProjectEditor }) {
  const { price, lessPrice } = usePrice()
  const { prices } = project
  const [first] = prices
  if (!first) return null
  const sumOf = (part: (each: ProjectAnswer['prices'][number]) => number) =>
    prices.reduce((sum, each) => sum + part(each), 0)
  const total = sumOf(({ amounts }) => amounts.USD.total)
  const byNumber = sumOf((each) => discountsIn(each).byNumber.USD)
  const byTier = sumOf((each) => discountsIn(each).byCode?.amounts.USD ?? 0)
  const left = plan.budget === null ? null : plan.budget - total
  // Whole, by the contract.
  const shown = (amount: number) => price(amount as Cents)
  return (
    <Section title={messages.total}>
      <dl className="trade-sum type-ui figures mt-4">
        <dt>{messages.list}</dt>
        <dd>{shown(sumOf(({ amounts }) => amounts.USD.goods))}</dd>
        {byNumber > 0 && (
          <>
            <dt>{prices.length > 1 ? messages.byNumber : discountText(first.discountPercent)}</dt>
            <dd>{lessPrice(byNumber as Cents)}</dd>
          </>
        )}
        {first.code && byTier > 0 && (
          <>
            <dt>{cart.codeDiscount({ code: first.code.code })}</dt>
            <dd>{lessPrice(byTier as Cents)}</dd>
          </>
        )}
        <dt className="font-medium">{messages.net}</dt>
        <dd className="font-medium">{shown(total)}</dd>
      </dl>
      <p className="type-caption mt-2 text-graphite">{messages.withoutDelivery}</p>
      {prices.length > 1 && <p className="type-caption mt-2 text-graphite">{messages.countedByAddress}</p>}
      {left !== null && (
        <p className="type-ui mt-3">
          {left < 0
            ? messages.overBudget({ amount: shown(-left) })
            : messages.underBudget({ amount: shown(left) })}
        </p>
      )}
    </Section>
  )
}
