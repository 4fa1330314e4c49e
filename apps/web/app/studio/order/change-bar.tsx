import './change-bar.css'

import * as messages from '@nawl/messages/order-bar'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { estimate } from '@nawl/domain/rug/estimate'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'

import { designToOrder } from './design-to-order.ts'
import type { StudioState } from '../state/studio-state.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useRoot } from '../../page/use-root.ts'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { formatMoment } from '../../sales/order/format-moment.ts'
import { orderCalls } from '../../sales/order/calls/order-calls.ts'
import { ProviderChoice } from '../../sales/order/actions/provider-choice.tsx'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { type Changing, orderPagePath, readChanging } from '../../sales/kinds/rug/changing.ts'
import { priceChangeText } from './price-change-messages.ts'

type ChangeStripProps = { readonly text: string; readonly state: StudioState }

/** Says that the studio changes an order, and until when; submits the design on screen. */
export function ChangeBar({ text, state }: ChangeStripProps) {
  const changing = useMemo(() => readChanging(text), [text])
  const calls = useMemo(() => orderCalls(changing), [changing])
  const navigate = useNavigate()
  const { currency } = useRoot()
  const back = orderPagePath(changing)
  const priceIncrease = priceIncreaseOf(changing, state)
  const change = async (form: FormData) => {
    const called = await calls.pay('/design', {
      lineId: changing.lineId,
      design: designToOrder(state, changing.rugId),
      provider: form.get('provider'),
    })
    if (!called.ok) return refusalMessage(called.fault)
    const { change: pending } = called.answer
    toast(pending ? messages.waits : messages.changed)
    await navigate(back)
    return null
  }
  return (
    <section aria-label={messages.changing} className="change-strip">
      <p className="type-ui">
        {changing.until === null
          ? messages.changingAwaited({ name: changing.name, number: changing.number })
          : messages.changingText({
              name: changing.name,
              number: changing.number,
              until: formatMoment(changing.until),
              zone: SHOP_ZONE_NAME,
            })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <ConfirmAction
          label={messages.takeDesign}
          title={messages.changeTitle}
          description={priceChangeText(priceIncrease, currency)}
          act={messages.changeAct}
          busyWords={messages.changingBusy}
          onAct={change}
        >
          <div hidden={priceIncrease !== null && priceIncrease <= 0}>
            <ProviderChoice preferred={null} country={null} />
          </div>
        </ConfirmAction>
        <Link
          to={back}
          className="type-ui inline-flex min-h-11 items-center underline decoration-1 underline-offset-[5px]"
        >
          {messages.backToOrder}
        </Link>
      </div>
    </section>
  )
}

/** The price difference of the line's rugs to the order, in US cents by its own tariff; null without a valid size. */
function priceIncreaseOf({ usd, quantity, perSquareFoot }: Changing, { size }: StudioState): number | null {
  const now = estimate({ ...size, quantity }, perSquareFoot)
  return now.ok ? now.price - usd : null
}
