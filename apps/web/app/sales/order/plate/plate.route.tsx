import '../order.css'
import './plate.css'

import { FIRST_KIND } from '@nawl/domain/product/product'
import * as messages from '@nawl/messages/order'

import { Button } from '../../../ui/controls/button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { PageHead } from '../../../page/page-head.tsx'
import { OrderUnseen } from '../order-not-shown.tsx'
import { action, headers, loader } from '../order-loader.ts'
import { renewalAction } from '../calls/order-calls.ts'
import { useOrder } from '../calls/use-order.ts'
import type { Route } from './+types/plate.route'
import { PLATES } from '../../kinds/plates.ts'

// Whoever may see an order may see its plate.
export { action, headers, loader }

/** The plates of what an order is of, a printed page each. */
export default function PlateRoute({
  loaderData: { token, linked },
  params: { number },
  actionData,
}: Route.ComponentProps) {
  const opened = useOrder({ number, token }, linked)
  const { seen } = opened
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  if (seen.status !== 'shown')
    return (
      <div className="page-margin page-space order-page">
        <PageHead title={messages.plateTitle({ number: number.toUpperCase() })} hidden />
        <OrderUnseen
          status={seen.status}
          onRetry={() => void opened.reload()}
          renewal={{ action: renewalAction(number, token), earlier: actionData }}
        />
      </div>
    )
  const { order } = seen
  const plated = order.lines.flatMap((line) => {
    const { kind = FIRST_KIND } = line.design
    const Plate = PLATES[kind]
    return Plate ? [{ line, Plate }] : []
  })
  const count = plated.length
  return (
    <div className="page-margin page-space order-page">
      <PageHead title={messages.plateTitle({ number: order.number })} hidden />
      <header className="plate-page-head">
        <h1 className="type-h2">{count > 0 ? messages.plateHeading({ count }) : messages.plateNone}</h1>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <TextLink to={`/order/${encodeURIComponent(number)}${query}`}>{messages.backToOrder}</TextLink>
          {count > 0 && (
            <Button small onClick={() => window.print()}>
              {messages.printPlates({ count })}
            </Button>
          )}
        </div>
      </header>
      {plated.map(({ line, Plate }) => (
        <Plate key={line.id} line={line} order={order} />
      ))}
    </div>
  )
}
