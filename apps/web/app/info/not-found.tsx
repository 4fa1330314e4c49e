import { PageHead } from '../shell/page-head.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The page at an address that leads nowhere. */
export function NotFound() {
  return (
    <div className="page-margin pt-20 pb-40 sm:pt-32">
      <PageHead title="Page not found" hidden />
      <h1 className="type-h1">There is nothing here.</h1>
      <p className="type-body mt-6 max-w-[36em] text-graphite">
        The address may have changed, or the page is still on the loom. The rugs are all in one place.
      </p>
      <p className="mt-8">
        <TextLink to="/products">Browse all rugs</TextLink>
      </p>
    </div>
  )
}
