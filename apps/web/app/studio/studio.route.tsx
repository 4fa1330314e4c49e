import * as messages from '@nawl/messages/studio'
import { nameOf } from '@nawl/messages/names'
import { draftAddressParts } from '@nawl/domain/catalogue/own-design'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { Fragment } from 'react'
import { data } from 'react-router'

import { pageContext } from '../page/page-context.ts'
import { PageHead } from '../page/page-head.tsx'
import { productData } from '../page/structured/product-data.ts'
import { StructuredData } from '../page/structured/structured-data.tsx'
import { useRoot } from '../page/use-root.ts'
import { WhenLoaded } from '../ui/when-loaded.tsx'
import type { Route } from './+types/studio.route'
import { openedLink, type OpenedLink } from './share/opened-link.ts'
import { sharePicturePath, studioPath } from '../page/studio-path.ts'
import { browserProduct, type LoadedProduct, loadProduct } from './state/load-product.ts'
import { ProductLoading } from './product-loading.tsx'
import { ProductArchived } from './product-archived.tsx'
import { ProductMissing } from './product-missing.tsx'
import { Studio } from './studio.tsx'
import { useVisitTold } from './use-visit-told.ts'

export const handle = { header: 'studio' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  const product = await loadProduct(fetchApi, params.id)
  return data({ product, link: openedLink(request.url) }, { status: STATUS[product.status] })
}

/** An archived design is gone for good: search engines forget it sooner than what is only missing. */
const STATUS = { found: 200, archived: 410, missing: 404 } as const

/** Not awaited: the page appears at once with a loading text. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return {
    product: browserProduct(params.id),
    link: openedLink(request.url),
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
  readonly product: LoadedProduct
  readonly address: string
  readonly link: OpenedLink
}

function ProductPage({ product, address, link }: ProductPageProps) {
  const { publicUrl } = useRoot()
  // A visitor's own upload and a draft of the desk are reached by their link, not by search engines.
  const own = uploadIdIn(address) !== null || draftAddressParts(address) !== null
  const isShown = product.status === 'found' && !product.sample && !own
  const tellColored = useVisitTold(isShown ? address.toLowerCase() : null)
  if (product.status === 'missing') return <ProductMissing />
  if (product.status === 'archived') return <ProductArchived name={product.name} />
  const { rug, sample, related } = product
  const title = messages.titleOf({ name: rug.name, collection: nameOf(rug.collection) })
  const text = link.status === 'design' ? link.text : null
  return (
    <>
      <PageHead
        title={title}
        description={rug.description}
        path={studioPath(address, null)}
        share={{
          path: studioPath(address, text),
          picture: sharePicturePath(address, 'jpg', text),
          rug: messages.shareRug({ title }),
        }}
        hidden={own}
      />
      {!own && <StructuredData data={productData(rug, address.toLowerCase(), publicUrl)} />}
      <Studio
        key={`${rug.collection} ${rug.id} ${text ?? ''}`}
        rug={rug}
        sample={sample}
        link={link}
        address={address}
        related={related}
        onColored={tellColored}
      />
    </>
  )
}
