import * as messages from '@nawl/messages/journal'
import { nameOf } from '@nawl/messages/names'
import type { JournalEntry } from '@nawl/contract/catalogue/journal'
import { Link } from 'react-router'

type CategoryButtonsProps = {
  readonly entries: readonly JournalEntry[]
  readonly category: string | null
  readonly tag: string | null
}

/** The categories that have articles, each a filter; pressed again, or All, it clears the filter. */
export function CategoryButtons({ entries, category, tag }: CategoryButtonsProps) {
  const categories = [...new Set(entries.map((entry) => entry.category))].toSorted()
  return (
    <nav aria-label={messages.categories} className="journal-categories">
      <CategoryLink label={messages.all} to="/journal" current={category === null && tag === null} />
      {categories.map((name) => (
        <CategoryLink
          key={name}
          label={nameOf(name)}
          to={
            name === category ? '/journal' : `/journal?${new URLSearchParams({ category: name }).toString()}`
          }
          current={name === category}
        />
      ))}
      {tag !== null && <CategoryLink label={messages.tagged({ tag })} to="/journal" current />}
    </nav>
  )
}

type CategoryLinkProps = { readonly label: string; readonly to: string; readonly current: boolean }

function CategoryLink({ label, to, current }: CategoryLinkProps) {
  return (
    <Link to={to} preventScrollReset aria-current={current || undefined} className="journal-category type-ui">
      {label}
    </Link>
  )
}
