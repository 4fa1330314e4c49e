import type { Cents } from '../money/money.ts'

/** The formats of bank statements that are read. */
export const STATEMENT_FORMATS = ['camt', 'mt940', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** A row of a bank statement: money that came in is above zero, money that left is below. */
export type StatementRow = {
  /** Where it begins in the file, from 1. */
  readonly line: number
  /** `2027-01-31`, as the bank booked it. */
  readonly bookedOn: string
  readonly amount: Cents
  /** Three letters. */
  readonly currency: string
  /** Who paid, or was paid; may be empty. */
  readonly name: string
  /** What they wrote with it, and what the bank added. */
  readonly text: string
  /** What the bank calls it, the same in every statement that has it; null where it says nothing. */
  readonly reference: string | null
}

/** What of a row cannot be read. */
export const STATEMENT_FIELDS = ['date', 'amount', 'currency', 'balance', 'row', 'text'] as const
export type StatementField = (typeof STATEMENT_FIELDS)[number]

/** Something in a file that cannot be read as a statement. */
export type StatementFault = {
  readonly line: number
  readonly field: StatementField
  /** What stands there, shortened. */
  readonly found: string
}

/** What becomes of a row: it waits, is booked on an order, or was set aside as no payment of an order. */
export const ROW_STATUSES = ['open', 'booked', 'set-aside'] as const
