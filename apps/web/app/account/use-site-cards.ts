import { useEffect, useState } from 'react'

import { browserDesigns, type LoadedDesigns } from '../catalogue/cards/load-designs.ts'
import { type RugCardFacts, rugCardFacts } from '../catalogue/cards/rug-card-facts.ts'

/** The catalogue's cards by address; null while loading. */
export type SiteCards = ReadonlyMap<string, RugCardFacts> | null

export function useSiteCards(): SiteCards {
  const [cards, setCards] = useState<SiteCards>(null)
  useEffect(() => {
    const show = async () => setCards(await browserDesigns(byAddress))
    void show()
  }, [])
  return cards
}

function byAddress({ designs }: LoadedDesigns): ReadonlyMap<string, RugCardFacts> {
  return new Map(
    designs.map((rug) => {
      const card = rugCardFacts(designs, rug)
      return [card.address, card]
    }),
  )
}
