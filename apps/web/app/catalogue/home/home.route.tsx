import * as messages from '@nawl/messages/home'
import type { JournalEntry } from '@nawl/contract/catalogue/journal'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { browserFetch, type FetchApi } from '../../api/request.ts'
import type { CardEntry } from '../cards/journal-card.tsx'
import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { organizationData } from '../../page/structured/organization-data.ts'
import { StructuredData } from '../../page/structured/structured-data.tsx'
import { useRoot } from '../../page/use-root.ts'
import type { Route } from './+types/home.route'
import { FeaturedCollections } from './featured-collections.tsx'
import { Hero } from './hero.tsx'
import { HomeJournal } from './home-journal.tsx'
import { homeDesigns } from './home-designs.ts'
import { browserDesigns, loadDesigns } from '../cards/load-designs.ts'
import { PaletteBand } from './palette-band.tsx'
import { PileFacts } from './pile-facts.tsx'
import { ProcessList } from './process-list.tsx'
import { RoomBand } from './room-band.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  const [designs, journal] = await Promise.all([loadDesigns(fetchApi), newest(fetchApi)])
  return { home: homeDesigns(designs), journal }
}

export function clientLoader() {
  return { home: browserDesigns(homeDesigns), journal: newest(browserFetch) }
}
clientLoader.hydrate = false as const

/** Newest articles; empty on failure, because the home page works without them. */
async function newest(fetchApi: FetchApi): Promise<readonly CardEntry[]> {
  const entries = await readApi<readonly JournalEntry[]>(fetchApi, inLanguage('/api/journal')).catch(
    () => null,
  )
  return (entries ?? []).slice(0, 3).map(({ tags: _, ...entry }) => entry)
}

export default function HomePage({ loaderData: { home, journal } }: Route.ComponentProps) {
  const { publicUrl } = useRoot()
  return (
    <>
      <PageHead title={messages.pageTitle} description={messages.description} path="/" />
      <StructuredData data={organizationData(publicUrl)} />
      <Hero />
      <FeaturedCollections home={home} />
      <PaletteBand home={home} />
      <RoomBand />
      <PileFacts />
      <ProcessList />
      <HomeJournal entries={journal} />
    </>
  )
}
