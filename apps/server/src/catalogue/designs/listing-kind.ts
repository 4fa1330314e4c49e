import { type ListingSettings, listingSettings } from '@nawl/contract/desk/design'

import type { DocumentKind } from '../../settings/document-kind.ts'
import { LISTING, type ShopRugs } from './shop-rugs.ts'

/** The order of the collection and what the home page shows, as a document. */
export function listingKind({ atHand }: Pick<ShopRugs, 'atHand'>): DocumentKind<ListingSettings> {
  return {
    name: LISTING,
    permission: 'catalogue.edit',
    schema: listingSettings,
    builtIn: () => ({ order: [], featured: [] }),
    problems: ({ featured }) => {
      const sold = new Set(atHand().map(({ id }) => id))
      return featured.every((address) => sold.has(address))
        ? []
        : [{ field: 'featured', problem: 'unknown-design' }]
    },
    mostBytes: 256 * 1024,
  }
}
