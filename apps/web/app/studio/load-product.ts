import { findDesign } from '@nawl/domain/catalogue/address'

import type { FetchApi } from '../api/request.ts'
import { browserDesigns, type LoadedDesigns, loadDesigns } from '../shop/load-designs.ts'
import { findProduct, type Product } from './find-product.ts'

/** The product at an id, asked for through `fetchApi`. */
export async function loadProduct(fetchApi: FetchApi, id: string): Promise<Product> {
  return productAmong(id, await loadDesigns(fetchApi))
}

/** The same in the browser: at once when an earlier page has loaded the designs, else as a promise. */
export function browserProduct(id: string): Product | Promise<Product> {
  return browserDesigns((loaded) => productAmong(id, loaded)) as Product | Promise<Product> // a promise of a promise is one
}

/** Asks the built-in catalogue only about an id that the backend does not know. */
function productAmong(id: string, { designs, fromBackend }: LoadedDesigns): Product | Promise<Product> {
  if (!fromBackend) return findProduct(id, [], designs)
  if (findDesign(designs, id)) return findProduct(id, designs, [])
  return import('../shop/built-in-rugs.ts').then(({ builtInRugs }) => findProduct(id, designs, builtInRugs()))
}
