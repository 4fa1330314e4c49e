import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/terms'
import type { Policy } from '@nawl/contract/catalogue/site-texts'
import { data } from 'react-router'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { pageContext } from '../../page/page-context.ts'
import { useRoot } from '../../page/use-root.ts'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import type { Route } from './+types/terms.route'
import { PolicyPage } from './policy-page.tsx'

/** The terms in force, or with `?version=` those that an order accepted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const version = new URL(request.url).searchParams.get('version')
  const path = `/api/policies/terms${version === null ? '' : `/${encodeURIComponent(version.slice(0, 64))}`}`
  const policy = await readApi<Policy>(context.get(pageContext).fetchApi, inLanguage(path))
  if (policy) return { policy, version }
  if (version !== null) throw data(null, { status: 404 })
  throw new Error('the terms text is missing')
}

export default function Page({ loaderData: { policy, version } }: Route.ComponentProps) {
  const { termsVersion } = useRoot().contacts
  const isEarlier = version !== null && version !== termsVersion
  return (
    <PolicyPage
      path={SHOP_PAGES.terms.path}
      title={pages.termsTitle}
      policy={policy}
      earlier={isEarlier && messages.earlierTerms({ version, current: currentTerms })}
    />
  )
}

const currentTerms = (text: string) => <InlineLink to={SHOP_PAGES.terms.path}>{text}</InlineLink>
