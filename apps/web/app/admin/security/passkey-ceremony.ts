import type { PasskeyAssertion, PasskeyAttestation } from '@nawl/contract/desk/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

import { warn } from '../../api/warn.ts'

/** Makes a passkey; null if the person or the browser would not. */
export function createPasskey(options: object): Promise<PasskeyAttestation | null> {
  return attempt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    // The server's library makes the options for the browser's.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    const { id, rawId, type, authenticatorAttachment, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      ...(authenticatorAttachment && { authenticatorAttachment }),
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    } satisfies PasskeyAttestation
  })
}

/** Signs with a passkey; null if the person or the browser would not. */
export function signWithPasskey(options: object): Promise<PasskeyAssertion | null> {
  return attempt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    // As above.
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    const { id, rawId, type, authenticatorAttachment, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type,
      ...(authenticatorAttachment && { authenticatorAttachment }),
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    } satisfies PasskeyAssertion
  })
}

async function attempt<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony()
  } catch (error) {
    // Mostly somebody who closed the browser's question.
    warn('a passkey did not answer', error)
    return null
  }
}
