import { z } from 'zod'

import { isLoopback } from './is-loopback.ts'

/** Variables of PayPal. */
export const paypalEnvironment = {
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^\w+$/, 'has to be the id that PayPal gave the webhook, of letters and digits')
    .optional(),
  PAYPAL_API_BASE: z
    .url({
      protocol: /^https?$/,
      abort: true,
      error: 'has to be an address like https://api-m.paypal.com or https://api-m.sandbox.paypal.com',
    })
    .refine((url) => url.startsWith('https:') || isLoopback(url), 'has to begin with https:')
    .default('https://api-m.paypal.com'),
}

type Given = z.output<z.ZodObject<typeof paypalEnvironment>>

export type PaypalConfig = {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** The API's origin: scheme, host and port. */
  readonly apiUrl: string
}

const TOGETHER = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

/** Adds an issue for each missing value when only some are set. */
export function checkPaypalValues(given: Given, context: z.RefinementCtx): void {
  const set = TOGETHER.filter((name) => given[name] !== undefined)
  if (set.length === 0) return
  for (const name of TOGETHER)
    if (given[name] === undefined)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `has to be set together with ${set.join(' and ')}`,
      })
}

/** Whether the account takes real money: neither PayPal's sandbox nor a local fake. */
export const isLivePaypal = ({ PAYPAL_CLIENT_ID: id, PAYPAL_API_BASE: base }: Given): boolean =>
  id !== undefined && !isLoopback(base) && !new URL(base).hostname.split('.').includes('sandbox')

/** Null when PayPal is not configured. */
export function paypalConfig(given: Given): PaypalConfig | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = given
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return null
  return { clientId, clientSecret, webhookId, apiUrl: new URL(given.PAYPAL_API_BASE).origin }
}
