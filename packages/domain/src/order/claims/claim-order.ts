import {
  CLAIM_KIND_NAMES,
  CLAIM_KINDS,
  type ClaimDecision,
  type ClaimedLine,
  type ClaimKind,
  MOST_CLAIM_PHOTOS,
} from './claim-rules.ts'
import { isOver } from '../deadlines.ts'
import { type Actor, type Claim, type Order, versionInForce } from '../order.ts'
import { done, type Happening, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { refundOf } from '../payments/refund-order.ts'
import type { Charged } from '../payments/payments.ts'

export type NewClaim = {
  readonly claimId: string
  readonly kind: ClaimKind
  /** Null for the whole order. */
  readonly about: ClaimedLine | null
  readonly description: string
  readonly photoIds: readonly string[]
}

/** Opens a claim about a delivered rug, with photographs. */
export function claimOrder(order: Order, now: Date, claim: NewClaim): Outcome {
  const { claimId, kind, about, description, photoIds } = claim
  const fault = claimFault(order, now, kind) ?? claimedLineFault(order, about)
  if (fault) return refused(fault)
  const [first, ...others] = photoIds
  if (first === undefined) return refused('no-photos')
  if (photoIds.length > MOST_CLAIM_PHOTOS) return refused('too-many-photos')
  const made: Claim = {
    id: claimId,
    kind,
    about,
    description,
    photoIds: [first, ...others],
    madeAt: now,
    decision: null,
  }
  const claims = [...order.claims, made]
  return done({ ...order, claims }, now, 'customer', [{ kind: 'claimed', subject: claimId }])
}

/** Why a claim cannot be about that line, or null. */
function claimedLineFault(order: Order, about: ClaimedLine | null): OrderRefusal | null {
  if (about === null) return null
  const line = versionInForce(order).lines.find(({ id }) => id === about.line)
  if (!line) return 'no-such-line'
  const { piece } = about
  return piece === null || isCount(piece, line.quantity) ? null : 'no-such-piece'
}

const isCount = (n: number, most: number) => Number.isSafeInteger(n) && n >= 1 && n <= most

/** Why a claim of that kind is not possible now, or null. */
export function claimFault(order: Order, now: Date, kind: ClaimKind): OrderRefusal | null {
  if (order.state !== 'delivered') return 'wrong-state'
  return isOver(order.times[CLAIM_KINDS[kind]], now) ? 'too-late' : null
}

/** Why no claim of any kind is possible now, or null. */
export function claimsFault(order: Order, now: Date): OrderRefusal | null {
  const faults = CLAIM_KIND_NAMES.map((kind) => claimFault(order, now, kind))
  return faults.includes(null) ? null : (faults[0] ?? null)
}

export type Decision = {
  readonly claimId: string
  readonly outcome: ClaimDecision
  /** Shown to the customer. */
  readonly answer: string
  /** For `refund` only: the price or a fair part of it, as it was charged. */
  readonly refund?: Charged
  readonly by: Actor
}

/** Records the staff's decision on a claim, once. */
export function decideClaim(
  order: Order,
  now: Date,
  { claimId, outcome, answer, refund, by }: Decision,
): Outcome {
  const claim = order.claims.find(({ id }) => id === claimId)
  if (!claim) return refused('no-such-claim')
  if (claim.decision) return refused('already-decided')
  if ((outcome === 'refund') !== (refund !== undefined)) return refused('bad-amount')
  const decided = { ...claim, decision: { outcome, answer, at: now } }
  const claims = order.claims.map((each) => (each === claim ? decided : each))
  const answered = { ...order, claims }
  const decision: Happening = { kind: 'claim-decided', subject: claimId }
  if (!refund) return done(answered, now, by, [decision])
  const refunding = refundOf(answered, refund, 'claim', now)
  if (!refunding.ok) return refused(refunding.reason)
  return done(refunding.order, now, by, [decision, ...refunding.happenings])
}
