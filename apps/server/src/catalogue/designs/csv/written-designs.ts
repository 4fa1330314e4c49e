import { designAddress } from '@nawl/domain/catalogue/address'

import type { Database } from '../../../platform/db/database.ts'
import { draftStore } from '../../../platform/revisions/draft.store.ts'
import { revisionStore } from '../../../platform/revisions/revision.store.ts'
import type { DesignKind } from '../design-kind.ts'
import { listDesigns } from '../list-designs.ts'
import { DESIGN_PREFIX, type ShopRugs } from '../shop-rugs.ts'
import { writtenSoFar } from '../written-so-far.ts'
import type { WrittenDesign } from './design-cells.ts'

type Deps = { readonly database: Database; readonly rugs: ShopRugs; readonly designs: DesignKind }

/** Every design with what is written of it, in the order of the desk's list. */
export async function writtenDesigns(deps: Deps): Promise<readonly WrittenDesign[]> {
  const { database, rugs, designs } = deps
  const [list, drafts, newest] = await Promise.all([
    listDesigns(deps),
    draftStore(database).all(DESIGN_PREFIX),
    revisionStore(database).newestBelow(DESIGN_PREFIX),
  ])
  const sold = rugs.atHand()
  const places = new Map(sold.map((rug, place) => [designAddress(sold, rug), { rug, place }]))
  const published = rugs.designs()
  return list.map(({ slug, state, isBuiltIn }): WrittenDesign => {
    const document = `${DESIGN_PREFIX}${slug}`
    const draft = drafts.get(document)
    const placed = places.get(slug)
    const base = newest.get(document) ?? 0
    return {
      slug,
      value: draft
        ? writtenSoFar(draft.value)
        : (published.get(slug) ?? designs.builtIn(slug) ?? writtenSoFar({})),
      base,
      draftVersion: draft?.version ?? 0,
      draftBase: draft?.base ?? base,
      isBuiltIn,
      state,
      isFeatured: placed?.rug.isFeatured ?? false,
      position: placed ? placed.place + 1 : null,
    }
  })
}
