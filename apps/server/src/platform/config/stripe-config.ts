import { z } from 'zod'

import { isLoopback } from './is-loopback.ts'

/** Variables of card payments. */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'has to be a key like sk_live_… or rk_live_…, not a pk_ one')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'has to be a signing secret like whsec_…')
    .optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, abort: true, error: 'has to be an address like https://api.stripe.com' })
    .refine((url) => url.startsWith('https:') || isLoopback(url), 'has to begin with https:')
    .default('https://api.stripe.com'),
}

type Given = z.output<z.ZodObject<typeof stripeEnvironment>>

export type StripeConfig = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly host: string
  readonly port: number
  readonly protocol: 'http' | 'https'
}

/** Adds an issue when only one of the two values is set. */
export function checkStripePair(given: Given, context: z.RefinementCtx): void {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = given
  const missing = (path: keyof Given, other: keyof Given) =>
    context.addIssue({ code: 'custom', path: [path], message: `has to be set together with ${other}` })
  if (key !== undefined && secret === undefined) missing('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY')
  if (key === undefined && secret !== undefined) missing('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
}

/** Whether the key takes real money. */
export const isLiveStripe = ({ STRIPE_SECRET_KEY: key = '' }: Given): boolean => /^(?:sk|rk)_live_/.test(key)

/** Null when card payments are not configured. */
export function stripeConfig(given: Given): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (secretKey === undefined || webhookSecret === undefined) return null
  const { hostname: host, port, protocol } = new URL(given.STRIPE_API_BASE)
  const isPlain = protocol === 'http:'
  return {
    secretKey,
    webhookSecret,
    host,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  }
}
