import { findDesign } from '@nawl/domain/catalogue/address'
import { uploadIdIn } from '@nawl/domain/rug/uploads'

import { browserFetch, type FetchApi } from '../../api/request.ts'
import { uploadedDesign } from '../uploads/uploaded-design.ts'
import { browserDesigns, type LoadedDesigns, loadDesigns } from '../../catalogue/cards/load-designs.ts'
import { findProduct, type Product } from './find-product.ts'

/** Loads a product by id through `fetchApi`. */
export async function loadProduct(fetchApi: FetchApi, id: string): Promise<Product> {
  return uploadIdIn(id) ? ownProduct(fetchApi, id) : productAmong(id, await loadDesigns(fetchApi))
}

/** The same in the browser: synchronously if an earlier page loaded the designs, otherwise a promise. */
export function browserProduct(id: string): Product | Promise<Product> {
  if (uploadIdIn(id)) return ownProduct(browserFetch, id)
  return browserDesigns((loaded) => productAmong(id, loaded)) as Product | Promise<Product> // a promise of a promise is one
}

async function ownProduct(fetchApi: FetchApi, id: string): Promise<Product> {
  const rug = await uploadedDesign(fetchApi, id)
  return rug ? { status: 'found', rug, sample: false } : { status: 'missing' }
}

/** Uses the built-in catalogue only for an id that the backend does not know. */
function productAmong(id: string, { designs, fromBackend }: LoadedDesigns): Product | Promise<Product> {
  if (!fromBackend) return findProduct(id, [], designs)
  if (findDesign(designs, id)) return findProduct(id, designs, [])
  return import('../../catalogue/cards/built-in-rugs.ts').then(({ builtInRugs }) =>
    findProduct(id, designs, builtInRugs()),
  )
}
