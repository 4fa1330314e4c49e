import type { BookRowsAnswer, BookRowsRequest, OpenStatementRow } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'

import { callJson, command } from '../../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../../sign-in/session.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { refusedText, type ShowDesk } from './statement-text.ts'

export const STATEMENTS = '/api/desk/statements'

/** A row and the transfer that it is booked on. */
export type Choice = Omit<BookRowsRequest['rows'][number], 'key'> & { readonly row: OpenStatementRow }

/** Books rows and shows what is left; answers why some were not booked, as sentences, or null. */
export async function bookRows(choices: readonly Choice[], show: ShowDesk): Promise<string | null> {
  const rows = choices.map(({ row: { key }, ...choice }) => ({ key, ...choice }))
  const called = await callJson<BookRowsAnswer>(accountFetch, `${STATEMENTS}/book`, command({ rows }))
  if (!called.ok) return refusalMessage(called.fault)
  const { booked, refused, desk } = called.answer
  const whyNot = refused.flatMap((refusal) => {
    const choice = choices.find(({ row: { key } }) => key === refusal.key)
    return choice ? [refusedText(refusal, { ...choice.row, number: choice.number })] : []
  })
  const faults = await Promise.all(whyNot)
  show(desk)
  toast([messages.booked({ count: booked }), ...faults].join(' '))
  return faults.length > 0 ? faults.join(' ') : null
}
