import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'
import type { ClaimDecision, ClaimKind } from '@nawl/domain/order/claim-rules'

/** Names of the kinds of claim. */
export const CLAIM_MESSAGES = {
  damaged: 'Damaged on the way',
  defective: 'A defect in the making',
  'not-as-ordered': 'Not as ordered',
  warranty: `Something the ${FACT_MESSAGES.warrantyYears} warranty covers`,
} as const satisfies Record<ClaimKind, string>

/** Names of the decisions. */
export const DECISION_MESSAGES = {
  repair: 'We repair it',
  remake: 'We make it again',
  refund: 'We send money back',
  rejected: 'We cannot take the claim',
} as const satisfies Record<ClaimDecision, string>
