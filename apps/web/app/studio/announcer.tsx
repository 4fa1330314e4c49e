import * as messages from '@nawl/messages/studio'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { estimate } from '@nawl/domain/rug/estimate'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { useEffect, useRef, useState } from 'react'

import { useSettled } from '../ui/use-settled.ts'
import { usePrice } from '../page/country/use-price.ts'
import { sideErrors } from './size/size-messages.ts'
import { isBusy, type StudioState } from './state/studio-state.ts'
import { changeSentence } from './color/yarn-name.ts'

/** While typing `170`, two intermediate prices should not be announced. */
const SETTLED_MS = 700

type AnnouncerProps = { readonly rug: RugItem; readonly state: StudioState; readonly isInCart: boolean }

/**
 * Announces changes to screen readers: yarns when their picture has arrived; prices and size errors when typing
 * pauses; and that the rug is in the cart.
 */
export function Announcer({ rug, state, isInCart }: AnnouncerProps) {
  const yarns = useYarnChange(rug, state)
  const price = usePriceChange(rug, state)
  return (
    <div className="sr-only">
      <p role="status">{yarns}</p>
      <p role="status">{price}</p>
      <p role="status">{isInCart && messages.inCart({ name: rug.name })}</p>
    </div>
  )
}

function useYarnChange(rug: RugItem, state: StudioState): string {
  const [sentence, setSentence] = useState('')
  const announced = useRef(state.look.mappings)
  const busy = isBusy(state)
  const { mappings } = state.look
  useEffect(() => {
    if (busy || announced.current === mappings) return
    setSentence(changeSentence(rug, announced.current, mappings))
    announced.current = mappings
  }, [rug, busy, mappings])
  return sentence
}

function usePriceChange({ collection }: RugItem, { size }: StudioState): string {
  const { price } = usePrice()
  const result = estimate(size, squareFootPrice(collection))
  const { width, length } = sideErrors(size)
  const words = result.ok
    ? messages.estimatedPrice({ price: price(result.price) })
    : [width, length].filter(Boolean).join(' ')
  return useSettled(words, SETTLED_MS, '')
}
