import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/order-actions'

import { useRoot } from '../../../page/use-root.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { formatMinorUnits } from '../summary/format-money.ts'
import type { OrderProps } from '../order-page.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { TermsText } from '../../checkout/terms-text.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'

/** Pays the amount due on the provider's page, or shows the bank details. */
export function PayAction({ order, opened }: OrderProps) {
  const { change, next } = order
  const isAwaited = next?.kind === 'bank-transfer'
  return (
    <ConfirmAction
      kind={isAwaited ? 'secondary' : 'primary'}
      label={isAwaited ? messages.otherWaysToPay : change ? messages.payDifference : messages.payNow}
      title={change ? messages.payDifference : messages.payForOrder}
      description={change ? messages.payDifferenceMeaning : payMeaning(order)}
      act={messages.continueToPayment}
      busyWords={messages.opening}
      onAct={(form) => go(opened, '/pay', { provider: form.get('provider') })}
    >
      <ProviderChoice preferred={order.payments.at(-1)?.provider ?? null} country={order.address.country} />
    </ConfirmAction>
  )
}

/** What paying means: of a part, that the last one confirms the order. */
function payMeaning({ payments, price }: OrderResponse): string {
  const open = payments.findLast(({ status }) => status === 'created')
  return open && open.amount < price.amounts[open.currency].total
    ? messages.payPartMeaning({ amount: formatMinorUnits(open.amount, open.currency) })
    : messages.payMeaning
}

/** Accepts a quote under the current terms, and pays. */
export function QuoteAction({ order: { price, address }, opened }: OrderProps) {
  const { currency, contacts } = useRoot()
  const total = formatMinorUnits(price.amounts[currency].total, currency)
  return (
    <ConfirmAction
      kind="primary"
      label={messages.acceptQuote}
      title={messages.acceptQuoteTitle}
      description={messages.acceptQuoteMeaning({ total })}
      act={messages.acceptAndPay}
      busyWords={messages.placing}
      onAct={(form) =>
        go(opened, '/quote/accept', { provider: form.get('provider'), acceptedTerms: contacts.termsVersion })
      }
    >
      <ProviderChoice preferred={null} country={address.country} />
      <label className="type-ui flex min-h-11 items-center gap-3">
        <input type="checkbox" required className="size-5 shrink-0 accent-ink" />
        <span>
          <TermsText />
        </span>
      </label>
    </ConfirmAction>
  )
}

/** Sends a command that costs money and continues to the payment. Returns the error, or null. */
async function go(opened: OrderProps['opened'], act: string, body: object): Promise<string | null> {
  const called = await opened.calls.pay(act, body)
  if (!called.ok) return refusalMessage(called.fault)
  opened.show(called.answer)
  return toPayment(called.answer)
}

/** Navigates to the payment page, if there is one. */
export function toPayment({ next }: Pick<OrderResponse, 'next'>): null {
  if (next?.kind === 'redirect') location.assign(next.url)
  return null
}
