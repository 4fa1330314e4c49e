import { Suspense } from 'react'
import { Await, data } from 'react-router'

import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/studio.route.ts'
import type { Product } from './find-product.ts'
import { browserProduct, loadProduct } from './load-product.ts'
import { ProductLoading } from './product-loading.tsx'
import { ProductMissing } from './product-missing.tsx'
import { Studio } from './studio.tsx'

export const handle = { header: 'studio' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await loadProduct(context.get(pageContext).fetchApi, params.id)
  return data({ product }, { status: product.status === 'missing' ? 404 : 200 })
}

/** Not awaited: a page that has to fetch first is there at once and says that it is loading. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { product: browserProduct(params.id) }
}

export default function StudioPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.id} fallback={<ProductLoading />}>
      <Await resolve={loaderData.product}>{(product) => <ProductPage product={product} />}</Await>
    </Suspense>
  )
}

function ProductPage({ product }: { readonly product: Product }) {
  if (product.status === 'missing') return <ProductMissing />
  const { rug, sample } = product
  return (
    <>
      <PageHead title={`${rug.name}, ${rug.collection}`} description={rug.description} />
      <Studio key={`${rug.collection} ${rug.id}`} rug={rug} sample={sample} />
    </>
  )
}
