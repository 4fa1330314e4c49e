import type { ClaimDecision, ClaimKind } from '@nawl/domain/order/claims/claim-rules'
import { WARRANTY_YEARS } from '@nawl/domain/shop/facts'
import * as messages from '@nawl/messages/order-actions'

/** Names of the kinds of claim. */
export const CLAIM_MESSAGES = {
  damaged: messages.claimDamaged,
  defective: messages.claimDefective,
  'not-as-ordered': messages.claimNotAsOrdered,
  warranty: messages.claimWarranty({ years: WARRANTY_YEARS }),
} as const satisfies Record<ClaimKind, string>

/** Names of the decisions. */
export const DECISION_MESSAGES = {
  repair: messages.decisionRepair,
  remake: messages.decisionRemake,
  refund: messages.decisionRefund,
  rejected: messages.decisionRejected,
} as const satisfies Record<ClaimDecision, string>
