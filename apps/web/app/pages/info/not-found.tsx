import * as messages from '@nawl/messages/pages'
import * as shell from '@nawl/messages/shell'
import { PageHead } from '../../page/page-head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { LineDrawing } from '../../ui/line-drawing.tsx'

/** The 404 page; `children` for whoever may find more at this address. */
export function NotFound({ children }: { readonly children?: React.ReactNode }) {
  return (
    <div className="page-margin empty-page">
      <PageHead title={messages.notFoundTitle} hidden />
      <LineDrawing of="warp" />
      <h1 className="type-h1">{messages.notFoundHeading}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.notFoundText}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="/products">{shell.browseAll}</ButtonLink>
        <TextLink to="/">{messages.homePage}</TextLink>
      </p>
      {children}
    </div>
  )
}
