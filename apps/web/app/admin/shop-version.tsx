import * as messages from '@nawl/messages/desk'

import { browserFetch } from '../api/request.ts'
import { callJson } from '../sales/order/calls/call-json.ts'
import { useRequested } from '../sales/order/calls/use-requested.ts'

/** Which version of Nawl answers: what an owner names when they report something. */
export function ShopVersion() {
  const { called } = useRequested('version', () =>
    callJson<{ readonly version: string }>(browserFetch, '/healthz'),
  )
  return (
    <p className="type-caption text-graphite">
      {called?.ok ? messages.version({ version: called.answer.version }) : messages.shopName}
    </p>
  )
}
