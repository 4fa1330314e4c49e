import type { CartResponse } from '@nawl/contract/sales/cart'
import * as messages from '@nawl/messages/desk-orders'
import { Link, useNavigate } from 'react-router'

import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { attemptKeys } from '../../../sales/order/actions/attempt-keys.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { AdminPage } from '../../admin-page.tsx'
import { useAdmin } from '../../use-admin.ts'
import { NewOrderForm, type OfferBody } from './new-order-form.tsx'
import { NewOrderLines } from './new-order-lines.tsx'

export default function NewOrderRoute() {
  const read = useAdmin<CartResponse>('/api/cart')
  return (
    <AdminPage title={messages.newOrder} read={read}>
      {(cart) => <NewOrder cart={cart} />}
    </AdminPage>
  )
}

const keys = attemptKeys()

/** An order that staff put together for a customer, from what is in their own cart. */
function NewOrder({ cart }: { readonly cart: CartResponse }) {
  const navigate = useNavigate()
  const send = async (body: OfferBody) => {
    const path = '/api/desk/orders'
    const called = await callJson<{ readonly number: string }>(
      accountFetch,
      path,
      command(body, keys.keyFor(path, body)),
    )
    if (called.ok || called.fault !== 'no-answer') keys.answered()
    if (!called.ok) return called
    await navigate(`/desk/${called.answer.number}`)
    toast(messages.newOrderSent)
    return null
  }
  return (
    <>
      <h1 className="type-h2">{messages.newOrder}</h1>
      <p className="type-ui mt-3 max-w-prose text-graphite">{messages.newOrderText}</p>
      <div className="mt-8 grid items-start gap-12 lg:grid-cols-2">
        <Section title={messages.newOrderCart} titleClass="type-h4">
          {cart.lines.length === 0 ? (
            <p className="type-ui mt-3">
              {messages.newOrderEmpty}{' '}
              <Link to="/products" className="inline-flex min-h-11 items-center underline underline-offset-4">
                {messages.newOrderFill}
              </Link>
            </p>
          ) : (
            <NewOrderLines lines={cart.lines} />
          )}
        </Section>
        {cart.lines.length > 0 && <NewOrderForm send={send} />}
      </div>
    </>
  )
}
