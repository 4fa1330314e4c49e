import * as messages from '@nawl/messages/placeholders'

export type PlaceholderRow = {
  readonly name: string
  /** As it is written into a text. */
  readonly source: string
  /** In words. */
  readonly what: string
  /** How a text has it, shortened: `{least}`, `<link>`. */
  readonly short: string
  /** What is filled in at present, or an example of it; null for a tag, which wraps words of the text's own. */
  readonly shown: string | null
  readonly isExample: boolean
  readonly isLeftOut?: boolean
}

type PlaceholderListProps = {
  readonly rows: readonly PlaceholderRow[]
  readonly insert: (row: PlaceholderRow) => void
}

/** What the shop fills into a text: in words, what it is now, and a button that writes it at the caret. */
export function PlaceholderList({ rows, insert }: PlaceholderListProps) {
  return (
    <ul aria-label={messages.filledIn} className="placeholder-list type-caption text-graphite">
      {rows.map((row) => (
        <li key={row.name} className="placeholder-row">
          <span className="min-w-0">
            {row.isLeftOut ? messages.leftOut({ what: row.what }) : row.what}{' '}
            <code dir="ltr" className="placeholder-code">
              {row.short}
            </code>{' '}
            {row.shown !== null && valueText(row.shown, row.isExample)}
          </span>
          <button
            type="button"
            className="min-h-6 shrink-0 underline"
            aria-label={
              row.isLeftOut
                ? messages.putBackWhat({ what: row.what })
                : messages.insertWhat({ what: row.what })
            }
            onClick={() => insert(row)}
          >
            {row.isLeftOut ? messages.putBack : messages.insert}
          </button>
        </li>
      ))}
    </ul>
  )
}

const valueText = (value: string, isExample: boolean) =>
  isExample ? messages.example({ value }) : messages.now({ value })
