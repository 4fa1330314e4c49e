import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import type { Policy } from '@nawl/contract/catalogue/site-texts'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { pageContext } from '../../page/page-context.ts'
import type { Route } from './+types/privacy.route'
import { PolicyPage } from './policy-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const policy = await readApi<Policy>(
    context.get(pageContext).fetchApi,
    inLanguage('/api/policies/privacy-policy'),
  )
  if (!policy) throw new Error('the privacy text is missing')
  return { policy }
}

export default function Page({ loaderData: { policy } }: Route.ComponentProps) {
  return <PolicyPage path={SHOP_PAGES.privacy.path} title={pages.privacyTitle} policy={policy} />
}
