import * as messages from '@nawl/messages/search'
import type { SearchDocument } from '@nawl/contract/catalogue/search'

import { RugPicture } from '../../catalogue/cards/rug-picture.tsx'
import { Section } from '../../ui/section.tsx'
import { FoundLink } from './found-link.tsx'
import { FoundPages } from './found-pages.tsx'
import { rugsHeading } from './result-messages.ts'
import type { Found } from './search-index.ts'
import { searchAddress } from '../../page/search-path.ts'

const SIZES = '(width < 600px) 42vw, (width < 1000px) 20vw, 166px'
/** Limit for articles and for questions. */
const MOST_LINES = 5

type Heading = 'h2' | 'h3'

type SearchFoundProps = {
  readonly query: string
  readonly found: Found
  /** Maximum number of rugs. */
  readonly most: number
  readonly heading: Heading
}

/** Search results: rugs as pictures, articles and questions beside them. */
export function SearchFound({ query, found, most, heading }: SearchFoundProps) {
  const { rugs, articles, questions, pages } = found
  const isMore = rugs.length > most
  const category =
    found.category ??
    (isMore ? { label: messages.allDesigns({ count: rugs.length }), to: searchAddress(query) } : null)
  return (
    <div className="search-found" data-found>
      {found.isPartial && (
        <p className="type-ui col-span-full">{messages.partial({ query: query.trim() })}</p>
      )}
      {rugs.length > 0 && (
        <Section
          titleClass="type-caption pb-3.5 text-graphite"
          title={rugsHeading(found)}
          heading={heading}
          className="search-found-rugs"
        >
          <ul className="search-rugs">
            {rugs.slice(0, most).map((rug) => (
              <li key={rug.id}>
                <FoundRug rug={rug} />
              </li>
            ))}
          </ul>
          {category && (
            <FoundLink to={category.to} className="search-word mt-4">
              {category.label}
            </FoundLink>
          )}
        </Section>
      )}
      <div className="search-texts">
        <Lines title={messages.journal} heading={heading} documents={articles} />
        <Lines title={messages.questions} heading={heading} documents={questions} />
        {pages.length > 0 && (
          <Section titleClass="type-caption pb-3.5 text-graphite" title={messages.pages} heading={heading}>
            <FoundPages pages={pages} />
          </Section>
        )}
      </div>
    </div>
  )
}

function FoundRug({ rug: { title, label, to, image } }: { readonly rug: SearchDocument }) {
  return (
    <FoundLink to={to} className="search-rug">
      {image && <RugPicture image={image} alt="" sizes={SIZES} />}
      <span className="type-ui mt-3 block">{title}</span>
      <span className="type-caption block text-graphite">{label}</span>
    </FoundLink>
  )
}

type LinesProps = {
  readonly title: string
  readonly heading: Heading
  readonly documents: readonly SearchDocument[]
}

function Lines({ title, heading, documents }: LinesProps) {
  if (documents.length === 0) return null
  return (
    <Section titleClass="type-caption pb-3.5 text-graphite" title={title} heading={heading}>
      <ul className="border-t border-rule">
        {documents.slice(0, MOST_LINES).map(({ id, title: line, to }) => (
          <li key={id} className="not-first:border-t not-first:border-rule">
            <FoundLink to={to} className="search-text-link">
              {line}
            </FoundLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
