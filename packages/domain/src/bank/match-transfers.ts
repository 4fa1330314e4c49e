import type { Cents } from '../money/money.ts'
import { nearNumbers } from './numbers-in-text.ts'
import type { StatementRow } from './statement-row.ts'

/** A bank transfer that an order asked for. */
export type RequestedTransfer = {
  readonly number: string
  readonly paymentId: string
  readonly amount: Cents
  /** Whose order it is. */
  readonly name: string
  /** `ended` for an order that no longer waits: what comes in for it goes back. */
  readonly status: 'waiting' | 'ended' | 'paid'
}

/** Why a person has to confirm what a row is for, best first. */
export const PROPOSAL_REASONS = [
  'short',
  'over',
  'ended',
  'several-orders',
  'near-number',
  'amount-and-name',
  'amount',
] as const
/** Why nothing is proposed for a row. */
export const UNKNOWN_REASONS = ['other-currency', 'already-paid', 'nothing-found'] as const

/** What a row may be for. */
export type RowMatch<Asked = RequestedTransfer> =
  | { readonly kind: 'certain'; readonly transfers: readonly [Asked] }
  | {
      readonly kind: 'proposed'
      readonly why: (typeof PROPOSAL_REASONS)[number]
      readonly transfers: readonly Asked[]
    }
  | { readonly kind: 'unknown'; readonly why: (typeof UNKNOWN_REASONS)[number] }

/** More orders of the same amount than this say nothing. */
const MOST_PROPOSED = 3

type Row = Pick<StatementRow, 'amount' | 'currency' | 'name' | 'text'> & {
  /** The orders whose numbers stand in it. */
  readonly numbers: readonly string[]
}

/**
 * What each credit of a statement is for. Certain is only the number of an order, whose check symbol is right, together
 * with the amount that it waits for, once; everything else is proposed to a person. `transfers` has those that orders
 * wait for, and those of every number that stands in a row.
 */
export function matchTransfers(
  rows: readonly Row[],
  transfers: readonly RequestedTransfer[],
): readonly RowMatch[] {
  const byNumber = new Map<string, RequestedTransfer[]>()
  for (const transfer of transfers)
    byNumber.set(transfer.number, [...(byNumber.get(transfer.number) ?? []), transfer])
  const waiting = transfers.filter(({ status }) => status === 'waiting')
  const near = nearNumbers(waiting.map(({ number }) => number))
  const taken = new Set<string>()
  return rows.map((row) => {
    const match = matchOf(row, byNumber, waiting, near)
    if (match.kind !== 'certain') return match
    const [{ paymentId }] = match.transfers
    // Of two rows for one payment only the first is it.
    if (taken.has(paymentId)) return { kind: 'unknown', why: 'already-paid' }
    taken.add(paymentId)
    return match
  })
}

function matchOf(
  row: Row,
  byNumber: ReadonlyMap<string, readonly RequestedTransfer[]>,
  waiting: readonly RequestedTransfer[],
  near: (text: string) => readonly string[],
): RowMatch {
  if (row.currency !== 'AED') return { kind: 'unknown', why: 'other-currency' }
  const named = row.numbers.flatMap((number) => {
    const theirs = byNumber.get(number)
    return theirs ? [theirs] : []
  })
  const [first] = named
  if (named.length > 1) {
    const open = named.flatMap((theirs) => theirs.filter(({ status }) => status === 'waiting'))
    return open.length > 0
      ? { kind: 'proposed', why: 'several-orders', transfers: open }
      : { kind: 'unknown', why: 'already-paid' }
  }
  if (first) return ofOrder(row, first)
  const written = `${row.text} ${row.name}`
  const mistyped = new Set(near(written))
  const proposed = waiting.filter(({ number }) => mistyped.has(number))
  if (proposed.length > 0 && proposed.length <= MOST_PROPOSED)
    return { kind: 'proposed', why: 'near-number', transfers: proposed }
  const alike = waiting.filter(({ amount }) => amount === row.amount)
  const samePerson = alike.filter(({ name }) => isSameName(name, written))
  if (samePerson.length > 0) return { kind: 'proposed', why: 'amount-and-name', transfers: samePerson }
  return alike.length > 0 && alike.length <= MOST_PROPOSED
    ? { kind: 'proposed', why: 'amount', transfers: alike }
    : { kind: 'unknown', why: 'nothing-found' }
}

function ofOrder({ amount }: Row, theirs: readonly RequestedTransfer[]): RowMatch {
  const open = theirs.find(({ status }) => status === 'waiting')
  if (open) {
    if (open.amount === amount) return { kind: 'certain', transfers: [open] }
    return { kind: 'proposed', why: amount < open.amount ? 'short' : 'over', transfers: [open] }
  }
  const ended = theirs.findLast(({ status }) => status === 'ended')
  // An order that was paid and has another, abandoned transfer was paid twice.
  if (!ended || theirs.some(({ status }) => status === 'paid'))
    return { kind: 'unknown', why: 'already-paid' }
  return { kind: 'proposed', why: 'ended', transfers: [ended] }
}

/** Whether two words of a name stand in a text, or its only one. */
function isSameName(name: string, written: string): boolean {
  const known = new Set(namesIn(written))
  const own = namesIn(name)
  const shared = own.filter((word) => known.has(word)).length
  return shared > 0 && shared >= Math.min(2, own.length)
}

const namesIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
