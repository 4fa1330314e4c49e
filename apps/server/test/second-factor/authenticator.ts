import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

import type { PasskeyAssertion, PasskeyAttestation } from '@nawl/contract/desk/second-factor'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = Readonly<Record<string, unknown>>
type Behaviour = {
  /** Signatures so far; an authenticator that does not count stays at 0. */
  counter: number
  /** The page that asks, as the browser says. */
  origin: string
  rpId: string
}

const USER_PRESENT = 0x01
const CREDENTIAL_ATTACHED = 0x40
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** A security key in software, with one ES256 credential, and the browser before it. */
export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const behaviour: Behaviour = { counter: 0, origin, rpId: new URL(origin).hostname }

  function clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: behaviour.origin, crossOrigin: false }))
  }
  function authenticatorData(flags: number, attached: Uint8Array = new Uint8Array()): Buffer {
    const counted = Buffer.alloc(5)
    counted.writeUInt8(flags, 0)
    counted.writeUInt32BE(behaviour.counter, 1)
    return Buffer.concat([sha256(behaviour.rpId), counted, attached])
  }
  /** RFC 9053, 7.1.1: an elliptic curve key. */
  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }
  const known = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    behaviour,
    /** Answers navigator.credentials.create. */
    create(options: Options): PasskeyAttestation {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length, 0)
      const attached = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const authData = authenticatorData(USER_PRESENT | CREDENTIAL_ATTACHED, attached)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...known,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options)),
          attestationObject: base64url(attestation),
          transports: ['usb'],
        },
      }
    },
    /** Answers navigator.credentials.get, and counts if it has begun to. */
    get(options: Options): PasskeyAssertion {
      const data = clientData('webauthn.get', options)
      const authData = authenticatorData(USER_PRESENT)
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(privateKey)
      return {
        ...known,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}
