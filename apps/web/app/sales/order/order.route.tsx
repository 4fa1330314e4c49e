import '../../ui/forms/form.css'
import './order.css'

import * as messages from '@nawl/messages/order'

import { PageHead } from '../../page/page-head.tsx'
import type { Route } from './+types/order.route'
import { OrderPage } from './order-page.tsx'
import { OrderUnseen } from './order-not-shown.tsx'
import { action, headers, loader } from './order-loader.ts'
import { renewalAction } from './calls/order-calls.ts'
import { useOrder } from './calls/use-order.ts'

export { action, headers, loader }

export default function OrderRoute({
  loaderData: { token, linked },
  params: { number },
  actionData,
}: Route.ComponentProps) {
  const opened = useOrder({ number, token }, linked)
  const { seen } = opened
  return (
    <div className="page-margin page-space order-page">
      <PageHead title={messages.pageTitle({ number: number.toUpperCase() })} hidden />
      {seen.status === 'shown' ? (
        <OrderPage order={seen.order} opened={opened} />
      ) : (
        <OrderUnseen
          status={seen.status}
          onRetry={() => void opened.reload()}
          renewal={{ action: renewalAction(number, token), earlier: actionData }}
        />
      )}
    </div>
  )
}
