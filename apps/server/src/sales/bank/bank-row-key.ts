import type { StatementRow } from '@nawl/domain/bank/statement-row'

import { sha256 } from '../../platform/sha256.ts'

type Row = StatementRow & { readonly account: string }

/**
 * What makes each row the same in every statement that has it: the bank's own reference, or else what it says. Rows that
 * are alike, as two payments of one person on one day can be, are told apart by how many came before in the statement.
 */
export function bankRowKeys(rows: readonly Row[]): readonly string[] {
  const seen = new Map<string, number>()
  return rows.map(({ account, bookedOn, amount, currency, reference, name, text }) => {
    const own = JSON.stringify([account, bookedOn, amount, currency, reference ?? [name, text]])
    const before = seen.get(own) ?? 0
    seen.set(own, before + 1)
    return sha256(`${own}${before}`)
  })
}
