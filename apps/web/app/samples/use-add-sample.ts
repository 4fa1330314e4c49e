import type { ChosenProduct } from '@nawl/contract/sales/cart'
import { useState } from 'react'

import { cartInBrowser } from '../sales/cart/browser-cart.ts'
import { refusalMessage } from '../sales/order/calls/refusal-messages.ts'
import { toast } from '../ui/toasts/toast.ts'

/** Puts a sample into the cart, and says so or why not. */
export function useAddSample(chosen: ChosenProduct, added: string) {
  const [busy, setBusy] = useState(false)
  const [inCart, setInCart] = useState<string | null>(null)
  const put = async () => {
    setBusy(true)
    const outcome = await cartInBrowser().add(chosen, 1)
    setBusy(false)
    if (!outcome.ok) return toast(refusalMessage(outcome.fault))
    setInCart(JSON.stringify(chosen))
    toast(added)
  }
  return { busy, isInCart: inCart === JSON.stringify(chosen), add: () => !busy && void put() }
}
