import * as messages from '@nawl/messages/home'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import type { HomeDesigns } from './home-designs.ts'
import { FeaturedCard } from './featured-card.tsx'
import { RugCardSkeletons } from '../cards/rug-card-skeleton.tsx'

/** The first eight designs of the catalogue. */
export function FeaturedCollections({ home }: { readonly home: HomeDesigns | Promise<HomeDesigns> }) {
  return (
    <section className="section-space page-margin" aria-labelledby="featured">
      <WhenLoaded value={home} fallback={<Waiting />}>
        {({ count, featured }) => (
          <>
            <FeaturedHead>
              <TextLink to="/products">{messages.allDesigns({ count })}</TextLink>
            </FeaturedHead>
            <ul className="featured-grid">
              {featured.map((rug) => (
                <li key={rug.address}>
                  <FeaturedCard rug={rug} />
                </li>
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
    </section>
  )
}

function FeaturedHead({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
      <h2 id="featured" className="type-h2">
        {messages.featured}
      </h2>
      {children}
    </div>
  )
}

function Waiting() {
  return (
    <>
      <FeaturedHead>
        <output className="type-h4 flex min-h-11 items-center">{messages.loading()}</output>
      </FeaturedHead>
      <RugCardSkeletons look="featured" count={8} />
    </>
  )
}
