import type { CartLine } from '../../cart/cart-line.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { kindIn } from '../../product/product.ts'
import { promisedDays } from '../delivery/expected-days.ts'
import { type Actor, type Order, type OrderedYarn, versionInForce } from '../order.ts'

/** A yarn of a tufted piece: as ordered, and as it was measured. L*a*b* is that of daylight at D50. */
export type MeasuredYarn = OrderedYarn & {
  readonly measured: {
    readonly lab: readonly [number, number, number]
    /** The nearest colour that a screen can show. */
    readonly hex: string
    /** How far it is from the shade card, in ΔE2000. */
    readonly deltaE: number
  }
}

/** A tufted piece as the customer is shown it. */
export type ShownPiece = {
  readonly kind: 'shown'
  /** The line of the piece; of a rug whose piece is in no line, the rug's. */
  readonly line: string
  /** What the line was when it was tufted, by the identity of its kind. */
  readonly of: string
  /** Of the workshop's photographs. */
  readonly photo: string
  readonly yarns: readonly MeasuredYarn[]
}

/** That the customer approved what a line is made as. */
export type ApprovedDesign = {
  readonly kind: 'approved'
  readonly line: string
  readonly hash: string
  /** The identity of what the line is made as since. */
  readonly of: string
  /** By the shop, so that nobody can add an approval to the database. */
  readonly signature: string
}

/** What was said and done about approvals before production. */
export type ApprovalEntry = { readonly by: Actor; readonly at: Date } & (
  | {
      readonly kind: 'asked'
      readonly line: string
      /** The line of the order that is its piece; null where it comes from elsewhere. */
      readonly piece: string | null
      /** May be empty. */
      readonly why: string
    }
  | { readonly kind: 'waived'; readonly line: string; readonly why: string }
  | ShownPiece
  | ApprovedDesign
  | { readonly kind: 'question'; readonly line: string; readonly text: string }
  | { readonly kind: 'reminded' | 'overdue' }
)
type EntryOf<Kind extends ApprovalEntry['kind']> = Extract<ApprovalEntry, { readonly kind: Kind }>

/** What is needed of an order to know what it waits for. */
export type WithApprovals = Pick<Order, 'approvals' | 'versions' | 'inForce'>

/** A line that is made only once its customer has approved it. */
export type AwaitedLine = {
  readonly line: CartLine
  /** The line of its piece; null where that is in no line of the order. */
  readonly piece: CartLine | null
  /** The piece that was shown last. */
  readonly shown: EntryOf<'shown'> | null
  /** The approval of what the line is made as now. */
  readonly approved: EntryOf<'approved'> | null
}

/**
 * The lines that are made only once they are approved: those that the customer or the desk asked it for. What the desk waived
 * is made without, and so is what was asked for with a piece that was cancelled since.
 */
export function awaitedLines(
  order: WithApprovals,
  kinds: ProductKinds = PRODUCT_KINDS,
): readonly AwaitedLine[] {
  const { approvals } = order
  if (approvals.length === 0) return []
  const { lines } = versionInForce(order)
  return lines.flatMap((line) => {
    const decided = approvals.findLast(
      (entry) => (entry.kind === 'asked' || entry.kind === 'waived') && entry.line === line.id,
    )
    if (decided?.kind !== 'asked') return []
    const piece = lines.find(({ id }) => id === decided.piece) ?? null
    if (decided.piece !== null && piece === null) return []
    const kind = kindIn(kinds, line.design)
    if (!kind.asApproved) return []
    const identity = kind.identity(line.design)
    return {
      line,
      piece,
      shown: shownOf(order, piece?.id ?? line.id),
      approved:
        approvals.findLast(
          (entry): entry is EntryOf<'approved'> =>
            entry.kind === 'approved' && entry.line === line.id && entry.of === identity,
        ) ?? null,
    }
  })
}

/** Whether its customer is asked to approve something now: a piece was shown, and production has not begun. */
export const isToApprove = (order: WithApprovals & Pick<Order, 'state'>, kinds?: ProductKinds): boolean =>
  order.state === 'confirmed' &&
  awaitedLines(order, kinds).some(({ shown, approved }) => shown !== null && approved === null)

/** The piece that was shown last of a line. */
export const shownOf = ({ approvals }: WithApprovals, line: string): EntryOf<'shown'> | null =>
  approvals.findLast((entry): entry is EntryOf<'shown'> => entry.kind === 'shown' && entry.line === line) ??
  null

/** The line of an order that is a piece of another of its lines. */
export const pieceOf = (
  whole: CartLine,
  lines: readonly CartLine[],
  kinds: ProductKinds = PRODUCT_KINDS,
): CartLine | null =>
  lines.find(({ design }) => kindIn(kinds, design).isPieceOf?.(design, whole.design) === true) ?? null

/** Whether one of the lines is a piece of another one, which could wait for it. */
export const hasPieces = (lines: readonly CartLine[], kinds?: ProductKinds): boolean =>
  lines.some((line) => pieceOf(line, lines, kinds) !== null)

/** Those whose pieces are in the same order, or every one that can be approved, whose pieces the workshop makes besides. */
export type AwaitsApproval = 'of-pieces' | 'of-all'

type Asking = {
  readonly lines: readonly CartLine[]
  readonly awaitsApproval?: AwaitsApproval | undefined
  readonly kinds?: ProductKinds
}

/** The entries of an order whose customer wants to approve before anything is made. */
export function requestedByCustomer(
  { lines, awaitsApproval, kinds = PRODUCT_KINDS }: Asking,
  at: Date,
): readonly ApprovalEntry[] {
  if (!awaitsApproval) return []
  return lines.flatMap((line) => {
    if (!kindIn(kinds, line.design).asApproved) return []
    const piece = pieceOf(line, lines, kinds)?.id ?? null
    if (piece === null && awaitsApproval === 'of-pieces') return []
    return [{ kind: 'asked', line: line.id, piece, why: '', by: 'customer', at } as const]
  })
}

/** Whether production waits for an approval. */
export const isApprovalAwaited = (order: WithApprovals, kinds?: ProductKinds): boolean =>
  awaitedLines(order, kinds).some(({ approved }) => approved === null)

/** When the last approval that an order waited for was given or waived; null where it never waited, or waits. */
export function approvedAt(order: WithApprovals, kinds?: ProductKinds): Date | null {
  if (isApprovalAwaited(order, kinds)) return null
  return order.approvals.findLast(({ kind }) => kind === 'approved' || kind === 'waived')?.at ?? null
}

/**
 * A confirmed order with its promised days: none while it waits for an approval, and counted from when it no longer does.
 */
export function withPromise(order: Order, now: Date, kinds: ProductKinds = PRODUCT_KINDS): Order {
  const { state, approvals, times } = order
  if (state !== 'confirmed' || approvals.length === 0) return order
  const isAwaited = isApprovalAwaited(order, kinds)
  if (isAwaited === (times.expectedBy === null)) return order
  const { from, by } = isAwaited ? NO_DAYS : promisedDays(order, now, kinds)
  return { ...order, times: { ...times, expectedFrom: from, expectedBy: by } }
}

const NO_DAYS = { from: null, by: null }
