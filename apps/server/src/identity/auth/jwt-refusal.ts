import { decodeProtectedHeader, errors } from 'jose'
import { z } from 'zod'

/**
 * Why an access token is invalid, in the messages of supabase/auth and golang-jwt 5 below it, which clients show and
 * search for; null for an error that is not about the token.
 */
export function jwtRefusal(token: string, error: unknown): string | null {
  if (error instanceof z.ZodError)
    return `invalid claim: ${error.issues[0]?.path.join('.')} claim is not valid`
  if (!(error instanceof errors.JOSEError)) return null
  return `invalid JWT: unable to parse or verify signature, ${parseFault(token, error)}`
}

function parseFault(token: string, error: errors.JOSEError): string {
  if (token.split('.').length !== 3) return 'token is malformed: token contains an invalid number of segments'
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return `token has invalid claims: ${CLAIM_FAULTS[error.claim] ?? `token has invalid ${error.claim}`}`
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'token signature is invalid: crypto/ecdsa: verification error'
  const { alg, kid } = headerOf(token)
  if (error instanceof errors.JOSEAlgNotAllowed)
    return `token signature is invalid: signing method ${alg} is invalid`
  if (error instanceof errors.JWKSNoMatchingKey)
    return `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`
  return 'token is malformed: could not decode the token'
}

const CLAIM_FAULTS: Readonly<Record<string, string>> = {
  nbf: 'token is not valid yet',
  iss: 'token has invalid issuer',
  aud: 'token has invalid audience',
}

function headerOf(token: string): ReturnType<typeof decodeProtectedHeader> {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return {}
  }
}
