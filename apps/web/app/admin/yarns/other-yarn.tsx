import type { DeskYarn, YarnFields } from '@nawl/contract/desk/yarns'
import * as messages from '@nawl/messages/desk-yarns'

import { Button } from '../../ui/controls/button.tsx'

type OtherYarnProps = {
  readonly mine: YarnFields
  readonly theirs: DeskYarn
  readonly busy: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** What somebody else saved meanwhile beside what was typed here, until one of the two is chosen. */
export function OtherYarn({ mine, theirs, busy, onMine, onTheirs }: OtherYarnProps) {
  const differences = rowsOf(mine).flatMap(([label, own], n) => {
    const other = rowsOf(theirs)[n]?.[1] ?? ''
    return own === other ? [] : [{ label, own, other }]
  })
  return (
    <div role="group" aria-label={messages.meanwhile} className="border-y border-ink py-4">
      <p className="type-ui font-medium">{messages.meanwhile}</p>
      <table className="desk-table type-ui mt-3">
        <thead>
          <tr>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.mine}</th>
            <th scope="col">{messages.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, own, other }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="wrap-anywhere">
                <bdi>{own}</bdi>
              </td>
              <td className="wrap-anywhere">
                <bdi>{other}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button small aria-disabled={busy} onClick={() => !busy && onMine()}>
          {messages.keepMine}
        </Button>
        <Button small onClick={onTheirs}>
          {messages.takeTheirs}
        </Button>
      </div>
    </div>
  )
}

const rowsOf = (yarn: YarnFields): readonly (readonly [label: string, value: string])[] => [
  [messages.fieldEnglish, yarn.name.en],
  [messages.fieldArabic, yarn.name.ar],
  [messages.family, yarn.family],
  [messages.fieldHex, yarn.hex],
  [messages.fieldLab, yarn.lab?.join(' ') ?? ''],
  [messages.columnSupplier, yarn.supplier],
  [messages.fieldArticle, yarn.article],
  [messages.fieldKg, String(yarn.kg ?? '')],
  [messages.fieldLots, yarn.dyeLots.join(' · ')],
  [
    messages.columnStock,
    messages.stockName({ stock: yarn.isArchived ? 'archived' : yarn.isOut ? 'out' : 'in' }),
  ],
]
