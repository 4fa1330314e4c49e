import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fetchFile } from '../../../sign-in/fetch-file.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { useRoot } from '../../../page/use-root.ts'
import { CancelAction } from './cancel-action.tsx'
import { CopyAction } from './copy-action.tsx'
import { Deadline } from '../deadline.tsx'
import { formatMinorUnits } from '../format-money.ts'
import { type OrderAccess, orderPath } from '../calls/order-calls.ts'
import type { OrderProps } from '../order-page.tsx'
import { isQuoting } from '../is-quoting.ts'
import { PayAction, QuoteAction } from './pay-actions.tsx'
import { refusalMessage } from '../calls/refusal-messages.ts'
import { TrackingNumber } from '../tracking-number.tsx'
import { Section } from '../../../ui/section.tsx'

type ActsProps = OrderProps & { readonly now: number }

/** The actions currently possible on the order, each with its meaning and deadline. */
export function OrderActions({ order, opened, now }: ActsProps) {
  const { currency } = useRoot()
  const { steps, times, tracking, change, price } = order
  const payBy = change?.payBy ?? times.payBy
  return (
    <Section title="What you can do now" titleClass="sr-only" className="border-b border-rule print:hidden">
      {steps.includes('accept-quote') && (
        <Act
          title="Accept the quote"
          until={times.quoteUntil}
          now={now}
          text={`${formatMinorUnits(price.amounts[currency].total, currency)}, with the way to your door, insured.`}
        >
          <QuoteAction order={order} opened={opened} />
        </Act>
      )}
      {steps.includes('pay') && (
        <Act title={payTitle(order)} until={payBy} now={now}>
          <PayAction order={order} opened={opened} />
        </Act>
      )}
      {tracking && (
        <Act title={`With ${tracking.carrier}`} text={<TrackingNumber tracking={tracking} />}>
          <CopyAction text={tracking.number} what="the tracking number" />
        </Act>
      )}
      {steps.includes('change-design') && (
        <Act
          title="Change the design"
          until={times.changeUntil}
          now={now}
          text="Other yarns, pile, shape or size of the same rug: the link stands with each rug below."
        />
      )}
      {steps.includes('cancel') && (
        <Act title="Cancel" until={times.cancelUntil} now={now} text={cancelText(order)}>
          <CancelAction order={order} opened={opened} />
        </Act>
      )}
      {times.confirmedAt && (
        <Act title="Invoice" text="With all that was paid and given back, as a PDF.">
          <InvoiceAct access={opened.calls.access} />
        </Act>
      )}
      {!isQuoting(order) && (
        <Act title="Order again" text="Puts these designs into your cart; nothing is bought by it.">
          <ReorderAct opened={opened} />
        </Act>
      )}
    </Section>
  )
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
  if (next?.kind === 'bank-transfer') return 'Pay another way'
  const owed = payments.findLast(({ status }) => status !== 'paid')
  const amount = owed ? formatMinorUnits(owed.amount, owed.currency) : change ? 'the difference' : ''
  return change ? `Pay the difference, ${amount}` : `Pay ${amount}`
}

function cancelText({ payments }: OrderProps['order']): string {
  const isPaid = payments.some(({ status }) => status === 'paid')
  return isPaid ? 'Everything you paid goes back.' : 'Nothing was paid, so nothing goes back.'
}

/** A plain link if the order's link is enough to open it; downloaded with authentication otherwise. */
function InvoiceAct({ access }: { readonly access: OrderAccess }) {
  const path = orderPath(access, '/invoice.pdf')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (access.token !== null)
    return (
      <ButtonLink small to={path} reloadDocument download={`${access.number}.pdf`}>
        Download the invoice
      </ButtonLink>
    )
  const download = async () => {
    if (state === 'busy') return
    setState('busy')
    setState((await fetchFile(path, `${access.number}.pdf`)) ? 'idle' : 'failed')
  }
  return (
    <div>
      <Button small aria-disabled={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? 'Fetching…' : 'Download the invoice'}
      </Button>
      <p role="alert" className="type-caption mt-2 text-madder-deep empty:hidden">
        {state === 'failed' && refusalMessage('no-answer')}
      </p>
    </div>
  )
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
        {state.busy ? 'Filling the cart…' : 'Order again'}
      </Button>
      <p role="alert" className="type-caption mt-2 text-madder-deep empty:hidden">
        {state.fault}
      </p>
    </div>
  )
}

const IDLE = { busy: false, fault: '' }
