import { listingSettings } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { inListedOrder } from '@nawl/domain/catalogue/listed-order'

import type { Database } from '../../../platform/db/database.ts'
import { draftStore } from '../../../platform/revisions/draft.store.ts'
import { revisionStore } from '../../../platform/revisions/revision.store.ts'
import type { DesignKind } from '../design-kind.ts'
import { listDesigns } from '../list-designs.ts'
import { DESIGN_PREFIX, LISTING, type ShopRugs } from '../shop-rugs.ts'
import { writtenSoFar } from '../written-so-far.ts'
import type { WrittenDesign } from './design-cells.ts'
import type { WrittenListing } from './plan-listing.ts'

type Deps = { readonly database: Database; readonly rugs: ShopRugs; readonly designs: DesignKind }

/** Every design with what is written of it, in the order of the desk's list, and how they are listed. */
export async function writtenDesigns(
  deps: Deps,
): Promise<{ readonly designs: readonly WrittenDesign[]; readonly listing: WrittenListing }> {
  const { database, rugs, designs: kind } = deps
  const [list, drafts, newest, listing] = await Promise.all([
    listDesigns(deps),
    draftStore(database).all(DESIGN_PREFIX),
    revisionStore(database).newestBelow(DESIGN_PREFIX),
    writtenListing(deps),
  ])
  const places = new Map(listing.order.map((slug, place) => [slug, place + 1]))
  const featured = new Set(listing.value.featured)
  const published = rugs.designs()
  const designs = list.map(({ slug, state, isBuiltIn }): WrittenDesign => {
    const document = `${DESIGN_PREFIX}${slug}`
    const draft = drafts.get(document)
    const base = newest.get(document) ?? 0
    return {
      slug,
      value: draft
        ? writtenSoFar(draft.value)
        : (published.get(slug) ?? kind.builtIn(slug) ?? writtenSoFar({})),
      base,
      draftVersion: draft?.version ?? 0,
      draftBase: draft?.base ?? base,
      isBuiltIn,
      state,
      isFeatured: featured.has(slug),
      position: places.get(slug) ?? null,
    }
  })
  return { designs, listing }
}

async function writtenListing({ database, rugs }: Deps): Promise<WrittenListing> {
  const [draft, newest] = await Promise.all([
    draftStore(database).find(LISTING),
    revisionStore(database).newestBelow(LISTING),
  ])
  const base = newest.get(LISTING) ?? 0
  const read = draft && listingSettings.safeParse(draft.value)
  const value = read?.success ? read.data : rugs.listing()
  const sold = rugs.atHand()
  const addresses = sold.map((rug) => designAddress(sold, rug))
  return {
    value,
    base,
    draftVersion: draft?.version ?? 0,
    draftBase: draft?.base ?? base,
    order: inListedOrder(addresses, value.order, (address) => address),
  }
}
