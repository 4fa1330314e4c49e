import * as messages from '@nawl/messages/studio'
import * as shell from '@nawl/messages/shell'
import { TextLink } from '../ui/controls/text-link.tsx'
import { PageHead } from '../page/page-head.tsx'

/** The page for an unknown product id. */
export function ProductMissing() {
  return (
    <div className="page-margin border-t border-rule pt-20 pb-40 sm:pt-32">
      <PageHead title={messages.notFoundTitle} hidden />
      <h1 className="type-h1 max-w-[6em]">{messages.notFound}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.notFoundText}</p>
      <p className="mt-6">
        <TextLink to="/products">{shell.browseAll}</TextLink>
      </p>
    </div>
  )
}
