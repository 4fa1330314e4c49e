import './shown.css'

import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/shown'
import type { ShownRug } from '@nawl/contract/imaging/shown-rug'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { data } from 'react-router'

import { readApi } from '../api/read-api.ts'
import { browserFetch, type FetchApi } from '../api/request.ts'
import { pageContext } from '../page/page-context.ts'
import { PageHead } from '../page/page-head.tsx'
import { sharePicturePath, shownPath } from '../page/studio-path.ts'
import { openedLink, type OpenedLink } from '../studio/share/opened-link.ts'
import { loadProduct } from '../studio/state/load-product.ts'
import { ProductMissing } from '../studio/product-missing.tsx'
import type { Route } from './+types/shown.route'
import { ShownPage } from './shown-page.tsx'

async function load(fetchApi: FetchApi, address: string, url: string) {
  const link = openedLink(url)
  const text = textOf(link)
  const query = text === null ? '' : `?d=${encodeURIComponent(text)}`
  const [product, shown] = await Promise.all([
    loadProduct(fetchApi, address),
    readApi<ShownRug>(fetchApi, `/api/rug/${encodeURIComponent(address.toLowerCase())}/shown${query}`),
  ])
  return { product, shown, link }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const loaded = await load(context.get(pageContext).fetchApi, params.id, request.url)
  return data(loaded, { status: loaded.shown === null ? 404 : 200 })
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserFetch, params.id, request.url)

/** A rug as it was sent: anybody may see it, and it says nothing of whose it is. */
export default function ShownRoute({ loaderData, params }: Route.ComponentProps) {
  const { product, shown, link } = loaderData
  if (product.status !== 'found' || shown === null) return <ProductMissing />
  const { rug } = product
  const text = textOf(link)
  const named = { name: rug.name, collection: nameOf(rug.collection) }
  const path = shownPath(params.id, text)
  return (
    <>
      <PageHead
        title={messages.title(named)}
        description={messages.description(named)}
        path={path}
        share={{ picture: sharePicturePath(params.id, 'jpg', text), rug: messages.pictured(named) }}
        hidden
      />
      <ShownPage
        key={path}
        rug={rug}
        shown={shown}
        address={params.id}
        text={text}
        design={link.status === 'design' ? link.design : AS_DRAWN}
      />
    </>
  )
}

/** A link that cannot be read shows the rug as drawn. */
const textOf = (link: OpenedLink) => (link.status === 'design' ? link.text : null)
