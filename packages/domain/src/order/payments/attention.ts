/** What of an order's money a person has to look at. */
export const ATTENTION_KINDS = [
  'wrong-amount',
  'wrong-currency',
  'wrong-payment',
  'refund-too-much',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]
