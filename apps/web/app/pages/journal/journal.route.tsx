import type { JournalEntry } from '@nawl/contract/catalogue/journal'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { useSearchParams } from 'react-router'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { InfoHead } from '../info/info-head.tsx'
import { pageContext } from '../../page/page-context.ts'
import { NewsletterForm } from '../../page/newsletter-form.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import type { Route } from './+types/journal.route'
import { CategoryButtons } from './category-buttons.tsx'
import { JournalGrid } from '../../catalogue/cards/journal-grid.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const entries = await readApi<readonly JournalEntry[]>(
    context.get(pageContext).fetchApi,
    inLanguage('/api/journal'),
  )
  return { entries: entries ?? [] }
}

export default function JournalPage({ loaderData: { entries } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const category = search.get('category')
  const tag = search.get('tag')
  const shown = entries.filter(
    (entry) =>
      (category === null || entry.category === category) && (tag === null || entry.tags.includes(tag)),
  )
  return (
    <div className="page-margin">
      <PageHead {...SHOP_PAGES.journal} />
      <link rel="alternate" type="application/rss+xml" title="Nawl · Journal" href="/journal/rss.xml" />
      <InfoHead title="Journal">
        Wool, colour and rooms, written by the people who draw the designs and run the frames.
      </InfoHead>
      <CategoryButtons entries={entries} category={category} tag={tag} />
      {shown.length === 0 ? (
        <p className="type-h4 pt-14">
          Nothing is filed under that yet. <TextLink to="/journal">Show the whole journal</TextLink>
        </p>
      ) : (
        <JournalGrid entries={shown} heading="h2" lead />
      )}
      <section
        className="my-(--section) grid grid-cols-1 gap-x-12 gap-y-8 bg-linen px-[clamp(20px,5vw,72px)] py-[clamp(32px,5vw,72px)] md:grid-cols-[1fr_1fr] md:items-end"
        aria-labelledby="stay-inspired"
      >
        <div>
          <h2 id="stay-inspired" className="type-h2">
            Stay Inspired
          </h2>
          <p className="type-ui mt-4 max-w-[34em] text-graphite">
            New pieces of the journal, a few times a year. The feed is at{' '}
            <a href="/journal/rss.xml" className="underline hover:text-madder">
              journal/rss.xml
            </a>
            .
          </p>
        </div>
        <NewsletterForm />
      </section>
    </div>
  )
}
