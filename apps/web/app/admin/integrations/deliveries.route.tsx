import './integrations.css'

import type { DeliveryList, WebhookEndpoint, WebhookList } from '@nawl/contract/desk/webhooks'
import * as messages from '@nawl/messages/integrations'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { State, WEBHOOKS } from './endpoint-table.tsx'

/** How soon the list is read again while something is being sent. */
const LOOK_MS = 2_000

export default function DeliveriesRoute() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const read = useAdmin<DeliveryList>(`${WEBHOOKS}/${id}/deliveries?${search.toString()}`)
  const endpoints = useAdmin<WebhookList>(WEBHOOKS)
  const found =
    endpoints.seen.status === 'shown' ? endpoints.seen.value.endpoints.find((one) => one.id === id) : null
  return (
    <AdminPage title={messages.deliveries} read={read}>
      {(list) => found && <Deliveries endpoint={found} list={list} show={read.show} reload={read.reload} />}
    </AdminPage>
  )
}

type DeliveriesProps = {
  readonly endpoint: WebhookEndpoint
  readonly list: DeliveryList
  readonly show: (list: DeliveryList) => void
  readonly reload: () => void
}

function Deliveries({ endpoint, list, show, reload }: DeliveriesProps) {
  const [fault, setFault] = useState('')
  useReloading(list, reload)
  const path = `${WEBHOOKS}/${endpoint.id}`
  const post = async (below: string, success: string) =>
    setFault(
      (await changeAtDesk<DeliveryList>({ method: 'POST', path: `${path}/${below}`, success, show })) ?? '',
    )
  return (
    <>
      <p className="type-ui">
        <Link className="underline" to="/desk/integrations">
          {messages.back}
        </Link>
      </p>
      <h1 className="type-h2 mt-4 wrap-anywhere">
        {messages.deliveriesTitle({ host: new URL(endpoint.url).host })}
      </h1>
      <p className="type-ui mt-2 wrap-anywhere">
        <bdi dir="ltr">{endpoint.url}</bdi>
      </p>
      <p className="type-ui mt-1 text-graphite">
        <State endpoint={endpoint} />
      </p>
      <div className="mt-4">
        <Button small onClick={() => void post('test', messages.testSent)}>
          {messages.sendTest}
        </Button>
      </div>
      <Fault className="mt-2">{fault}</Fault>
      <DeliveryTable
        deliveries={list.deliveries}
        onAgain={(id) => void post(`deliveries/${id}/again`, messages.sentAgain)}
      />
      {list.next !== null && (
        <p className="mt-6">
          <Link className="type-ui underline" to={`?before=${encodeURIComponent(list.next)}`}>
            {messages.older}
          </Link>
        </p>
      )}
    </>
  )
}

/** Reads the list again while a message waits for its first attempt. */
function useReloading(list: DeliveryList, reload: () => void): void {
  const isSending = list.deliveries.some(({ status, nextAt }) => status === 'waiting' && isNow(nextAt))
  const look = useEffectEvent(reload)
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isSending])
}

const isNow = (instant: string | null) =>
  instant !== null && new Date(instant).getTime() <= Date.now() + LOOK_MS
