import type { Cents } from '@nawl/domain/money/money'
import { instalmentOf, isOfferedIn } from '@nawl/domain/order/instalments'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/payment-providers'
import { providerText } from '@nawl/messages/text/payment-provider'

import { formatMinorUnits } from '../order/summary/format-money.ts'

type InstalmentsLineProps = {
  readonly means: readonly PaymentProvider[] | null
  readonly country: string | null
  /** In fils. */
  readonly total: number
}

/** What an instalment would be, where a company that lends is connected and takes customers of the country. */
export function InstalmentsLine({ means, country, total }: InstalmentsLineProps) {
  const offers = (means ?? []).flatMap((id) => {
    const instalment = isOfferedIn(id, country) ? instalmentOf(id, total as Cents) : null
    return instalment ? [{ ...instalment, name: providerText(messages, id).name }] : []
  })
  const [first] = offers
  if (!first) return null
  const names = new Intl.ListFormat(LANGUAGE.tag, { type: 'disjunction' }).format(
    offers.filter(({ parts }) => parts === first.parts).map(({ name }) => name),
  )
  const amount = formatMinorUnits(first.amount, 'AED')
  return (
    <p className="type-caption mt-3 text-graphite">
      {messages.instalmentsOffer({ parts: first.parts, amount, names })}
    </p>
  )
}
