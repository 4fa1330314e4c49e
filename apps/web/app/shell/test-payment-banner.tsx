import * as messages from '@nawl/messages/shell'
import { useRoot } from '../page/use-root.ts'

/** Shown on every page of a public shop that accepts the test payment. */
export function TestPaymentBanner() {
  if (!useRoot().testPaymentAllowed) return null
  return (
    <p role="note" className="page-margin type-ui bg-madder py-2.5 text-center text-on-madder">
      {messages.testShop}
    </p>
  )
}
