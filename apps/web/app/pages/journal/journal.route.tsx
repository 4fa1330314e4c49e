import './journal.css'

import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as messages from '@nawl/messages/journal'
import * as pages from '@nawl/messages/pages'
import { LANGUAGE } from '@nawl/messages/language'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { JournalEntry } from '@nawl/contract/catalogue/journal'
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

const FEED = `${LANGUAGE.prefix}/journal/rss.xml`

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
      <PageHead
        path={SHOP_PAGES.journal.path}
        title={pages.journalTitle}
        description={pages.journalDescription}
      />
      <link rel="alternate" type="application/rss+xml" title={messages.feedTitle()} href={FEED} />
      <InfoHead title={pages.journalTitle}>{messages.summary}</InfoHead>
      <CategoryButtons entries={entries} category={category} tag={tag} />
      {shown.length === 0 ? (
        <p className="type-h4 pt-14">
          {messages.nothing} <TextLink to="/journal">{messages.showAll}</TextLink>
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
            {messages.stayInspired}
          </h2>
          <p className="type-ui mt-4 max-w-[34em] text-graphite">
            <Sentence
              parts={messages.stayInspiredText({
                link: (text) => (
                  <a href={FEED} className="underline hover:text-madder">
                    <bdi>{text}</bdi>
                  </a>
                ),
              })}
            />
          </p>
        </div>
        <NewsletterForm />
      </section>
    </div>
  )
}
