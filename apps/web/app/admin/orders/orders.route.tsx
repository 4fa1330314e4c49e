import type { AdminOrders } from '@nawl/contract/sales/admin'
import * as messages from '@nawl/messages/desk'
import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'

import { Sentence } from '../../ui/text/sentence.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { AdminPage } from '../admin-page.tsx'
import { OrderTable } from './order-table.tsx'
import { StateList } from './state-list.tsx'
import { useAdmin } from '../use-admin.ts'
import { useAdminKeys } from './use-admin-keys.ts'

export default function AdminOrdersRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<AdminOrders>(`/api/desk/orders?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {(found) => <Orders found={found} />}
    </AdminPage>
  )
}

function Orders({ found }: { readonly found: AdminOrders }) {
  const [params] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const typed = params.get('search') ?? ''
  const state = params.get('state')
  useAdminKeys(field)
  useEffect(() => {
    // Back and forward change the URL without submitting the form.
    if (field.current) field.current.value = typed
  }, [typed])
  const older = new URLSearchParams(params)
  older.set('before', found.next ?? '')
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-6">
        <h1 className="type-h2">{messages.orders}</h1>
        <Form role="search" className="desk-search">
          {state && <input type="hidden" name="state" value={state} />}
          <label htmlFor="desk-search" className="sr-only">
            {messages.searchLabel}
          </label>
          <input
            ref={field}
            id="desk-search"
            type="search"
            name="search"
            defaultValue={typed}
            maxLength={100}
            placeholder={messages.searchLabel}
            aria-keyshortcuts="/"
            className="type-ui"
          />
          <button type="submit" className="type-ui">
            {messages.search}
          </button>
        </Form>
      </div>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[200px_minmax(0,1fr)] md:items-start">
        <StateList counts={found.counts} current={state} search={typed} />
        <section aria-label={messages.found} className="min-w-0">
          {found.orders.length === 0 ? (
            <p className="type-body py-6">
              {typed ? <Sentence parts={messages.noneSearched({ all: allOrders })} /> : messages.none}
            </p>
          ) : (
            <OrderTable orders={found.orders} />
          )}
          {found.next && <TextLink to={`/desk?${older.toString()}`}>{messages.older}</TextLink>}
          <p className="desk-hint type-micro text-graphite">
            <Sentence parts={messages.keys({ slash: key, j: key, k: key, enter: key })} />
          </p>
        </section>
      </div>
    </>
  )
}

const key = (name: string) => <kbd>{name}</kbd>
const allOrders = (text: string) => <Link to="/desk">{text}</Link>
