import { PageHead } from '../../page/page-head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { LineDrawing } from '../../ui/line-drawing.tsx'

/** The 404 page. */
export function NotFound() {
  return (
    <div className="page-margin pt-20 pb-40 sm:pt-32">
      <PageHead title="Page not found" hidden />
      <LineDrawing of="warp" className="mb-10" />
      <h1 className="type-h1">This page is not here.</h1>
      <p className="type-body mt-6 max-w-[36em]">
        It may not be written yet, or its address has changed. Every design can be opened and coloured in the
        meantime, and the home page tells how a rug is made.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to="/products">Browse all rugs</ButtonLink>
        <TextLink to="/">Home page</TextLink>
      </p>
    </div>
  )
}
