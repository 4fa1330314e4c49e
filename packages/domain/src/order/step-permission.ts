import type { Permission } from '../staff/roles.ts'
import type { StaffStep } from './open-steps.ts'
import type { Order } from './order.ts'
import { heldUsd } from './payments/payments.ts'

/** The permission that a step on an order needs: `money.move` wherever money goes out or is said to have come in. */
export function stepPermission(step: StaffStep, order: Order): Permission {
  if (step === 'refund' || step === 'confirm-transfer' || step === 'cancel-line') return 'money.move'
  // What is paid is given back.
  if (step === 'cancel' && heldUsd(order) > 0) return 'money.move'
  return 'orders.handle'
}

/** The steps that somebody with these permissions may take, of those that are open. */
export function permittedSteps(
  steps: readonly StaffStep[],
  order: Order,
  permissions: readonly Permission[],
): readonly StaffStep[] {
  return steps.filter((step) => permissions.includes(stepPermission(step, order)))
}
