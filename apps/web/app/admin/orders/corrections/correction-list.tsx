import { addressChangedBy } from '@nawl/messages/desk-orders'

import { shortMoment } from '../../../sales/order/format-moment.ts'
import { Section } from '../../../ui/section.tsx'
import { actorName } from '../../actor-name.ts'

type CorrectionListProps = {
  readonly title: string
  readonly entries: readonly {
    readonly by: string
    readonly at: string
    /** What it was before and is now. */
    readonly text: string
    /** May be empty. */
    readonly why: string
  }[]
}

/** What staff or the customer changed in an order: each entry with who, when and why; nothing without entries. */
export function CorrectionList({ title, entries }: CorrectionListProps) {
  if (entries.length === 0) return null
  return (
    <Section title={title} titleClass="type-h4">
      <ol className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
        {entries.map(({ by, at, text, why }) => (
          <li key={`${at} ${text}`}>
            <p className="type-caption text-graphite">
              {addressChangedBy({
                name: actorName(by),
                moment: shortMoment(at),
              })}
            </p>
            <p className="wrap-anywhere">{text}</p>
            {why !== '' && (
              <p dir="auto" className="wrap-anywhere">
                {why}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
