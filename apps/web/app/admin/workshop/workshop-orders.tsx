import './workshop.css'

import type { WorkshopList, WorkshopOrder } from '@nawl/contract/desk/workshop'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/workshop-list'
import { yarnNameOf } from '@nawl/messages/yarns'

import { LinePicture } from '../../sales/cart/line-picture.tsx'
import { sizeText } from '../../sales/cart/line-messages.ts'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { formatMoment, shortMoment } from '../../sales/order/format-moment.ts'
import { STATE_MESSAGES } from '../../sales/order/state-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Pompom } from '../../ui/pompom.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { PackDownloads } from '../pack-downloads.tsx'

type WorkshopOrdersProps = { readonly list: WorkshopList; readonly reload: () => void }

/** What the workshop has in hand, the oldest first. */
export function WorkshopOrders({ list: { orders }, reload }: WorkshopOrdersProps) {
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
              <OneOrder order={order} reload={reload} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OneOrder({ order, reload }: { readonly order: WorkshopOrder; readonly reload: () => void }) {
  const { number, state, placedAt, mayStartAt, rugs } = order
  return (
    <article aria-label={number}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="type-h3 figures">{number}</h2>
        <p className="type-ui font-medium">{STATE_MESSAGES[state].name}</p>
        <p className="type-caption text-graphite">
          {mayStartAt
            ? messages.mayStart({ moment: formatMoment(mayStartAt), zone: SHOP_ZONE_NAME })
            : messages.placed({ moment: shortMoment(placedAt), zone: SHOP_ZONE_NAME })}
        </p>
      </div>
      <ul>
        {rugs.map((rug) => (
          <li key={rug.id}>
            <Rug rug={rug} />
          </li>
        ))}
      </ul>
      <PackDownloads number={number} heading="h3" />
      <Stage order={order} reload={reload} />
    </article>
  )
}

function Rug({
  rug: { design, quantity, picture, kilograms },
}: {
  readonly rug: WorkshopOrder['rugs'][number]
}) {
  const name = nameOf(design.name)
  const { widthMm, lengthMm } = design.size
  return (
    <div className="workshop-rug">
      <LinePicture src={picture} alt={name} className="rug-shadow-small" />
      <div className="min-w-0">
        <h3 className="type-h4">{quantity > 1 ? messages.nameAndQuantity({ name, quantity }) : name}</h3>
        <p className="type-caption figures mt-1 text-graphite">
          {messages.sizes({ size: sizeText(design.size), width: widthMm, length: lengthMm })}
        </p>
        <table className="type-caption figures mt-3">
          <caption className="sr-only">{messages.yarns}</caption>
          <tbody>
            {design.yarns.map(({ name: yarn, hex }, n) => (
              <tr key={hex}>
                <td>
                  <Pompom hex={hex} size={18} />
                </td>
                <th scope="row" className="first-letter:capitalize">
                  {yarnNameOf(yarn)}
                </th>
                <td className="text-end">{messages.kilograms({ weight: kilograms[n] ?? 0 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The next stage: production, then ready for the carrier. */
function Stage({ order: { number, state }, reload }: Parameters<typeof OneOrder>[0]) {
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
  if (state === 'ready') return null
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
