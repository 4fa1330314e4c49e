import type { AttentionList } from '@nawl/contract/desk/attention'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/attention'
import { Link } from 'react-router'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { usePermission } from '../desk-caller.ts'
import { useAdmin } from '../use-admin.ts'

const PATH = '/api/desk/attention'
type Item = AttentionList['items'][number]

/** Disputes and money that does not fit its order, each with what to do; nothing when there are none. */
export function Attention() {
  const { seen, show } = useAdmin<AttentionList>(PATH)
  const mayAnswer = usePermission('money.move')
  if (seen.status !== 'shown' || seen.value.items.length === 0) return null
  return (
    <Section title={messages.title} className="mt-8">
      <p className="type-ui mt-1 max-w-[60em] text-graphite">{messages.meaning}</p>
      <ul className="type-ui mt-4 border-t border-ink">
        {seen.value.items.map((item) => (
          <li key={item.key} className="border-b border-rule py-4">
            <About item={item} />
            {mayAnswer && (
              <Button
                small
                className="mt-3"
                aria-label={messages.seenOf({ number: item.orderNumber })}
                onClick={() => void answer(item, show)}
              >
                {messages.seen}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function About({ item: { orderNumber, kind, amount, currency, dueBy, at } }: { readonly item: Item }) {
  return (
    <>
      <Link
        to={`/desk/${orderNumber}`}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        <bdi dir="ltr">{orderNumber}</bdi>
      </Link>
      <p className="max-w-[60em]">
        {messages.what({ kind: kind.replaceAll('-', '_'), amount: formatMinorUnits(amount, currency) })}{' '}
        {dueBy !== null && messages.dueBy({ moment: shortMoment(dueBy), zone: SHOP_ZONE_NAME })}
      </p>
      <p className="type-caption text-graphite">
        {messages.since({ moment: shortMoment(at), zone: SHOP_ZONE_NAME })}
      </p>
    </>
  )
}

async function answer({ key }: Item, show: (list: AttentionList) => void): Promise<void> {
  const called = await callJson<AttentionList>(accountFetch, `${PATH}/done`, command({ key }))
  if (called.ok) show(called.answer)
  else toast(refusalMessage(called.fault))
}
