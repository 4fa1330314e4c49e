import type { BookRowsAnswer, StatementDesk } from '@nawl/contract/desk/statements'
import * as messages from '@nawl/messages/statements'

import { formatMinorUnits } from '../../../sales/order/summary/format-money.ts'
import { faultOf, refusalMessage } from '../../../sales/order/calls/refusal-messages.ts'

/** What the page shows anew after a command. */
export type ShowDesk = (desk: StatementDesk) => void

/** An amount of a row, which may be in any currency. */
export function rowMoney({
  amount,
  currency,
}: {
  readonly amount: number
  readonly currency: string
}): string {
  if (currency === 'AED' || currency === 'USD') return formatMinorUnits(amount, currency)
  return `${currency} ${(amount / 100).toFixed(2)}`
}

/** A name as messages select by it: they know no hyphens. */
export const selector = (name: string): string => name.replaceAll('-', '_')

type Refused = BookRowsAnswer['refused'][number]

/** Why a row was not booked. */
export async function refusedText(
  { reason }: Refused,
  row: { readonly amount: number; readonly currency: string; readonly number: string },
): Promise<string> {
  const why =
    reason === 'done-already'
      ? messages.doneAlready
      : reason === 'no-such-order'
        ? messages.noSuchOrder
        : refusalMessage(await faultOf(`order/${reason}`))
  return messages.notBooked({ amount: rowMoney(row), number: row.number, why })
}
