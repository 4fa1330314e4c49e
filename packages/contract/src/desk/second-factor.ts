import { z } from 'zod'

import { oneLine } from '../outreach/one-line.ts'
import { language } from '../shop/language.ts'

const instant = z.iso.datetime()

/** Passkeys and apps for one-time codes that a member may have at once. */
export const MOST_FACTORS = 10

/** GET /api/desk/security: the caller's second factors. */
export const deskSecurity = z.object({
  isRequired: z.boolean().meta({ description: 'Whether the role needs a second factor in this shop' }),
  mayAddPasskeys: z
    .boolean()
    .meta({ description: 'Passkeys need a host name, and https unless it is localhost' }),
  factors: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['passkey', 'codes']),
      name: z.string(),
      addedAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
})
export type DeskSecurity = z.infer<typeof deskSecurity>

/** The answer to adding a factor: recovery codes come with the first, and are never shown again. */
export const addedFactor = z.object({
  security: deskSecurity,
  recoveryCodes: z.array(z.string()).nullable(),
})
export type AddedFactor = z.infer<typeof addedFactor>

/** The answer to asking for new recovery codes; the former ones no longer count. */
export const newRecoveryCodes = z.object({ security: deskSecurity, recoveryCodes: z.array(z.string()) })

/** Options of the Web Authentication API as JSON, for the browser to read. */
const ceremony = z.record(z.string(), z.json())

/** POST /api/desk/security/challenge: how the caller can prove who they are. */
export const factorChallenge = z.object({
  passkey: ceremony.nullable().meta({ description: 'For navigator.credentials.get; null without a passkey' }),
  codes: z.boolean(),
  codesLocked: z.boolean().meta({ description: 'After too many wrong ones; the other ways stay open' }),
  recovery: z.boolean(),
})
export type FactorChallenge = z.infer<typeof factorChallenge>

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/)

/** What a credential's `toJSON` has in common for both ceremonies. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.json()),
}

/** An answer of navigator.credentials.get. */
const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(400).optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** An answer of navigator.credentials.create. */
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

const sixDigits = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'has to be six digits'))

/** POST /api/desk/security/verify: the proof, in one of three ways. `language` is that of an e-mail about it. */
export const verifyRequest = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('passkey'), credential: passkeyAssertion }),
  z.strictObject({ way: z.literal('codes'), code: sixDigits }),
  z.strictObject({ way: z.literal('recovery'), code: z.string().min(1).max(60), language }),
])
export type VerifyRequest = z.infer<typeof verifyRequest>
export const verifyResponse = z.object({ freshUntil: instant, recoveryCodesLeft: z.number().int() })

const name = oneLine(60)

/** POST /api/desk/security/passkeys/options, and then the passkey itself. */
export const passkeyOptions = z.object({ options: ceremony })
export const addPasskeyRequest = z.strictObject({ name, credential: passkeyAttestation, language })

/** POST /api/desk/security/codes/options: a secret for an app, as text and as a QR code in modules. */
export const codesOptions = z.object({
  ticket: z.string(),
  secret: z.string(),
  address: z.string().meta({ description: 'otpauth: address, the content of the QR code' }),
  qr: z.object({ side: z.number().int(), path: z.string() }),
})
export type CodesOptions = z.infer<typeof codesOptions>
export const addCodesRequest = z.strictObject({
  name,
  ticket: z.string().max(100),
  code: sixDigits,
  language,
})

export const factorParams = z.object({ id: z.string().max(60) })
export const emailLanguage = z.object({ language })
