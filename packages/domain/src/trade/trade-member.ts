/** The states of a trade account, from its application on. */
export const TRADE_STATES = ['applied', 'accepted', 'refused', 'paused'] as const
type TradeState = (typeof TRADE_STATES)[number]

export const TRADE_ROLES = ['designer', 'architect', 'hospitality', 'retailer', 'other'] as const

/** What somebody says of the practice that applies. */
export type TradeApplication = {
  readonly practice: string
  /** VAT or licence number. */
  readonly licence: string
  readonly website: string
  readonly role: (typeof TRADE_ROLES)[number]
  readonly about: string
}

/** What the desk can do with a trade account. */
export type TradeDecision =
  | { readonly kind: 'accept'; readonly tier: string }
  | { readonly kind: 'refuse'; readonly reason: string }
  | { readonly kind: 'pause'; readonly reason: string }

const FROM: Readonly<Record<TradeDecision['kind'], readonly TradeState[]>> = {
  // Accepting who is accepted gives another tier.
  accept: ['applied', 'refused', 'paused', 'accepted'],
  refuse: ['applied'],
  pause: ['accepted'],
}
const TO = { accept: 'accepted', refuse: 'refused', pause: 'paused' } as const

/** The state after a decision; null if the account is not in a state for it. */
export const decided = (state: TradeState, { kind }: TradeDecision): TradeState | null =>
  FROM[kind].includes(state) ? TO[kind] : null

/** Whether somebody in a state may apply, again or for the first time. */
export const mayApply = (state: TradeState | null): boolean =>
  state === null || state === 'refused' || state === 'applied'
