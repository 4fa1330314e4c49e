import '../../sales/order/order.css'

import { goodsOf } from '@nawl/domain/cart/pieces'
import { COLLECTED } from '@nawl/domain/order/track-shipment'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import type { AdminOrder } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'
import { awaits } from '@nawl/messages/desk-approval'
import { corrections } from '@nawl/messages/desk-orders'
import * as orderMessages from '@nawl/messages/order'
import { LANGUAGES } from '@nawl/messages/languages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { awaitsApproval } from '../../sales/order/approvals/awaits-approval.ts'
import { carrierText } from '../../sales/order/timeline/carrier-text.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { type DocumentFile, OrderDocuments } from '../../sales/order/documents/order-documents.tsx'
import { expectedText } from '../../sales/order/timeline/order-stages.ts'
import { OrderLine } from '../../sales/order/summary/order-lines.tsx'
import { OrderSummary } from '../../sales/order/summary/order-summary.tsx'
import { type PageOf, RemakeOf, Remakes } from '../../sales/order/summary/remakes.tsx'
import { stateMessages } from '../../sales/order/state-messages.ts'
import { TrackingNumber } from '../../sales/order/timeline/tracking-number.tsx'
import { useRestoredFocus } from '../../sales/order/actions/restore-focus.ts'
import { isPlainKey } from '../../ui/keys/is-plain-key.ts'
import { ApprovalRecords } from './approvals/approval-records.tsx'
import { OrderApprovals } from './approvals/order-approvals.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { AdminClaims } from './admin-claims.tsx'
import { AdminRefunds } from './admin-refunds.tsx'
import { AdminNotes } from './admin-notes.tsx'
import { ADMIN_STEPS, type AdminStep } from './admin-steps.tsx'
import { PackDownloads } from '../pack-downloads.tsx'
import { YarnsOnOrder } from '../yarns-on-order.tsx'
import { usePermission } from '../desk-caller.ts'
import { ChangeAddress } from './corrections/change-address.tsx'
import { CORRECTION_STEPS } from './corrections/correction-steps.tsx'
import { FromWorkshop } from './from-workshop.tsx'
import { CustomsDownload } from './customs-download.tsx'
import { CustomerEmails } from './customer-emails.tsx'
import { FormerAddresses } from './corrections/former-addresses.tsx'
import { MadeCorrections } from './corrections/made-corrections.tsx'
import { commandsOn, type RunCommand } from './run-command.ts'

const deskPage: PageOf = ({ number }) => `/desk/${number}`

type DeskOrderPageProps = { readonly order: AdminOrder; readonly show: (order: AdminOrder) => void }

