import * as messages from '@nawl/messages/checkout'
import { LANGUAGE } from '@nawl/messages/language'
import { useState } from 'react'

import { ownerFetch } from '../cart/browser-cart.ts'
import { refusalMessage } from '../order/calls/refusal-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { type CheckoutAttempt, lastAttempt } from './checkout-attempt.ts'
import { placedPath, sendCheckout } from './send-checkout.ts'

let stored: CheckoutAttempt | null | undefined

/**
 * An empty cart for customers who came back from paying or got no response to their order: their rugs are in an
 * order, and this leads to it.
 */
export function PlacedBefore({ children }: { readonly children: React.ReactNode }) {
  const attempt = useBrowserValue(() => (stored ??= lastAttempt(sessionStorage)), null)
  const [busy, setBusy] = useState(false)
  const [missed, setMissed] = useState(false)
  if (!attempt || missed) return children
  const open = async () => {
    setBusy(true)
    // With the same key the shop returns the same order, including its link.
    const sent = await sendCheckout(ownerFetch, attempt.wish, attempt.key)
    if (sent.ok) location.assign(LANGUAGE.prefix + placedPath(sent.answer))
    else {
      setBusy(false)
      // Nothing was ordered; the cart was emptied in another way.
      setMissed(sent.fault === 'order/empty-cart')
      toast(refusalMessage(sent.fault))
    }
  }
  return (
    <div className="cart-state">
      <p className="type-h3">
        {attempt.number ? messages.placedHeading({ number: attempt.number }) : messages.unknownHeading}
      </p>
      <p className="type-body text-graphite">{attempt.number ? messages.placedText : messages.unknownText}</p>
      <Button kind="primary" aria-disabled={busy} onClick={() => !busy && void open()}>
        {busy ? messages.opening : messages.seeOrder}
      </Button>
    </div>
  )
}
