import type { WebhookDelivery } from '@nawl/contract/desk/webhooks'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/integrations'

import { ColumnHeads } from '../column-heads.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { Button } from '../../ui/controls/button.tsx'
import { faultName, typeName } from './names.ts'

type DeliveryTableProps = {
  readonly deliveries: readonly WebhookDelivery[]
  readonly onAgain: (id: string) => void
}

/** What was sent to an endpoint, with its answers. */
export function DeliveryTable({ deliveries, onAgain }: DeliveryTableProps) {
  if (deliveries.length === 0) return <p className="type-body mt-8">{messages.noDeliveries}</p>
  return (
    <table className="desk-table desk-integration type-ui mt-6">
      <ColumnHeads
        labels={[messages.when({ zone: SHOP_ZONE_NAME }), messages.event, messages.result, messages.changes]}
      />
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td className="whitespace-nowrap">{shortMoment(delivery.message.timestamp)}</td>
            <td>
              {typeName(delivery.message.type)}
              <code className="type-caption block wrap-anywhere text-graphite" dir="ltr">
                {delivery.messageId}
              </code>
              <Content delivery={delivery} />
            </td>
            <td>
              <Result delivery={delivery} />
            </td>
            <td>
              <Button small onClick={() => onAgain(delivery.id)}>
                {messages.sendAgain}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Result({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { status, attempts, responseCode, fault, nextAt } = delivery
  return (
    <>
      {messages.status({ status })}
      <span className="type-caption block text-graphite">{messages.attempts({ n: attempts })}</span>
      {responseCode !== null && (
        <span className="type-caption block">{messages.answered({ code: String(responseCode) })}</span>
      )}
      {fault !== null && fault !== 'status' && <span className="type-caption block">{faultName(fault)}</span>}
      {nextAt !== null && attempts > 0 && (
        <span className="type-caption block">{messages.nextAt({ moment: shortMoment(nextAt) })}</span>
      )}
    </>
  )
}

function Content({ delivery: { message, response } }: { readonly delivery: WebhookDelivery }) {
  return (
    <details className="delivery-content type-caption">
      <summary>{messages.content}</summary>
      <p className="text-graphite">{messages.sentContent}</p>
      <pre className="delivery-text" dir="ltr">
        {JSON.stringify(message, null, 2)}
      </pre>
      <p className="mt-2 text-graphite">{messages.answerContent}</p>
      <pre className="delivery-text" dir="auto">
        {response || messages.noAnswer}
      </pre>
    </details>
  )
}
