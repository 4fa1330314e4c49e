import { findDesign } from '@nawl/domain/catalogue/address'
import { uploadIdIn } from '@nawl/domain/rug/uploads'

import { browserFetch, type FetchApi } from '../../api/request.ts'
import { uploadedDesign } from '../uploads/uploaded-design.ts'
import { browserDesigns, type LoadedDesigns, loadDesigns } from '../../catalogue/cards/load-designs.ts'
import type { RugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'
import { relatedRugs } from '../below/related-rugs.ts'
import { findProduct, type Product } from './find-product.ts'

/** A product with the designs to show below it; none for a visitor's own. */
export type LoadedProduct = Product & { readonly related: readonly RugCardFacts[] }

/** Loads a product by id through `fetchApi`. */
export async function loadProduct(fetchApi: FetchApi, id: string): Promise<LoadedProduct> {
  return uploadIdIn(id) ? ownProduct(fetchApi, id) : productAmong(id, await loadDesigns(fetchApi))
}

/** The same in the browser: synchronously if an earlier page loaded the designs, otherwise a promise. */
export function browserProduct(id: string): LoadedProduct | Promise<LoadedProduct> {
  if (uploadIdIn(id)) return ownProduct(browserFetch, id)
  return browserDesigns((loaded) => productAmong(id, loaded)) as LoadedProduct | Promise<LoadedProduct> // a promise of a promise is one
}

async function ownProduct(fetchApi: FetchApi, id: string): Promise<LoadedProduct> {
  const rug = await uploadedDesign(fetchApi, id)
  return rug ? { status: 'found', rug, sample: false, related: [] } : { status: 'missing', related: [] }
}

/** Uses the built-in catalogue only for an id that the backend does not know. */
function productAmong(
  id: string,
  { designs, fromBackend }: LoadedDesigns,
): LoadedProduct | Promise<LoadedProduct> {
  const beside = (product: Product) => ({
    ...product,
    related: product.status === 'found' ? relatedRugs(designs, product.rug) : [],
  })
  if (!fromBackend) return beside(findProduct(id, [], designs))
  if (findDesign(designs, id)) return beside(findProduct(id, designs, []))
  return import('../../catalogue/cards/built-in-rugs.ts').then(({ builtInRugs }) =>
    beside(findProduct(id, designs, builtInRugs())),
  )
}
