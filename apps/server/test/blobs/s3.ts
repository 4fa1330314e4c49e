import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import type { S3Config } from '../../src/platform/config/blob-config.ts'
import { type Arrived, isSigned } from './signature.ts'

/** So short that every test needs several pages. */
const PAGE_LENGTH = 2
const BUCKET = '/nawl'
const KEY = { keyId: 'AKIANAWL', secret: 'wool/and+silk' }

type Kept = { readonly body: Uint8Array; readonly at: Date }
type Said = {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array | string
}

/**
 * An in-memory bucket with the part of S3 that the shop uses; verifies signatures. `behave` sets the behaviour of the
 * next requests: `fail` answers 503, `hang up` closes the connection.
 */
export async function openBucket() {
  const stored = new Map<string, Kept>()
  const moods: ('fail' | 'hang up')[] = []
  let always: 'fail' | 'hang up' | undefined
  const server = createServer((request, response) => {
    void serve(request, response, stored, moods.shift() ?? always)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: S3Config = { kind: 's3', bucketUrl: `${origin}${BUCKET}`, region: 'me-south-1', ...KEY }
  return {
    config,
    origin,
    /** Behaviour of the next requests, one each. */
    behave: (...next: typeof moods) => void moods.push(...next),
    /** Behaviour of all requests from now on; undefined for normal. */
    goAway: (mood: typeof always) => void (always = mood),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  stored: Map<string, Kept>,
  mood: 'fail' | 'hang up' | undefined,
): Promise<void> {
  const { method = '', url = '', headers } = request
  const arrived = { method, url, headers, body: new Uint8Array(await buffer(request)) }
  if (mood === 'hang up') return void request.socket.destroy()
  const result = mood === 'fail' ? failure(503, 'SlowDown') : answer(arrived, stored)
  response.writeHead(result.status, { ...result.headers })
  response.end(method === 'HEAD' ? undefined : result.body)
}

function answer(arrived: Arrived, stored: Map<string, Kept>): Said {
  if (!isSigned(arrived, KEY.secret)) return failure(403, 'SignatureDoesNotMatch')
  const { pathname, searchParams } = new URL(arrived.url, 'http://bucket')
  const [, bucket = '', key = ''] = /^(\/[^/]+)\/(.*)$/.exec(pathname) ?? []
  if (arrived.method === 'PUT' && key === '') {
    stored.set(bucket, { body: arrived.body, at: new Date() })
    return { status: 200 }
  }
  if (bucket !== BUCKET && !stored.has(bucket)) return failure(404, 'NoSuchBucket')
  if (key === '') return listing(stored, searchParams)
  if (arrived.method === 'PUT') return put(key, arrived, stored)
  if (arrived.method === 'DELETE') {
    stored.delete(key)
    return { status: 204 }
  }
  const found = stored.get(key)
  return found ? { status: 200, headers: headersOf(found), body: found.body } : failure(404, 'NoSuchKey')
}

function put(key: string, { headers, body }: Arrived, stored: Map<string, Kept>): Said {
  const source = headers['x-amz-copy-source']
  if (source === undefined) stored.set(key, { body, at: new Date() })
  else {
    // S3 refuses a copy onto itself that does not replace the metadata.
    if (headers['x-amz-metadata-directive'] !== 'REPLACE') return failure(400, 'InvalidRequest')
    const from = stored.get(String(source).slice(BUCKET.length + 1))
    if (!from) return failure(404, 'NoSuchKey')
    stored.set(key, { body: from.body, at: new Date() })
  }
  return { status: 200 }
}

function listing(stored: Map<string, Kept>, query: URLSearchParams): Said {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...stored.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE_LENGTH)
  const isCut = keys.length > page.length
  const entries = page.map((key) => {
    const { body, at } = stored.get(key) ?? { body: new Uint8Array(), at: new Date(0) }
    const tag = tagOf(body).replaceAll('"', '&quot;')
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${tag}</ETag><Size>${body.length}</Size></Contents>`
  })
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`
  return { status: 200, body }
}

const tagOf = (body: Uint8Array) => `"${createHash('md5').update(body).digest('hex')}"`
const headersOf = ({ body, at }: Kept) => ({
  'content-length': String(body.length),
  'last-modified': at.toUTCString(),
  etag: tagOf(body),
})

function failure(status: number, code: string): Said {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` }
}
