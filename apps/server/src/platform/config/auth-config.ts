import { z } from 'zod'

import { ownSecret, requireTogether, secureUrl } from './variable-rules.ts'
import { withoutTrailingSlashes } from './is-loopback.ts'

/** Google's issuer, as in its discovery document. */
export const GOOGLE = 'https://accounts.google.com'

const redirects = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .url({
          protocol: /^https?$/,
          error: 'has to be addresses like https://nawl.example/back, with commas',
        })
        .refine((url) => !url.includes('#') && !url.includes('@'), 'has addresses with a # or an @'),
    ),
  )

/** Variables of sign-in. */
export const authEnvironment = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  SUPABASE_URL: secureUrl('https://project.supabase.co').optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  AUTH_ALLOWED_REDIRECTS: redirects.default([]),
  AUTH_KEY_SECRET: z
    .string()
    .min(16, 'has to be 16 characters or more')
    .refine(...ownSecret)
    .optional(),
}

type Given = z.output<z.ZodObject<typeof authEnvironment>>

type OwnService = {
  /** Addresses besides the shop's own to which sign-in may return. */
  readonly allowedRedirects: readonly string[]
}
export type AuthConfig =
  | ({
      readonly kind: 'google'
      readonly issuer: string
      readonly clientId: string
      readonly clientSecret: string
    } & OwnService)
  | ({ readonly kind: 'local-google' } & OwnService)
  /** `url` has no trailing slash. */
  | { readonly kind: 'hosted'; readonly url: string; readonly anonKey: string }
  | ({ readonly kind: 'off' } & OwnService)

const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
] as const

export function checkAuthPairs(given: Given, context: z.RefinementCtx): void {
  for (const pair of PAIRS) requireTogether(pair, given, context)
}

/**
 * A hosted project, else Google, else local sign-in when only this machine reaches the shop, else no sign-in. No
 * variable enables local sign-in on a reachable shop: it admits anybody.
 */
export function authConfig(given: Given, isLocal: boolean): AuthConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given
  const own = { allowedRedirects: given.AUTH_ALLOWED_REDIRECTS }
  if (given.SUPABASE_URL !== undefined && given.SUPABASE_ANON_KEY !== undefined)
    return {
      kind: 'hosted',
      url: withoutTrailingSlashes(given.SUPABASE_URL),
      anonKey: given.SUPABASE_ANON_KEY,
    }
  if (clientId !== undefined && clientSecret !== undefined)
    return { kind: 'google', issuer: GOOGLE, clientId, clientSecret, ...own }
  return { kind: isLocal ? 'local-google' : 'off', ...own }
}
