/** What a webhook tells of. Receivers rely on these names and on the fields of their data: they are only added to. */
export const WEBHOOK_TYPES = [
  'order.placed',
  'order.paid',
  'order.state-changed',
  'payment.refunded',
  'claim.opened',
  'claim.closed',
  'message.received',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]

/** Sent at the owner's request alone, to see whether an endpoint answers. */
export const TEST_WEBHOOK = 'webhook.test'

/** Most endpoints of a shop. */
export const MOST_ENDPOINTS = 20