/** The admin page of one order: its data and every command. */
export function AdminOrderPage({ order, show }: DeskOrderPageProps) {
  const heading = useRestoredFocus(order)
  const { run, send } = commandsOn(order, show)
  const mayHandle = usePermission('orders.handle')
  useBackKey()
  const { number, address, times, lines, price, tracking } = order
  const expected = expectedText(order)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="type-h2 figures outline-none">
            {number}
          </h1>
          <p className="type-ui mt-2 text-graphite">
            {messages.placed({
              name: address.name,
              moment: shortMoment(times.placedAt),
              zone: SHOP_ZONE_NAME,
            })}
          </p>
          {expected && (
            <p className="type-ui mt-1 text-graphite">{orderMessages.expected({ days: expected })}</p>
          )}
          {awaitsApproval(order) && <p className="type-ui mt-1 text-madder-deep">{awaits}</p>}
          <YarnsOnOrder yarns={order.yarnsOnOrder} />
          <RemakeOf order={order} pageOf={deskPage} />
          {tracking && <HandedTo tracking={tracking} />}
        </div>
        <p className="desk-state type-h4">{stateMessages(order).name}</p>
      </div>
      <Commands label={messages.commands} steps={ADMIN_STEPS} order={order} run={run} />
      <Commands label={corrections} steps={CORRECTION_STEPS} order={order} run={run} />
      <div className="order-columns desk-order">
        <div className="grid min-w-0 gap-14">
          <section aria-label={messages.rugs({ of: goodsOf(order) })}>
            <ul className="order-lines">
              {lines.map((line, n) => (
                <li key={line.id}>
                  <OrderLine line={line} price={price} place={n} />
                </li>
              ))}
            </ul>
            <PackDownloads number={number} changeUntil={order.times.changeUntil} />
            <CustomsDownload order={order} />
          </section>
          <OrderApprovals order={order} show={show} run={run} />
          {hasBegun(order) && <FromWorkshop order={order} />}
          <Remakes order={order} pageOf={deskPage} />
          <AdminClaims order={order} run={run} />
          {mayHandle && <CustomerEmails order={order} run={run} />}
          <AdminNotes order={order} run={run} />
          <AuditTrail events={order.events} />
        </div>
        <aside aria-label={messages.aside} className="grid min-w-0 gap-6 print:mt-14">
          <OrderSummary order={order} />
          {order.deskSteps.includes('change-address') && <ChangeAddress order={order} send={send} />}
          <MadeCorrections corrections={order.corrections} />
          <ApprovalRecords order={order} />
          <FormerAddresses changes={order.addressChanges} />
          <OrderDocuments
            order={order}
            files={DOCUMENT_FILES}
            pathOf={(document, file) => documentPath(number, document, file)}
            statementPath={`/api/desk/orders/${number}/statement.pdf`}
            isOpen={false}
          />
          <AdminRefunds order={order} run={run} />
        </aside>
      </div>
    </>
  )
}

/** Which carrier has it, or who collected it. */
function HandedTo({ tracking }: { readonly tracking: NonNullable<AdminOrder['tracking']> }) {
  const { carrier, number } = tracking
  return (
    <p className="type-ui mt-1">
      {carrier === COLLECTED ? (
        messages.collectedBy({ name: number })
      ) : (
        <>
          {messages.shippedWith({ carrier: carrierText(carrier) })} <TrackingNumber tracking={tracking} />
        </>
      )}
    </p>
  )
}

/** Whoever works at the desk may need a document in another language than that of the order. */
const DOCUMENT_FILES: readonly DocumentFile[] = [
  { format: 'xml' },
  ...Object.values(LANGUAGES).map(({ code }) => ({ format: 'pdf', language: code }) as const),
]

function documentPath(number: string, document: string, file: DocumentFile): string {
  const path = `/api/desk/orders/${number}/documents/${document}/${file.format}`
  return file.format === 'pdf' && file.language ? `${path}?language=${file.language}` : path
}

type CommandsProps = {
  readonly label: string
  readonly steps: readonly AdminStep[]
  readonly order: AdminOrder
  readonly run: RunCommand
}

/** The commands the order's state allows. Production is offered early too; the refusal says from when. */
function Commands({ label: name, steps, order, run }: CommandsProps) {
  const offered = steps.filter(({ isOffered }) => isOffered(order))
  if (offered.length === 0) return null
  return (
    <section
      aria-label={name}
      className="flex flex-wrap gap-3 border-y border-ink py-3.5 [&+section]:border-t-0"
    >
      {offered.map(({ step, label, title, describe, success, path, fields, body }, n) => (
        <ConfirmAction
          key={step}
          kind={n === 0 && steps === ADMIN_STEPS && step !== 'cancel' ? 'primary' : 'secondary'}
          label={label}
          title={title}
          description={describe(order)}
          act={label}
          busyWords={messages.working}
          onAct={(form) => run(typeof path === 'string' ? path : path(form), success, body?.(form, order))}
        >
          {fields?.(order)}
        </ConfirmAction>
      ))}
    </section>
  )
}

/** `u` returns to the list. */
function useBackKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'u' && isPlainKey(event)) void navigate('/desk')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate])
}

/** Whether the workshop may have ticked anything. */
const hasBegun = ({ state }: AdminOrder) =>
  state === 'in_production' || state === 'ready' || state === 'shipped' || state === 'delivered'
