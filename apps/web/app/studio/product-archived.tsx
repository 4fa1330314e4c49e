import * as messages from '@nawl/messages/studio'
import * as shell from '@nawl/messages/shell'
import { TextLink } from '../ui/controls/text-link.tsx'
import { PageHead } from '../page/page-head.tsx'

/** The page of a design that is sold no longer: those who own the rug may still follow its link. */
export function ProductArchived({ name }: { readonly name: string }) {
  return (
    <div className="page-margin border-t border-rule pt-20 pb-40 sm:pt-32">
      <PageHead title={messages.archivedTitle({ name })} hidden />
      <h1 className="type-h1 max-w-[12em]">{messages.archived({ name })}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.archivedText}</p>
      <p className="mt-6">
        <TextLink to="/products">{shell.browseAll}</TextLink>
      </p>
    </div>
  )
}
