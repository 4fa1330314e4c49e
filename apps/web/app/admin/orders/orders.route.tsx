import type { OrderNumbers } from '@nawl/contract/desk/lists'
import type { AdminOrders } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'
import { awaits } from '@nawl/messages/desk-approval'
import * as listMessages from '@nawl/messages/desk-list'
import { newOrder } from '@nawl/messages/desk-orders'
import { noneYet } from '@nawl/messages/first-steps'
import { Link, useSearchParams } from 'react-router'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Sentence } from '../../ui/text/sentence.tsx'
import { AdminPage } from '../admin-page.tsx'
import { usePermission } from '../desk-caller.ts'
import { DeskList } from '../list/desk-list.tsx'
import { ExportButton, type ExportFile } from '../list/export-button.tsx'
import { COUNTRY_FILTER } from '../list/country-filter.ts'
import type { ListFilter } from '../list/list-filters.tsx'
import { useAdmin } from '../use-admin.ts'
import { BulkSteps } from './bulk-steps.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { StateList } from './state-list.tsx'

export default function AdminOrdersRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<AdminOrders>(`/api/desk/orders?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {(found) => <Orders found={found} reload={read.reload} />}
    </AdminPage>
  )
}

type OrdersProps = { readonly found: AdminOrders; readonly reload: () => void }

function Orders({ found, reload }: OrdersProps) {
  const [params] = useSearchParams()
  const mayHandle = usePermission('orders.handle')
  const everyKey = async () => {
    const called = await callJson<OrderNumbers>(accountFetch, `/api/desk/orders/numbers?${params.toString()}`)
    return called.ok ? called.answer.numbers : null
  }
  return (
    <DeskList
      list="orders"
      path="/desk"
      title={messages.orders}
      searchLabel={messages.searchLabel}
      foundLabel={messages.found}
      filters={FILTERS}
      columns={ORDER_COLUMNS}
      defaultSort="placed"
      rows={found.orders}
      keyOf={({ number }) => number}
      next={found.next}
      none={<None isEmpty={Object.values(found.counts).every((count) => count === 0)} />}
      files={[fileOf('orders'), fileOf('lines')]}
      everyKey={everyKey}
      bulk={(numbers, choose) => (
        <>
          <ExportButton file={fileOf('orders', numbers)} />
          {mayHandle && <BulkSteps numbers={numbers} choose={choose} reload={reload} />}
        </>
      )}
      before={
        mayHandle && (
          <Link
            to="/desk/orders/new"
            className="type-ui inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {newOrder}
          </Link>
        )
      }
      aside={<StateList counts={found.counts} />}
    />
  )
}

/** In place of orders: none that match, or none yet, and then what an owner does before the first. */
function None({ isEmpty }: { readonly isEmpty: boolean }) {
  const [params] = useSearchParams()
  const isOwner = usePermission('settings.change')
  if (params.has('search')) return <Sentence parts={messages.noneSearched({ all: allOrders })} />
  if (!isEmpty || params.size > 0) return messages.none
  return (
    <>
      <p>{noneYet}</p>
      {isOwner && <FirstSteps />}
    </>
  )
}

function fileOf(rows: 'orders' | 'lines', numbers?: readonly string[]): ExportFile {
  return {
    label: rows === 'orders' ? listMessages.exportCsv : listMessages.exportLines,
    address: '/api/desk/orders/export',
    name: `${rows}.csv`,
    body: numbers ? { rows, numbers } : { rows },
  }
}

const FILTERS: readonly ListFilter[] = [
  { kind: 'months', name: 'months' },
  { kind: 'day', name: 'from', label: listMessages.from },
  { kind: 'day', name: 'to', label: listMessages.to },
  COUNTRY_FILTER,
  { kind: 'switch', name: 'overdue', label: listMessages.overdue },
  { kind: 'switch', name: 'approval', label: awaits },
]

const allOrders = (text: string) => <Link to="/desk">{text}</Link>
