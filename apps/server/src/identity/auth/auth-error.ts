/** Every refusal of /auth/v1 with status and message, as in supabase/auth. */
export const AUTH_ERRORS = {
  validation_failed: { status: 400, message: 'A parameter is missing or not as it should be' },
  bad_json: { status: 400, message: 'The body is not JSON' },
  bad_code_verifier: { status: 400, message: 'The code verifier does not match the challenge' },
  bad_oauth_state: { status: 400, message: 'The state is unknown, too old or of another browser' },
  bad_oauth_callback: { status: 400, message: 'The provider let nobody in, or its answer cannot be used' },
  provider_email_needs_verification: {
    status: 400,
    message: 'The provider has not verified the e-mail address',
  },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, message: 'The session has not been used for too long' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, message: 'The access token is not valid' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  flow_state_not_found: { status: 404, message: 'There is no sign-in for this code' },
  flow_state_already_used: { status: 400, message: 'This sign-in is already finished' },
  flow_state_expired: { status: 422, message: 'The code is too old' },
  invalid_credentials: { status: 400, message: 'unsupported_grant_type' },
  email_provider_disabled: { status: 422, message: 'Email logins are disabled' },
  phone_provider_disabled: { status: 422, message: 'Phone logins are disabled' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  provider_disabled: { status: 400, message: 'The provider is not enabled' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  passkey_disabled: { status: 404, message: 'Passkeys are disabled' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  mfa_totp_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for TOTP' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  not_admin: { status: 403, message: 'User not allowed' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  over_request_rate_limit: { status: 429, message: 'That was asked too often; try again later' },
  unexpected_failure: { status: 503, message: 'The service cannot answer now; try again in a moment' },
} as const satisfies Record<string, { status: number; message: string }>

export type AuthErrorCode = keyof typeof AUTH_ERRORS

/** A refusal of /auth/v1; the error handler answers in the format that the client requested. */
export class AuthError extends Error {
  readonly code: AuthErrorCode
  readonly status: number

  constructor(code: AuthErrorCode, message: string = AUTH_ERRORS[code].message, status?: number) {
    super(message)
    this.name = 'AuthError'
    this.code = code
    this.status = status ?? AUTH_ERRORS[code].status
  }
}
