import { withoutAppointment } from '../delivery/appointment.ts'
import type { Order, OrderTimes } from '../order.ts'
import type { OrderState } from '../order-state.ts'
import { done, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { type Correcting, versionFault } from './correction.ts'

type StepBack = { readonly to: OrderState; readonly forget: readonly (keyof OrderTimes)[] }

/** States that a wrong press reaches, each with the previous state and the times to clear. Money is moved by none. */
const STEPS_BACK: Readonly<Partial<Record<OrderState, StepBack>>> = {
  in_production: { to: 'confirmed', forget: ['productionAt'] },
  ready: { to: 'in_production', forget: ['readyAt'] },
  shipped: { to: 'ready', forget: ['shippedAt', 'arrivesFrom', 'arrivesBy'] },
  delivered: { to: 'shipped', forget: ['deliveredAt', 'claimUntil', 'warrantyUntil'] },
}

/** What was collected at the workshop had not been shipped. */
const HANDED_BACK: StepBack = { to: 'ready', forget: ['deliveredAt', 'claimUntil', 'warrantyUntil'] }

const stepBefore = ({ state, times }: StepsTaken): StepBack | undefined =>
  state === 'delivered' && times.shippedAt === null ? HANDED_BACK : STEPS_BACK[state]

type StepsTaken = {
  readonly state: OrderState
  readonly times: { readonly shippedAt: OrderTimes['shippedAt'] | string }
}

/** The state that taking the last step back leads to; null where it cannot be. */
export const stateBefore = (order: StepsTaken): OrderState | null => stepBefore(order)?.to ?? null

/** Why the last step cannot be taken back, or null. A customer who has claimed has the rug. */
export function stepBackFault({ state, claims }: Pick<Order, 'state' | 'claims'>): OrderRefusal | null {
  return STEPS_BACK[state] === undefined || claims.length > 0 ? 'wrong-state' : null
}

/** Takes the last step back, which was taken by mistake; the customer is told. */
export function stepBack(order: Order, now: Date, { by, why, version }: Correcting): Outcome {
  const back = stepBefore(order)
  const fault = stepBackFault(order) ?? versionFault(order, version)
  if (fault || !back) return refused(fault ?? 'wrong-state')
  const { to, forget } = back
  // An order that is not ready after all cannot keep its appointment.
  const kept =
    to === 'in_production' ? withoutAppointment(order, now, { by, why }) : { order, happenings: [] }
  const corrections = [
    ...order.corrections,
    { kind: 'step-back', by, at: now, why, before: order.state, after: to } as const,
  ]
  const after: Order = {
    ...kept.order,
    state: to,
    tracking: to === 'ready' ? null : order.tracking,
    times: { ...order.times, ...Object.fromEntries(forget.map((name) => [name, null])) },
    corrections,
  }
  return done(after, now, by, [
    { kind: 'stepped-back', subject: String(corrections.length) },
    ...kept.happenings,
  ])
}
