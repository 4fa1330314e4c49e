import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { sha256 } from '../../src/platform/sha256.ts'

/** A request as received. */
export type Arrived = {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

/**
 * Verifies a request's signature over headers and content, after AWS's "Signature Calculations for the Authorization
 * Header: Transferring Payload in a Single Chunk". Shares no code with the signer.
 */
export function isSigned({ method, url, headers, body }: Arrived, secret: string): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [, day = '', region = '', service = ''] = credential.split('/')
  const [path = '', query = ''] = url.split('?')
  const contentHash = String(headers['x-amz-content-sha256'])
  const canonical = [
    method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    contentHash,
  ].join('\n')
  const scope = [day, region, service, 'aws4_request'].join('/')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(macOf, `AWS4${secret}`)
  return macOf(key, text).toString('hex') === signature && contentHash === sha256(body)
}

const macOf = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
