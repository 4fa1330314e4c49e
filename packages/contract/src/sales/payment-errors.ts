/** Errors of idempotent commands and of payment webhooks. */
export const PAYMENT_ERRORS = {
  'idempotency/missing-key': { status: 400, title: 'The header Idempotency-Key is missing or no key' },
  'idempotency/in-flight': { status: 409, title: 'The same request is being worked on' },
  'idempotency/other-body': { status: 422, title: 'The key was used for another request' },
  'payment/unknown-provider': { status: 404, title: 'There is no such means of payment here' },
  'payment/bad-signature': { status: 400, title: 'The message is not signed by its sender, or too old' },
  'payment/not-offered': { status: 422, title: 'This means of payment is not offered to that country' },
  'payment/phone-missing': {
    status: 422,
    title: 'This means of payment needs a telephone number in the address',
  },
  'payment/not-approved': { status: 422, title: 'The payment company does not approve this purchase' },
  'payment/amount-too-high': { status: 422, title: 'The amount is above what the payment company allows' },
  'payment/amount-too-low': { status: 422, title: 'The amount is below what the payment company takes' },
  'payment/provider-away': { status: 502, title: 'The payment company does not answer' },
} as const satisfies Record<string, { status: number; title: string }>
