import * as messages from '@nawl/messages/below-studio'
import { useEffect, useState } from 'react'

import { browserDesigns } from '../../catalogue/cards/load-designs.ts'
import { type RugCardFacts, rugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { findDesign } from '@nawl/domain/catalogue/address'
import { RugRow } from './rug-row.tsx'

const MOST = 4

/** The rugs that this visitor looked at last; nothing for the first. */
export function SeenLately({ address }: { readonly address: string }) {
  const saved = useSaved()
  const [rugs, setRugs] = useState<readonly RugCardFacts[]>([])
  const viewed = saved?.kept.viewed
  useEffect(() => {
    if (!viewed || viewed.length === 0) return
    let wanted = true
    const find = async () => {
      const latest = viewed.toSorted((one, two) => (one.at < two.at ? 1 : -1)).map((view) => view.address)
      const others = [...new Set(latest)].filter((each) => each !== address).slice(0, MOST)
      const found = await browserDesigns(({ designs }) =>
        others.flatMap((each) => {
          const rug = findDesign(designs, each)
          return rug ? [rugCardFacts(designs, rug)] : []
        }),
      )
      if (wanted) setRugs(found)
    }
    void find()
    return () => {
      wanted = false
    }
  }, [viewed, address])
  return rugs.length > 0 && <RugRow title={messages.seenLately} rugs={rugs} />
}
