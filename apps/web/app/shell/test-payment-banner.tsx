import { useRoot } from '../page/use-root.ts'

/** Said on every page of a shop where the test payment was allowed although others can reach it. */
export function TestPaymentBanner() {
  if (!useRoot().testPaymentAllowed) return null
  return (
    <p role="note" className="page-margin type-ui bg-madder py-2.5 text-center text-on-madder">
      This is a test shop: orders can be placed here without paying.
    </p>
  )
}
