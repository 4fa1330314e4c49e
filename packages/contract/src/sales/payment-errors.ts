/** Errors of idempotent commands and of payment webhooks. */
export const PAYMENT_ERRORS = {
  'idempotency/missing-key': { status: 400, title: 'The header Idempotency-Key is missing or no key' },
  'idempotency/in-flight': { status: 409, title: 'The same request is being worked on' },
  'idempotency/other-body': { status: 422, title: 'The key was used for another request' },
  'payment/unknown-provider': { status: 404, title: 'There is no such means of payment here' },
  'payment/bad-signature': { status: 400, title: 'The message is not signed by its sender, or too old' },
  'payment/provider-away': { status: 502, title: 'The payment company does not answer' },
} as const satisfies Record<string, { status: number; title: string }>
