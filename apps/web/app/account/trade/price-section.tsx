import type { Cents } from '@nawl/domain/money/money'
import * as cart from '@nawl/messages/cart'
import { discountsIn } from '@nawl/domain/cart/price-cart'
import * as messages from '@nawl/messages/trade-account'

import { usePrice } from '../../page/country/use-price.ts'
import { discountText } from '../../sales/cart/line-messages.ts'
import { Section } from '../../ui/section.tsx'
import type { ProjectEditor } from './use-project.ts'

/** What the chosen rugs cost together: by the list, less both discounts, and beside the budget. */
export function PriceSection({ editor: { project, plan } }: { readonly editor: ProjectEditor }) {
  const { price } = usePrice()
  const sum = project.price
  if (!sum) return null
  const { goods, total } = sum.amounts.USD
  const { byNumber, byCode } = discountsIn(sum)
  const left = plan.budget === null ? null : plan.budget - total
  const shown = (amount: number) => price(amount as Cents) // whole, by the contract
  return (
    <Section title={messages.total}>
      <dl className="trade-sum type-ui figures mt-4">
        <dt>{messages.list}</dt>
        <dd>{shown(goods)}</dd>
        {byNumber.USD > 0 && (
          <>
            <dt>{discountText(sum.discountPercent)}</dt>
            <dd>−{shown(byNumber.USD)}</dd>
          </>
        )}
        {byCode && (
          <>
            <dt>{cart.codeDiscount({ code: byCode.code })}</dt>
            <dd>−{shown(byCode.amounts.USD)}</dd>
          </>
        )}
        <dt className="font-medium">{messages.net}</dt>
        <dd className="font-medium">{shown(total)}</dd>
      </dl>
      <p className="type-caption mt-2 text-graphite">{messages.withoutDelivery}</p>
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
