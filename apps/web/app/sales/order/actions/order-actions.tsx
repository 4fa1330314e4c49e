import { mainlyOf } from '@nawl/domain/cart/pieces'
import { isLender } from '@nawl/domain/order/instalments'
import * as messages from '@nawl/messages/order-actions'
import { notApproved } from '@nawl/messages/problems'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '../../../ui/controls/button.tsx'
import { useRoot } from '../../../page/use-root.ts'
import { awaitsApproval } from '../approvals/awaits-approval.ts'
import { AddressAction } from './address-action.tsx'
import { CancelAction } from './cancel-action.tsx'
import { CopyAction } from './copy-action.tsx'
import { Deadline } from '../deadline.tsx'
import { formatMinorUnits } from '../summary/format-money.ts'
import type { OrderProps } from '../order-page.tsx'
import { isQuoting } from '../is-quoting.ts'
import { PayAction, QuoteAction } from './pay-actions.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { carrierText } from '../timeline/carrier-text.ts'
import { TrackingNumber } from '../timeline/tracking-number.tsx'
import { Section } from '../../../ui/section.tsx'
import { Fault } from '../../../ui/forms/fault.tsx'

type ActsProps = OrderProps & { readonly now: number }

/** The actions currently possible on the order, each with its meaning and deadline. */
export function OrderActions({ order, opened, now }: ActsProps) {
  const { currency } = useRoot()
  const { steps, times, tracking, change, price } = order
  const payBy = change?.payBy ?? times.payBy
  return (
    <Section title={messages.title} titleClass="sr-only" className="border-b border-rule print:hidden">
      {steps.includes('accept-quote') && (
        <Act
          title={messages.acceptQuote}
          until={times.quoteUntil}
          now={now}
          text={messages.acceptQuoteText({
            total: formatMinorUnits(price.amounts[currency].total, currency),
          })}
        >
          <QuoteAction order={order} opened={opened} />
        </Act>
      )}
      {steps.includes('pay') && (
        <Act title={payTitle(order)} until={payBy} now={now} text={notLent(order)}>
          <PayAction order={order} opened={opened} />
        </Act>
      )}
      {tracking && (
        <Act
          title={messages.withCarrier({ carrier: carrierText(tracking.carrier) })}
          text={<TrackingNumber tracking={tracking} />}
        >
          {tracking.number !== '' && <CopyAction text={tracking.number} what={messages.copyTracking} />}
        </Act>
      )}
      {steps.includes('change-design') && (
        <Act
          title={messages.changeDesign}
          until={awaitsApproval(order) ? null : times.changeUntil}
          now={now}
          text={messages.changeDesignText}
        />
      )}
      {steps.includes('change-address') && (
        <Act
          title={messages.deliveryAddress}
          until={times.changeUntil}
          now={now}
          text={messages.deliveryAddressText}
        >
          <AddressAction order={order} opened={opened} />
        </Act>
      )}
      {steps.includes('cancel') && (
        <Act title={messages.cancel} until={times.cancelUntil} now={now} text={cancelText(order)}>
          <CancelAction order={order} opened={opened} />
        </Act>
      )}
      {!isQuoting(order) && (
        <Act title={messages.orderAgain} text={messages.orderAgainText({ of: mainlyOf(price) })}>
          <ReorderAct opened={opened} />
        </Act>
      )}
    </Section>
  )
}

/** That a company did not lend for the order, where that is the last that happened. */
function notLent({ payments }: OrderProps['order']): string | undefined {
  const last = payments.at(-1)
  return last?.status === 'failed' && isLender(last.provider) ? notApproved : undefined
}

type ActProps = {
  readonly title: string
  readonly text?: React.ReactNode
  readonly until?: string | null
  readonly now?: number
  readonly children?: React.ReactNode
}

function Act({ title, text, until, now, children }: ActProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule py-5">
      <div className="min-w-0 flex-[1_1_300px]">
        <h3 className="type-h4">{title}</h3>
        {until && now !== undefined && (
          <p className="type-ui mt-1">
            <Deadline until={until} now={now} />
          </p>
        )}
        {text && <p className="type-ui mt-1 text-graphite">{text}</p>}
      </div>
      {children}
    </div>
  )
}

/** The amount due in the currency charged; while waiting for a transfer, that other methods are possible. */
function payTitle({ change, next, payments }: OrderProps['order']): string {
  if (next?.kind === 'bank-transfer') return messages.payAnotherWay
  const owed = payments.findLast(({ status }) => status !== 'paid')
  if (!owed) return change ? messages.payDifference : messages.payNow
  const amount = formatMinorUnits(owed.amount, owed.currency)
  return change ? messages.payDifferenceAmount({ amount }) : messages.payAmount({ amount })
}

function cancelText({ payments }: OrderProps['order']): string {
  const isPaid = payments.some(({ status }) => status === 'paid')
  return isPaid ? messages.cancelPaid : messages.cancelUnpaid
}

function ReorderAct({ opened }: Pick<OrderProps, 'opened'>) {
  const navigate = useNavigate()
  const [state, setState] = useState<{ readonly busy: boolean; readonly fault: string }>(IDLE)
  const reorder = async () => {
    if (state.busy) return
    setState({ busy: true, fault: '' })
    const called = await opened.calls.send('/reorder')
    if (!called.ok) return setState({ busy: false, fault: refusalMessage(called.fault) })
    await navigate('/cart')
  }
  return (
    <div>
      <Button small aria-disabled={state.busy} onClick={() => void reorder()}>
        {state.busy ? messages.fillingCart : messages.orderAgain}
      </Button>
      <Fault className="mt-2">{state.fault}</Fault>
    </div>
  )
}

const IDLE = { busy: false, fault: '' }
