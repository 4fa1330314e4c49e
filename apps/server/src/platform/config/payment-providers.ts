import { z } from 'zod'

import { isLoopback } from './is-loopback.ts'
import { secureUrl } from './variable-rules.ts'

/** A payment provider with pages of its own. */
type Provider = {
  /** Variables that are set together or not at all. */
  readonly keys: Readonly<Record<string, z.ZodString>>
  /** The variable of its API's address. */
  readonly apiVariable: string
  /** Origins of its pages by those of its API, the default first. A fake's pages are on its API's origin. */
  readonly pages: Readonly<Record<string, string>>
  /** Whether an account takes real money, by its first key and its API. */
  readonly isLive: (key: string, apiUrl: string) => boolean
  /** What to set instead for a test account. */
  readonly testAccount: string
}

const PROVIDERS = {
  stripe: {
    keys: {
      STRIPE_SECRET_KEY: z
        .string()
        .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'has to be a key like sk_live_… or rk_live_…, not a pk_ one'),
      STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_[\w+/=]+$/, 'has to be a signing secret like whsec_…'),
    },
    apiVariable: 'STRIPE_API_BASE',
    pages: { 'https://api.stripe.com': 'https://checkout.stripe.com' },
    isLive: (key) => /^(?:sk|rk)_live_/.test(key),
    testAccount: 'a key like sk_test_…',
  },
  paypal: {
    keys: {
      PAYPAL_CLIENT_ID: z.string().min(1),
      PAYPAL_SECRET: z.string().min(1),
      PAYPAL_WEBHOOK_ID: z
        .string()
        .regex(/^\w+$/, 'has to be the id that PayPal gave the webhook, of letters and digits'),
    },
    apiVariable: 'PAYPAL_API_BASE',
    pages: {
      'https://api-m.paypal.com': 'https://www.paypal.com',
      'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
    },
    isLive: (_id, apiUrl) => !isLoopback(apiUrl) && !new URL(apiUrl).hostname.split('.').includes('sandbox'),
    testAccount: 'PAYPAL_API_BASE=https://api-m.sandbox.paypal.com',
  },
  tabby: {
    keys: {
      TABBY_SECRET_KEY: z.string().regex(/^sk_[\w-]+$/, 'has to be a secret key like sk_…, not a pk_ one'),
      TABBY_MERCHANT_CODE: z.string().min(1).max(64),
      TABBY_WEBHOOK_SECRET: z.string().min(16),
    },
    apiVariable: 'TABBY_API_BASE',
    pages: { 'https://api.tabby.ai': 'https://checkout.tabby.ai' },
    isLive: (key) => !key.startsWith('sk_test_'),
    testAccount: 'a key like sk_test_…',
  },
  tamara: {
    keys: {
      TAMARA_API_TOKEN: z.string().min(1),
      TAMARA_NOTIFICATION_TOKEN: z.string().min(16),
    },
    apiVariable: 'TAMARA_API_BASE',
    pages: {
      'https://api.tamara.co': 'https://checkout.tamara.co',
      'https://api-sandbox.tamara.co': 'https://checkout-sandbox.tamara.co',
    },
    isLive: (_token, apiUrl) => !isLoopback(apiUrl) && !new URL(apiUrl).hostname.startsWith('api-sandbox.'),
    testAccount: 'TAMARA_API_BASE=https://api-sandbox.tamara.co',
  },
} as const satisfies Record<string, Provider>

type Providers = typeof PROVIDERS
const ALL: readonly (readonly [string, Provider])[] = Object.entries(PROVIDERS)

/** A configured provider: the values of its keys, and the origins of its API and of its pages. */
export type ProviderConfig<P extends keyof Providers> = {
  readonly [Name in keyof Providers[P]['keys'] | 'apiUrl' | 'pagesUrl']: string
}
/** The configured providers; null for one without keys. */
export type ProviderConfigs = { readonly [P in keyof Providers]: ProviderConfig<P> | null }

/** Variables of the providers. */
export const providerEnvironment: object = Object.assign(
  {},
  ...ALL.map(([, provider]) => variablesOf(provider)),
)

function variablesOf({ keys, apiVariable, pages }: Provider): object {
  const apis = Object.keys(pages)
  const optional = Object.entries(keys).map(([name, schema]) => [name, schema.optional()] as const)
  return {
    ...Object.fromEntries(optional),
    [apiVariable]: secureUrl(apis.join(' or ')).default(apis[0] ?? ''),
  }
}

/** The keys of each provider. */
export const PROVIDER_KEYS = ALL.map(([, { keys }]) => Object.keys(keys))

/** Validated variables. */
type Given = Readonly<Record<string, unknown>>

export function providerConfigs(given: Given): ProviderConfigs {
  return Object.fromEntries(
    ALL.map(([name, provider]) => [name, configOf(provider, given)]),
  ) as ProviderConfigs // as above
}

function configOf({ keys, apiVariable, pages }: Provider, given: Given) {
  const names = Object.keys(keys)
  if (names.some((name) => given[name] === undefined)) return null
  const apiUrl = new URL(String(given[apiVariable])).origin
  const values = Object.fromEntries(names.map((name) => [name, given[name]]))
  return { ...values, apiUrl, pagesUrl: pages[apiUrl] ?? apiUrl }
}

/** Accounts that take real money: the variable of their first key, and what to set for a test account. */
export function liveAccounts(given: Given) {
  return ALL.flatMap(([, { keys, apiVariable, isLive, testAccount }]) => {
    const [key = ''] = Object.keys(keys)
    const isSet = given[key] !== undefined
    return isSet && isLive(String(given[key]), String(given[apiVariable])) ? [{ key, testAccount }] : []
  })
}
