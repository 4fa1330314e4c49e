import { TextLink } from '../ui/controls/text-link.tsx'
import { PageHead } from '../page/page-head.tsx'

/** The page for an unknown product id. */
export function ProductMissing() {
  return (
    <div className="page-margin border-t border-rule pt-20 pb-40 sm:pt-32">
      <PageHead title="Product not found" hidden />
      <h1 className="type-h1 max-w-[6em]">Product not found.</h1>
      <p className="type-body mt-6 max-w-[36em]">
        The design may have been renamed. All of them are in one place.
      </p>
      <p className="mt-6">
        <TextLink to="/products">Browse all rugs</TextLink>
      </p>
    </div>
  )
}
