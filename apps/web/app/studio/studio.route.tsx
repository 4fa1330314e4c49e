import { Fragment } from 'react'
import { data } from 'react-router'

import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import { WhenLoaded } from '../ui/when-loaded.tsx'
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
    <Fragment key={params.id}>
      <WhenLoaded value={loaderData.product} fallback={<ProductLoading />}>
        {(product) => <ProductPage product={product} address={params.id} />}
      </WhenLoaded>
    </Fragment>
  )
}

function ProductPage({ product, address }: { readonly product: Product; readonly address: string }) {
  if (product.status === 'missing') return <ProductMissing />
  const { rug, sample } = product
  return (
    <>
      <PageHead
        title={`${rug.name}, ${rug.collection}`}
        description={rug.description}
        path={`/product/${address.toLowerCase()}`}
      />
      <Studio key={`${rug.collection} ${rug.id}`} rug={rug} sample={sample} />
    </>
  )
}
