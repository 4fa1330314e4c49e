import { MOST_SELECTED } from '@nawl/contract/desk/most-selected'
import * as messages from '@nawl/messages/desk-list'

import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  readonly selection: Selection
  /** Selects all that match; absent where the page shows all of them. */
  readonly selectAll?: (() => void) | undefined
  readonly children: React.ReactNode
}

/** What can be done with the selected rows. It stays in sight while the list is scrolled. */
export function BulkBar({ selection, selectAll, children }: BulkBarProps) {
  const count = selection.keys.size
  return (
    <div role="region" aria-label={messages.selection} className="desk-bulk type-ui" hidden={count === 0}>
      <p role="status" className="figures">
        {messages.selected({ count })}
      </p>
      {selectAll && count < MOST_SELECTED && (
        <button type="button" className="desk-plain" onClick={selectAll}>
          {messages.selectAll({ most: MOST_SELECTED })}
        </button>
      )}
      <div className="flex flex-wrap gap-3">{count > 0 && children}</div>
      <button type="button" className="desk-plain ms-auto" onClick={() => selection.choose([])}>
        {messages.selectNone}
      </button>
    </div>
  )
}
