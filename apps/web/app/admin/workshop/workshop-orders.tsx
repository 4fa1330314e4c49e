import './workshop.css'

import type { WorkshopList, WorkshopOrder } from '@nawl/contract/desk/workshop'
import { kindIn } from '@nawl/domain/product/product'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { awaits } from '@nawl/messages/desk-approval'
import { nameOf } from '@nawl/messages/names'
import * as planMessages from '@nawl/messages/gun-plan'
import * as messages from '@nawl/messages/workshop-list'

import { LinePicture } from '../../sales/cart/lines/line-picture.tsx'
import { WORKSHOP_KINDS, type WorkshopKinds } from '../../sales/kinds/workshop-kinds.ts'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { formatMoment, shortMoment } from '../../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { YarnsOnOrder } from '../yarns-on-order.tsx'
import { PackDownloads } from '../pack-downloads.tsx'

type WorkshopOrdersProps = {
  readonly list: WorkshopList
  readonly reload: () => void
  readonly kinds?: WorkshopKinds
}

/** What the workshop has in hand, the oldest first. */
export function WorkshopOrders({ list: { orders }, reload, kinds = WORKSHOP_KINDS }: WorkshopOrdersProps) {
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.meaning}</p>
      {orders.length === 0 ? (
        <p className="type-body mt-8">{messages.none}</p>
      ) : (
        <ul className="workshop-orders mt-8">
          {orders.map((order) => (
            <li key={order.number}>
              <OneOrder order={order} reload={reload} kinds={kinds} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type OneOrderProps = {
  readonly order: WorkshopOrder
  readonly reload: () => void
  readonly kinds: WorkshopKinds
}

function OneOrder({ order, reload, kinds }: OneOrderProps) {
  const { number, state, placedAt, mayStartAt, remakeOf, rugs } = order
  return (
    <article aria-label={number}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="type-h3 figures">{number}</h2>
        {remakeOf && (
          <p className="type-ui bg-ink px-2 py-0.5 text-paper">
            {messages.remake({ serial: remakeOf.serial, number: remakeOf.order })}
          </p>
        )}
        <p className="type-ui font-medium">{STATE_MESSAGES[state].name}</p>
        <p className="type-caption text-graphite">
          {mayStartAt
            ? messages.mayStart({ moment: formatMoment(mayStartAt), zone: SHOP_ZONE_NAME })
            : messages.placed({ moment: shortMoment(placedAt), zone: SHOP_ZONE_NAME })}
        </p>
      </div>
      {order.awaitsApproval && <p className="type-ui text-madder-deep">{awaits}</p>}
      <YarnsOnOrder yarns={order.yarnsOnOrder} />
      <ul>
        {rugs.map((line, n) => (
          <li key={line.id}>
            <LineToMake line={line} kinds={kinds} plan={`/desk/workshop/${number}/${n + 1}`} />
          </li>
        ))}
      </ul>
      <PackDownloads number={number} changeUntil={mayStartAt} heading="h3" />
      <Stage order={order} reload={reload} />
    </article>
  )
}

type LineToMakeProps = {
  readonly line: WorkshopOrder['rugs'][number]
  readonly kinds: WorkshopKinds
  /** Address of the page of its gun plan. */
  readonly plan: string
}

function LineToMake({ line, kinds, plan }: LineToMakeProps) {
  const { design, quantity, picture } = line
  const name = nameOf(design.name)
  const { undrawn, Facts, isTufted } = kindIn(kinds, design)
  return (
    <div className="workshop-rug">
      <LinePicture src={picture} undrawn={undrawn} alt={name} className="rug-shadow-small" />
      <div className="min-w-0">
        <h3 className="type-h4">{quantity > 1 ? messages.nameAndQuantity({ name, quantity }) : name}</h3>
        <Facts line={line} />
        {isTufted && <TextLink to={plan}>{planMessages.link({ name })}</TextLink>}
      </div>
    </div>
  )
}

/** The next stage: production, then ready for the carrier. */
function Stage({ order: { number, state, awaitsApproval }, reload }: Omit<OneOrderProps, 'kinds'>) {
  const move = async (path: string, success: string) => {
    const called = await callJson<WorkshopOrder>(
      accountFetch,
      `/api/desk/workshop/${number}/${path}`,
      command(),
    )
    if (!called.ok) return refusalMessage(called.fault)
    toast(success)
    reload()
    return null
  }
  if (state === 'ready' || awaitsApproval) return null
  const stage = state === 'confirmed' ? START : READY
  return (
    <div className="mt-5">
      <ConfirmAction
        kind="primary"
        label={stage.label}
        title={stage.title}
        description={stage.meaning}
        act={stage.label}
        busyWords={messages.oneMoment}
        onAct={() => move(stage.path, stage.success)}
      />
    </div>
  )
}

const START = {
  path: 'start-production',
  label: messages.start,
  title: messages.startTitle,
  meaning: messages.startMeaning,
  success: messages.startDone,
}
const READY = {
  path: 'ready',
  label: messages.ready,
  title: messages.readyTitle,
  meaning: messages.readyMeaning,
  success: messages.readyDone,
}
