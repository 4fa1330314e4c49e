import type { OrderResponse } from '@nawl/contract/sales/order'
import { mainlyOf } from '@nawl/domain/cart/pieces'
import * as messages from '@nawl/messages/order'

import { useKinds } from '../kinds/use-kinds.ts'
import { weeksOfMaking } from '../kinds/weeks-of-making.ts'
import { Appointment } from './appointment/appointment.tsx'
import { Approvals } from './approvals/approvals.tsx'
import { awaitsApproval } from './approvals/awaits-approval.ts'
import { Claims } from './claims/claims.tsx'
import { DeadlineCaller } from './deadline-announcer.tsx'
import { isQuoting } from './is-quoting.ts'
import { OrderActions } from './actions/order-actions.tsx'
import { orderPath } from './calls/order-calls.ts'
import { OrderCredit } from './summary/order-credit.tsx'
import { OrderDocuments } from './documents/order-documents.tsx'
import { OrderLines } from './summary/order-lines.tsx'
import { OrderMoney } from './summary/order-money.tsx'
import { OrderPicture } from './picture/order-picture.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { OrderTimeline } from './timeline/order-timeline.tsx'
import { PendingChange } from './actions/pending-change.tsx'
import { PlateLink } from './plate/plate-link.tsx'
import { ownPage, RemakeOf, Remakes } from './summary/remakes.tsx'
import { awaitingMessages, partPaidMessages, stateMessages } from './state-messages.ts'
import { Transfer } from './actions/transfer.tsx'
import { useRestoredFocus } from './actions/restore-focus.ts'
import type { OpenOrder } from './calls/use-order.ts'
import { YarnProposals } from './actions/yarn-proposals.tsx'
import { useServerClock } from './use-server-clock.ts'
import { WorkshopProgress } from './timeline/workshop-progress.tsx'
import { formatDay } from './format-moment.ts'

export type OrderProps = { readonly order: OrderResponse; readonly opened: OpenOrder }

/** The page of an order: what was bought, its stages, then what can be done, its contents and costs. */
export function OrderPage({ order, opened }: OrderProps) {
  const now = useServerClock(order.now)
  const heading = useRestoredFocus(order)
  const kinds = useKinds()
  const { title, text } = awaitsApproval(order)
    ? awaitingMessages(order)
    : (partPaidMessages(order) ?? stateMessages(order))
  const about = { of: mainlyOf(order.price), making: weeksOfMaking(order.lines, kinds) }
  const [first] = order.lines
  const placed = { number: order.number, day: formatDay(order.times.placedAt) }
  const actions = <OrderActions order={order} opened={opened} now={now} />
  // What is waited for comes before what there is to look at.
  const isAwaited = order.steps.some((step) => step === 'pay' || step === 'accept-quote')
  return (
    <>
      <div className="order-opening">
        <header>
          <p className="type-ui figures text-graphite">
            {isQuoting(order) ? messages.askedOn(placed) : messages.placedOn(placed)}
          </p>
          <RemakeOf order={order} pageOf={ownPage} />
          <h1 ref={heading} tabIndex={-1} className="type-h1 mt-4 outline-none">
            {title(about)}
          </h1>
          <p className="type-body mt-5 max-w-[40em]">{text(about)}</p>
        </header>
        {first && order.times.endedAt === null && <OrderPicture line={first} />}
      </div>
      <DeadlineCaller order={order} now={now} onOver={() => void opened.reload()} />
      <div className="order-columns">
        <div className="grid min-w-0 gap-14">
          <YarnProposals order={order} opened={opened} />
          <Appointment order={order} opened={opened} />
          <Approvals order={order} opened={opened} />
          <PendingChange order={order} now={now} />
          {order.next?.kind === 'bank-transfer' && <Transfer step={order.next} />}
          {isAwaited && actions}
          <div>
            <OrderTimeline order={order} />
            <PlateLink order={order} access={opened.calls.access} />
          </div>
          <WorkshopProgress order={order} opened={opened} now={now} />
          {!isAwaited && actions}
          <OrderLines order={order} access={opened.calls.access} />
          <Remakes order={order} pageOf={ownPage} />
          <Claims order={order} opened={opened} now={now} />
        </div>
        <aside aria-label={messages.costsLabel} className="grid min-w-0 gap-6 print:mt-14">
          <OrderSummary order={order} />
          <OrderCredit order={order} />
          <OrderMoney order={order} />
          <OrderDocuments
            order={order}
            pathOf={(document, { format }) =>
              orderPath(opened.calls.access, `/documents/${document}/${format}`)
            }
            statementPath={orderPath(opened.calls.access, '/statement.pdf')}
            isOpen={opened.calls.access.token !== null}
          />
        </aside>
      </div>
    </>
  )
}
