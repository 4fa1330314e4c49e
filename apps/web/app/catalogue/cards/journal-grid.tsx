import type { JournalEntry } from '@nawl/contract/catalogue/journal'

import { JournalCard } from './journal-card.tsx'

type JournalGridProps = {
  readonly entries: readonly JournalEntry[]
  readonly heading: 'h2' | 'h3'
  /** Whether its first picture is in the first view. */
  readonly first?: boolean
}

/** Articles side by side. */
export function JournalGrid({ entries, heading, first = false }: JournalGridProps) {
  return (
    <ul className="journal-grid">
      {entries.map((entry, place) => (
        <li key={entry.slug}>
          <JournalCard entry={entry} first={first && place === 0} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
