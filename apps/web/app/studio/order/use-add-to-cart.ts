import * as messages from '@nawl/messages/order-bar'
import { noAnswer } from '@nawl/messages/problems'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { roomLookedAt } from '../room/saved-places.ts'
import { useCartOffer } from '../assistant-offers.ts'
import { designToOrder } from './design-to-order.ts'
import type { StudioState } from '../state/studio-state.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useInCart } from '../../sales/cart/cart-count.ts'
import { LINE_PARAMETER } from '../../sales/cart/lines/line-parameter.ts'
import type { PutOutcome, RugForCart } from '../../sales/cart/put-into-cart.ts'
import { sizeRefusal, type SizeRefused } from '../../sales/cart/lines/size-refusal.ts'

type AddedRug = {
  readonly rugName: string
  readonly processingImage: string
  /** Last segment of the product's path. */
  readonly address: string
  readonly state: StudioState
  /** Called with the invalid side when the size cannot be ordered. */
  readonly onRefused: (field: SizeRefused['field']) => void
}

/** Adding the rug on screen to the cart, for every button that does so. */
export type AddToCartAction = {
  readonly busy: boolean
  /** Whether the studio was opened on a cart line, which is replaced then. */
  readonly replaces: boolean
  /** Whether the rug was added exactly as it is on screen. */
  readonly isInCart: boolean
  readonly add: () => void
}

/** Adds the rug on screen to the cart, and offers that to the assistant; replaces the line the studio was opened on. */
export function useAddToCart({
  rugName,
  processingImage,
  address,
  state,
  onRefused,
}: AddedRug): AddToCartAction {
  const [busy, setBusy] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const line = search.get(LINE_PARAMETER)
  const rug = { line, design: designToOrder(state, address.toLowerCase()), quantity: state.size.quantity }
  /** Asked for when it is added: another room makes it no other rug. */
  const inItsRoom = (): RugForCart => {
    const room = roomLookedAt(processingImage)
    return room ? { ...rug, design: { ...rug.design, room } } : rug
  }
  useCartOffer(async () => {
    if (sizeRefusal(state.size)) return { ok: false, say: messages.notOrderable }
    const [{ cartInBrowser }, { addForAssistant }] = await Promise.all([
      fetchStore(),
      import('./add-for-assistant.ts'),
    ])
    return addForAssistant(cartInBrowser(), rugName, inItsRoom())
  })
  const [added, setAdded] = useState<string | null>(null)
  const isEmpty = useInCart().count === 0
  const put = async () => {
    const refused = sizeRefusal(state.size)
    if (refused) return onRefused(refused.field)
    setBusy(true)
    const outcome = await putByHand(inItsRoom())
    setBusy(false)
    if (outcome.kind === 'refused') return toast(outcome.words)
    if (line === null) return setAdded(JSON.stringify(rug))
    toast(outcome.kind === 'updated' ? messages.cartUpdatedToast : messages.hadLeft({ name: rugName }))
    await navigate('/cart')
  }
  const isInCart = !isEmpty && added === JSON.stringify(rug)
  return { busy, isInCart, replaces: line !== null, add: () => !busy && void put() }
}

const fetchStore = () => import('../../sales/cart/browser-cart.ts')

/** Fetches what adding needs, before it is asked for. */
export const fetchCartAhead = () => void fetchStore().catch(console.warn)

async function putByHand(rug: RugForCart): Promise<PutOutcome> {
  try {
    const [{ cartInBrowser }, { putIntoCart }] = await Promise.all([
      fetchStore(),
      import('../../sales/cart/put-into-cart.ts'),
    ])
    return await putIntoCart(cartInBrowser(), rug)
  } catch (error) {
    console.warn('the cart cannot be fetched', error)
    return { kind: 'refused', words: noAnswer }
  }
}
