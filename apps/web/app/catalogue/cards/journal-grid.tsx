import { type CardEntry, JournalCard } from './journal-card.tsx'

type JournalGridProps = {
  readonly entries: readonly CardEntry[]
  readonly heading: 'h2' | 'h3'
  /** Whether the first leads: across two columns, its picture in the first view. */
  readonly lead?: boolean
}

/** Articles side by side. */
export function JournalGrid({ entries, heading, lead = false }: JournalGridProps) {
  return (
    <ul className="journal-grid">
      {entries.map((entry, place) => {
        const leads = lead && place === 0
        return (
          <li key={entry.slug} className={leads ? 'journal-lead' : undefined}>
            <JournalCard entry={entry} lead={leads} heading={heading} />
          </li>
        )
      })}
    </ul>
  )
}
