import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { kindIn } from '../../product/product.ts'
import { isChangeWaiting, lapseChange } from '../lapse-change.ts'
import { type Actor, type Order, versionInForce } from '../order.ts'
import type { OrderEventKind } from '../order-event.ts'
import type { OrderState } from '../order-state.ts'
import { done, type Happening, type OrderRefusal, type Outcome, refused, unchanged } from '../outcome.ts'
import {
  type ApprovalEntry,
  type ApprovedDesign,
  type AwaitedLine,
  awaitedLines,
  pieceOf,
  type ShownPiece,
  shownOf,
} from './approval.ts'

const BEFORE_PRODUCTION: ReadonlySet<OrderState> = new Set([
  'quote_requested',
  'quoted',
  'pending_payment',
  'confirmed',
])
const ENDED: ReadonlySet<OrderState> = new Set(['cancelled', 'expired'])

type OfLine = { readonly lineId: string }

/** The desk asks for an approval before a line is made, or makes it without. */
export function askApproval(
  order: Order,
  now: Date,
  ask: OfLine & { readonly by: Actor; readonly why: string; readonly isAwaited: boolean },
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const { lineId, by, why, isAwaited } = ask
  if (!BEFORE_PRODUCTION.has(order.state)) return refused('wrong-state')
  const { lines } = versionInForce(order)
  const line = lines.find(({ id }) => id === lineId)
  if (!line || !kindIn(kinds, line.design).asApproved) return refused('no-such-line')
  const awaited = awaitedLines(order, kinds).find((each) => each.line === line)
  if ((awaited !== undefined) === isAwaited) return refused('nothing-changed')
  if (awaited?.approved) return refused('already-decided')
  const said = { line: lineId, at: now, by, why }
  return isAwaited
    ? noted(
        order,
        { kind: 'asked', piece: pieceOf(line, lines, kinds)?.id ?? null, ...said },
        'approval-asked',
      )
    : noted(order, { kind: 'waived', ...said }, 'approval-waived')
}

/** The lines for which the desk can ask for an approval. */
export function askableLines(order: Order, kinds: ProductKinds = PRODUCT_KINDS): readonly string[] {
  if (!BEFORE_PRODUCTION.has(order.state)) return []
  const awaited = awaitedLines(order, kinds)
  return versionInForce(order).lines.flatMap((line) => {
    const isAskable = kindIn(kinds, line.design).asApproved && !awaited.some((each) => each.line === line)
    return isAskable ? [line.id] : []
  })
}

/** A tufted piece that the workshop shows: photographed, and measured yarn by yarn. */
export type Showing = OfLine & Pick<ShownPiece, 'photo' | 'yarns'> & { readonly by: Actor }

/**
 * The workshop shows the piece of a line, or the line itself where it is a piece. The customer is told each time; what was shown
 * already changes nothing.
 */
export function showPiece(
  order: Order,
  now: Date,
  { lineId, by, photo, yarns }: Showing,
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  if (order.times.confirmedAt === null || ENDED.has(order.state)) return refused('wrong-state')
  const shown = pieceToShow(order, lineId, kinds)
  if (!shown) return refused('no-such-line')
  const before = shownOf(order, shown.id)
  if (before?.photo === photo && JSON.stringify(before.yarns) === JSON.stringify(yarns))
    return unchanged(order)
  const of = kindIn(kinds, shown.design).identity(shown.design)
  return noted(order, { kind: 'shown', line: shown.id, of, photo, yarns, at: now, by }, 'strike-off-shown')
}

/** The line that is photographed when a piece of a line is shown; null where there is nothing to show. */
export function pieceToShow(order: Order, lineId: string, kinds: ProductKinds = PRODUCT_KINDS) {
  const line = versionInForce(order).lines.find(({ id }) => id === lineId)
  if (line && kindIn(kinds, line.design).isPieceOf) return line
  const awaited = awaitedLines(order, kinds).find((each) => each.line.id === lineId)
  return awaited ? (awaited.piece ?? awaited.line) : null
}

/** The design that the customer had before them, and that of the order, both as hashes. */
export type Approving = OfLine & Pick<ApprovedDesign, 'hash' | 'signature'> & { readonly seen: string }

/**
 * The customer approves what a line is made as. What changed since they saw it is refused, and the same approval once more
 * changes nothing. An approval is a version of its own, whose line carries the hash, so that packs from before are void.
 */
export function approveDesign(
  order: Order,
  now: Date,
  { lineId, seen, hash, signature }: Approving,
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const waiting = awaitedLine(order, lineId, kinds)
  if (typeof waiting === 'string') return refused(waiting)
  if (seen !== hash) return refused('changed-meanwhile')
  if (waiting.approved) return unchanged(order)
  if (waiting.shown === null) return refused('too-early')
  if (isChangeWaiting(order, now)) return refused('difference-unpaid')
  const { design } = waiting.line
  const kind = kindIn(kinds, design)
  const approved = kind.asApproved?.(design, { hash, at: now.toISOString() }) ?? design
  const current = versionInForce(order)
  const lines = current.lines.map((each) => (each.id === lineId ? { ...each, design: approved } : each))
  // A change that nobody paid in time is over.
  const lapsed = lapseChange(order, now)
  const made: Order = {
    ...lapsed.order,
    versions: [...lapsed.order.versions, { lines, price: current.price, madeAt: now }],
    inForce: lapsed.order.versions.length,
  }
  const of = kind.identity(approved)
  const entry = { kind: 'approved', line: lineId, hash, of, signature, at: now, by: 'customer' } as const
  return noted(made, entry, 'design-approved', lapsed.happenings)
}

/** The customer asks about a piece that they were shown; the desk gets it by e-mail. */
export function questionPiece(
  order: Order,
  now: Date,
  { lineId, text }: OfLine & { readonly text: string },
): Outcome {
  if (ENDED.has(order.state)) return refused('wrong-state')
  if (!versionInForce(order).lines.some(({ id }) => id === lineId)) return refused('no-such-line')
  if (shownOf(order, lineId) === null) return refused('too-early')
  const entry = { kind: 'question', line: lineId, at: now, by: 'customer', text } as const
  return noted(order, entry, 'approval-questioned')
}

/** The line that is made only once it is approved, or why nothing can be said about it. */
function awaitedLine(order: Order, lineId: string, kinds: ProductKinds): AwaitedLine | OrderRefusal {
  if (order.state !== 'confirmed') return 'wrong-state'
  return awaitedLines(order, kinds).find(({ line }) => line.id === lineId) ?? 'no-such-line'
}

/** The order with an entry more; events name it by its number, from 1. */
export function noted(
  order: Order,
  entry: ApprovalEntry,
  kind: OrderEventKind,
  before: readonly Happening[] = [],
): Outcome {
  const approvals = [...order.approvals, entry]
  return done({ ...order, approvals }, entry.at, entry.by, [
    ...before,
    { kind, subject: String(approvals.length) },
  ])
}
