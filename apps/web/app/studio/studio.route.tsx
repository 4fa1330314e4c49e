import { Fragment } from 'react'
import { data } from 'react-router'

import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import { WhenLoaded } from '../ui/when-loaded.tsx'
import type { Route } from './+types/studio.route.ts'
import type { Product } from './find-product.ts'
import { openedLink, type OpenedLink } from './link/opened-link.ts'
import { ShareHead } from './link/share-head.tsx'
import { browserProduct, loadProduct } from './load-product.ts'
import { ProductLoading } from './product-loading.tsx'
import { ProductMissing } from './product-missing.tsx'
import { Studio } from './studio.tsx'

export const handle = { header: 'studio' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { fetchApi, publicUrl } = context.get(pageContext)
  const product = await loadProduct(fetchApi, params.id)
  return data(
    { product, link: openedLink(request.url), publicUrl },
    { status: product.status === 'missing' ? 404 : 200 },
  )
}

/** Not awaited: a page that has to fetch first is there at once and says that it is loading. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return {
    product: browserProduct(params.id),
    link: openedLink(request.url),
    publicUrl: location.origin,
  }
}

export default function StudioPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Fragment key={params.id}>
      <WhenLoaded value={loaderData.product} fallback={<ProductLoading />}>
        {(product) => <ProductPage {...loaderData} product={product} address={params.id} />}
      </WhenLoaded>
    </Fragment>
  )
}

type ProductPageProps = {
  readonly product: Product
  readonly address: string
  readonly link: OpenedLink
  readonly publicUrl: string
}

function ProductPage({ product, address, link, publicUrl }: ProductPageProps) {
  if (product.status === 'missing') return <ProductMissing />
  const { rug, sample } = product
  return (
    <>
      <PageHead
        title={`${rug.name}, ${rug.collection}`}
        description={rug.description}
        path={`/product/${address.toLowerCase()}`}
      />
      <ShareHead rug={rug} address={address} link={link} publicUrl={publicUrl} />
      <Studio
        key={`${rug.collection} ${rug.id} ${link.status === 'design' ? link.text : ''}`}
        rug={rug}
        sample={sample}
        link={link}
        address={address}
      />
    </>
  )
}
