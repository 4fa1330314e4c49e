import { randomBytes } from 'node:crypto'

import { Webhook } from 'standardwebhooks'

import { seal, unseal } from '../../platform/secrets/sealed.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new secret in the form of Standard Webhooks. */
export const newSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** A secret as it is stored: encrypted where the shop has a key for that, like its other keys. */
export const storedSecret = (secret: string, key: string | undefined) =>
  key === undefined ? secret : seal(secret, key)

/** Null when it was encrypted with another key. */
export const openedSecret = (stored: string, key: string | undefined): string | null =>
  stored.startsWith(PREFIX) ? stored : unseal(stored, key ?? '')

type Message = { readonly id: string; readonly at: Date; readonly body: string }

/** The headers of Standard Webhooks, with a signature by each secret. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]) {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Nawl-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
