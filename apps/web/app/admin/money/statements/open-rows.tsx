import type { OpenStatementRow, StatementDesk } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'

import { ConfirmAction } from '../../../sales/order/actions/confirm-action.tsx'
import { Section } from '../../../ui/section.tsx'
import { bookRows, type Choice } from './book-rows.ts'
import { ProposedRow, UnknownRow } from './decided-rows.tsx'
import { RowTable, TransferText } from './row-table.tsx'
import type { ShowDesk } from './statement-text.ts'

/** As many are booked with one press as one call takes. */
const MOST_AT_ONCE = 200

type Props = { readonly desk: StatementDesk; readonly show: ShowDesk; readonly mayBook: boolean }

/** The credits that wait: certain ones, those to be confirmed, and unknown ones. */
export function OpenRows({ desk: { open, openCount }, show, mayBook }: Props) {
  const ofKind = (kind: OpenStatementRow['match']['kind']) => open.filter(({ match }) => match.kind === kind)
  const [certain, proposed, unknown] = [ofKind('certain'), ofKind('proposed'), ofKind('unknown')]
  if (open.length === 0) return <p className="type-ui mt-10">{messages.noneOpen}</p>
  return (
    <>
      {openCount > open.length && (
        <p className="type-ui mt-10 text-graphite">{messages.moreOpen({ count: openCount })}</p>
      )}
      {certain.length > 0 && (
        <Section title={messages.certainTitle} className="statement-rows">
          <p className="type-ui mt-1 text-graphite">{messages.certainMeaning}</p>
          {mayBook && <BookAll rows={certain} show={show} />}
          <RowTable
            rows={certain}
            found={({ match }) => match.kind === 'certain' && <TransferText transfers={match.transfers} />}
          />
        </Section>
      )}
      {proposed.length > 0 && (
        <Section title={messages.proposedTitle} className="statement-rows">
          <p className="type-ui mt-1 text-graphite">{messages.proposedMeaning}</p>
          <RowTable
            rows={proposed}
            found={(row) => <ProposedRow row={row} show={show} mayBook={mayBook} />}
          />
        </Section>
      )}
      {unknown.length > 0 && (
        <Section title={messages.unknownTitle} className="statement-rows">
          <p className="type-ui mt-1 text-graphite">{messages.unknownMeaning}</p>
          <RowTable rows={unknown} found={(row) => <UnknownRow row={row} show={show} mayBook={mayBook} />} />
        </Section>
      )}
    </>
  )
}

function BookAll({ rows, show }: { readonly rows: readonly OpenStatementRow[]; readonly show: ShowDesk }) {
  const choices = rows.slice(0, MOST_AT_ONCE).flatMap((row): Choice[] => {
    const [transfer] = row.match.kind === 'certain' ? row.match.transfers : []
    if (!transfer) return []
    return [{ row, number: transfer.number, paymentId: transfer.paymentId, difference: 'refuse' }]
  })
  return (
    <div className="mt-4">
      <ConfirmAction
        kind="primary"
        label={messages.bookAll({ count: choices.length })}
        title={messages.bookTitle({ count: choices.length })}
        description={messages.bookMeaning}
        act={messages.bookAll({ count: choices.length })}
        busyWords={messages.booking}
        onAct={() => bookRows(choices, show)}
      />
    </div>
  )
}
