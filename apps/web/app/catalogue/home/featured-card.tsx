import * as messages from '@nawl/messages/home'
import { usePrice } from '../../page/country/use-price.ts'
import type { RugCardFacts } from '../cards/rug-card-facts.ts'
import { RugCard } from '../cards/rug-card.tsx'

const SIZES = '(width < 840px) 44vw, 20vw'

/** A rug in a row of four, with its starting price. */
export function FeaturedCard({ rug }: { readonly rug: RugCardFacts }) {
  const { wholePrice } = usePrice()
  return (
    <RugCard
      rug={rug}
      price={messages.from({ price: wholePrice(rug.basePrice) })}
      look="featured"
      sizes={SIZES}
      heading="h3"
    />
  )
}
