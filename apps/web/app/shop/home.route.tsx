import { pageContext } from '../page-context.ts'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/home.route.ts'
import { FeaturedCollections } from './featured-collections.tsx'
import { Hero } from './hero.tsx'
import { homeDesigns } from './home-designs.ts'
import { browserDesigns, loadDesigns } from './load-designs.ts'
import { PaletteBand } from './palette-band.tsx'
import { PileFacts } from './pile-facts.tsx'
import { ProcessList } from './process-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { home: homeDesigns(await loadDesigns(context.get(pageContext).fetchApi)) }
}

export function clientLoader() {
  return { home: browserDesigns(homeDesigns) }
}
clientLoader.hydrate = false as const

export default function HomePage({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Custom handtufted rugs"
        description="Choose a design, change any yarn in it, set the size and see the price. Tufted by hand in New Zealand wool and sent to over 100 countries."
        path="/"
      />
      <Hero />
      <FeaturedCollections home={home} />
      <PaletteBand home={home} />
      <PileFacts />
      <ProcessList />
    </>
  )
}
