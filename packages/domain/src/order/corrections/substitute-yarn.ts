import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { kindIn, type Product } from '../../product/product.ts'
import { isSameKind, isSameProduct } from '../../product/same-product.ts'
import { lapseChange } from '../lapse-change.ts'
import { type Order, type OrderedYarn, versionInForce, type YarnQuestion } from '../order.ts'
import { done, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { isPaymentPending } from '../payments/payments.ts'
import { type Correcting, versionFault } from './correction.ts'

/** Another yarn for a line: what it would be made as, and which yarn takes which one's place. */
export type Substitution = {
  readonly lineId: string
  readonly before: OrderedYarn
  readonly after: OrderedYarn
  readonly deltaE: number
  readonly design: Product
}

/** Why no other yarn can be proposed now, or null. */
export function substituteFault(order: Pick<Order, 'state'>): OrderRefusal | null {
  return order.state === 'confirmed' || order.state === 'in_production' ? null : 'wrong-state'
}

/** Proposes another yarn to the customer. Nothing changes before they approve it. */
export function proposeYarn(
  order: Order,
  now: Date,
  { lineId, before, after, deltaE, design, by, why, version }: Correcting & Substitution,
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const fault = substituteFault(order) ?? versionFault(order, version)
  if (fault) return refused(fault)
  const line = versionInForce(order).lines.find(({ id }) => id === lineId)
  if (!line) return refused('no-such-line')
  if (!isSameKind(design, line.design)) return refused('another-rug')
  if (!kindIn(kinds, line.design).mayBecome?.(line.design, design)) return refused('another-rug')
  if (isSameProduct(design, line.design, kinds)) return refused('nothing-changed')
  const isAsked = openProposals(order, kinds).some(
    (open) => open.line === lineId && open.before.hex === before.hex,
  )
  if (isAsked) return refused('nothing-corrected')
  const proposal = {
    kind: 'yarn-proposal',
    by,
    at: now,
    why,
    line: lineId,
    name: line.design.name,
    before,
    after,
    deltaE,
    // What it was made of when it was asked: another design since is another question.
    asked: kindIn(kinds, line.design).identity(line.design),
    design,
  } as const
  const corrections = [...order.corrections, proposal]
  return done({ ...order, corrections }, now, by, [
    { kind: 'yarn-proposed', subject: String(corrections.length) },
  ])
}

/** A proposal by its number among the corrections, from 1. */
export type OpenProposal = YarnQuestion & { readonly number: number }

/** The proposals that wait for an answer, and still are about what would be made. */
export function openProposals(order: Order, kinds: ProductKinds = PRODUCT_KINDS): readonly OpenProposal[] {
  if (substituteFault(order) !== null) return []
  const { lines } = versionInForce(order)
  return order.corrections.flatMap((made, n) => {
    if (made.kind !== 'yarn-proposal') return []
    const isAnswered = order.corrections.some(
      (other) => other.kind === 'yarn-answer' && other.proposal === n + 1,
    )
    const line = lines.find(({ id }) => id === made.line)
    const isSame = line && kindIn(kinds, line.design).identity(line.design) === made.asked
    return isAnswered || !isSame ? [] : [{ ...made, number: n + 1 }]
  })
}

/** What the customer says to a proposal: an approved one is what is made from now on, at the same price. */
export function answerYarn(
  order: Order,
  now: Date,
  { proposal, isApproved }: { readonly proposal: number; readonly isApproved: boolean },
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const isAnswered = order.corrections.some(
    (made) => made.kind === 'yarn-answer' && made.proposal === proposal,
  )
  if (isAnswered) return refused('already-decided')
  const asked = openProposals(order, kinds).find(({ number }) => number === proposal)
  if (!asked) return refused('nothing-changed')
  const isUnderWay = order.change !== null && isPaymentPending(order, order.change.version)
  if (isApproved && isUnderWay) return refused('payment-in-progress')
  const { line, name, before, after } = asked
  const answer = {
    kind: 'yarn-answer',
    by: 'customer',
    at: now,
    why: '',
    proposal,
    isApproved,
    line,
    name,
    before,
    after,
  } as const
  const corrections = [...order.corrections, answer]
  const answered = { kind: 'yarn-answered', subject: String(corrections.length) } as const
  if (!isApproved) return done({ ...order, corrections }, now, 'customer', [answered])
  const lapsed = lapseChange(order, now)
  const current = versionInForce(order)
  const lines = current.lines.map((each) => (each.id === line ? { ...each, design: asked.design } : each))
  const changed: Order = {
    ...lapsed.order,
    versions: [...lapsed.order.versions, { lines, price: current.price, madeAt: now }],
    inForce: lapsed.order.versions.length,
    corrections,
  }
  return done(changed, now, 'customer', [...lapsed.happenings, answered])
}
