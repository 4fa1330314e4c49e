import type { DesignAt } from '@nawl/contract/catalogue/design-at'
import { findDesign } from '@nawl/domain/catalogue/address'
import { draftAddressParts } from '@nawl/domain/catalogue/own-design'
import { uploadIdIn } from '@nawl/domain/rug/uploads'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { browserFetch, type FetchApi } from '../../api/request.ts'
import { inPageLanguage } from '../../api/rug-collection.ts'
import { warn } from '../../api/warn.ts'
import { uploadedDesign } from '../uploads/uploaded-design.ts'
import { browserDesigns, type LoadedDesigns, loadDesigns } from '../../catalogue/cards/load-designs.ts'
import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { relatedRugs } from '../below/related-rugs.ts'
import { findProduct, type Product } from './find-product.ts'

/** A product with the designs to show below it; none for a visitor's own. */
export type LoadedProduct = Product & { readonly related: readonly RugCardFacts[] }

/** Loads a product by id through `fetchApi`. */
export async function loadProduct(fetchApi: FetchApi, id: string): Promise<LoadedProduct> {
  if (uploadIdIn(id)) return ownProduct(fetchApi, id)
  if (draftAddressParts(id)) return unsoldProduct(fetchApi, id)
  return productAmong(fetchApi, id, await loadDesigns(fetchApi))
}

/** The same in the browser: synchronously if an earlier page loaded the designs, otherwise a promise. */
export function browserProduct(id: string): LoadedProduct | Promise<LoadedProduct> {
  if (uploadIdIn(id)) return ownProduct(browserFetch, id)
  if (draftAddressParts(id)) return unsoldProduct(browserFetch, id)
  return browserDesigns((loaded) => productAmong(browserFetch, id, loaded)) as
    | LoadedProduct
    | Promise<LoadedProduct> // a promise of a promise is one
}

async function ownProduct(fetchApi: FetchApi, id: string): Promise<LoadedProduct> {
  const rug = await uploadedDesign(fetchApi, id)
  return rug ? { status: 'found', rug, sample: false, related: [] } : { status: 'missing', related: [] }
}

/** What is at an address of nothing that is sold: a draft, a design that is sold no longer, or nothing. */
async function unsoldProduct(fetchApi: FetchApi, id: string): Promise<LoadedProduct> {
  const found = await readApi<DesignAt>(fetchApi, inLanguage(`/api/designs/${encodeURIComponent(id)}`)).catch(
    (error: unknown) => {
      warn('what is at an address cannot be had', error)
      return null
    },
  )
  if (found?.status === 'draft')
    return { status: 'found', rug: inPageLanguage(found.rug), sample: false, related: [] }
  return found ? { status: 'archived', name: found.name, related: [] } : { status: 'missing', related: [] }
}

/** Uses the built-in catalogue only for an id that the backend does not know. */
function productAmong(
  fetchApi: FetchApi,
  id: string,
  { designs, fromBackend }: LoadedDesigns,
): LoadedProduct | Promise<LoadedProduct> {
  const beside = (product: Product) => ({
    ...product,
    related: product.status === 'found' ? relatedRugs(designs, product.rug) : [],
  })
  if (!fromBackend) return beside(findProduct(id, [], designs))
  if (findDesign(designs, id)) return beside(findProduct(id, designs, []))
  return unsoldProduct(fetchApi, id).then(async (unsold) => {
    if (unsold.status !== 'missing') return unsold
    const { builtInRugs } = await import('../../catalogue/cards/built-in-rugs.ts')
    return beside(findProduct(id, designs, builtInRugs()))
  })
}
