import * as messages from '@nawl/messages/home'
import * as shell from '@nawl/messages/shell'

import type { CardEntry } from '../cards/journal-card.tsx'
import { JournalGrid } from '../cards/journal-grid.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

/** The newest journal articles. */
export function HomeJournal({
  entries,
}: {
  readonly entries: readonly CardEntry[] | Promise<readonly CardEntry[]>
}) {
  return (
    <section className="page-margin pb-(--section)" aria-labelledby="from-the-journal">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-rule pt-7 pb-[clamp(28px,4vw,56px)]">
        <h2 id="from-the-journal" className="type-h2">
          {messages.fromJournal}
        </h2>
        <TextLink to="/journal">{shell.linkJournal}</TextLink>
      </div>
      <WhenLoaded value={entries} fallback={<div className="min-h-[480px]" />}>
        {(found) => <JournalGrid entries={found} heading="h3" />}
      </WhenLoaded>
    </section>
  )
}
