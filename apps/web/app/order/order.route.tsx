import './order.css'

import type { OrderResponse } from '@nawl/contract/order'
import { data } from 'react-router'

import { readApi } from '../api/read-api.ts'
import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/order.route.ts'
import { orderPath } from './order-calls.ts'
import { OrderPage } from './order-page.tsx'
import { OrderUnseen } from './order-unseen.tsx'
import { useOrder } from './use-order.ts'

/** For who has the link the server reads the order; who is signed in is known to the browser alone, which asks later. */
export async function loader({ params: { number }, request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  const { fetchApi } = context.get(pageContext)
  const order = token === null ? null : await readApi<OrderResponse>(fetchApi, orderPath({ number, token }))
  return data({ token, order }, { status: token !== null && order === null ? 404 : 200 })
}

/** An order is nobody else's business, the next person's at this browser included. */
export function headers(): HeadersInit {
  return { 'cache-control': 'private, no-store' }
}

export default function OrderRoute({
  loaderData: { token, order },
  params: { number },
}: Route.ComponentProps) {
  const opened = useOrder({ number, token }, order)
  const { seen } = opened
  return (
    <div className="page-margin order-page">
      <PageHead title={`Order ${number.toUpperCase()}`} hidden />
      {seen.status === 'shown' ? (
        <OrderPage order={seen.order} opened={opened} />
      ) : (
        <OrderUnseen status={seen.status} onRetry={() => void opened.reload()} />
      )}
    </div>
  )
}
