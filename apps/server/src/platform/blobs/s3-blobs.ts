import { setTimeout as wait } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

import { sha256 } from '../sha256.ts'
import { ApiError } from '../http/api-error.ts'
import type { S3Config } from '../config/blob-config.ts'
import { type BlobInfo, type BlobKey, type BlobStore, checkKey } from './blob-store.ts'

/** Time limit of one attempt, body included. */
const MOST_MS = 10_000
/** Delays before the second and third attempt; a dropped idle connection succeeds on the second. */
const RETRY_MS = [50, 400] as const

type Question = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly search?: string
}
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

/** Blobs in an S3-compatible bucket. The first write creates the bucket if permissions allow. */
export function s3Blobs(
  { bucketUrl, keyId, secret, region }: S3Config,
  report: (error: Error) => void,
): BlobStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' })

  async function tryOnce(method: Method, url: string, { headers = {}, body }: Question): Promise<Answer> {
    const contentHash = sha256(body ?? '')
    const request = await client.sign(url, {
      method,
      // Signed too, so the store rejects a corrupted body.
      headers: { ...headers, 'x-amz-content-sha256': contentHash },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    const response = await fetch(request, { signal: AbortSignal.timeout(MOST_MS) })
    return { status: response.status, headers: response.headers, content: await response.arrayBuffer() }
  }

  async function persist(method: Method, url: string, question: Question): Promise<Answer> {
    for (const ms of RETRY_MS) {
      try {
        const answer = await tryOnce(method, url, question)
        if (answer.status < 500 && answer.status !== 429) return answer
      } catch (error) {
        // A timeout would most likely repeat.
        if ((error as Error).name === 'TimeoutError') throw error
      }
      await wait(ms)
    }
    return tryOnce(method, url, question)
  }

  /** Null on 404. */
  async function ask(method: Method, path: string, question: Question = {}): Promise<Answer | null> {
    try {
      const url = `${bucketUrl}${path}${question.search ?? ''}`
      let answer = await persist(method, url, question)
      if (method === 'PUT' && isWithoutBucket(answer)) {
        await persist('PUT', `${bucketUrl}/`, {})
        answer = await persist(method, url, question)
      }
      if (answer.status < 300) return answer
      // A missing bucket is an outage; only a missing key means that the blob is gone.
      if (answer.status === 404 && !isWithoutBucket(answer)) return null
      throw new Error(`${method} ${path}: ${answer.status} ${saidIn(answer)}`)
    } catch (error) {
      report(error as Error)
      throw Object.assign(new ApiError('server/busy', { detail: 'the store of pictures does not answer' }), {
        cause: error,
      })
    }
  }

  const pathOf = (key: BlobKey) => {
    checkKey(key)
    return `/${key}`
  }

  /** Null when the source does not exist. */
  const copy = (from: BlobKey, to: BlobKey) =>
    ask('PUT', pathOf(to), {
      headers: {
        'x-amz-copy-source': `${new URL(bucketUrl).pathname}${pathOf(from)}`,
        'x-amz-metadata-directive': 'REPLACE',
      },
    })

  return {
    async read(key) {
      const answer = await ask('GET', pathOf(key))
      return answer && new Uint8Array(answer.content)
    },

    async info(key) {
      const answer = await ask('HEAD', pathOf(key))
      return answer && infoOf(key, answer)
    },

    write: async (key, body) => void (await ask('PUT', pathOf(key), { body })),

    /** S3 allows a copy onto itself when it replaces the metadata. */
    touch: async (key) => void (await copy(key, key)),

    async move(from, to) {
      if (!(await copy(from, to))) return
      // S3 may answer 200 with an error in the body.
      if (!(await ask('HEAD', pathOf(to)))) throw new Error(`${from} was not copied to ${to}`)
      await ask('DELETE', pathOf(from))
    },

    remove: async (key) => void (await ask('DELETE', pathOf(key))),

    async *list(prefix) {
      let next: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(next ? { 'continuation-token': next } : {}) }
        const answer = await ask('GET', '/', { search: `?${new URLSearchParams(query).toString()}` })
        const page = readListing(new TextDecoder().decode(answer?.content))
        yield* page.blobs
        next = page.next
      } while (next !== undefined)
    },
  }
}

const saidIn = ({ content }: Answer) => new TextDecoder().decode(content).slice(0, 300)
const isWithoutBucket = (answer: Answer) => answer.status === 404 && saidIn(answer).includes('NoSuchBucket')

type Answer = { readonly status: number; readonly headers: Headers; readonly content: ArrayBuffer }

function infoOf(key: BlobKey, { headers }: Answer): BlobInfo {
  return {
    key,
    bytes: Number(headers.get('content-length')),
    touchedAt: Date.parse(headers.get('last-modified') ?? ''),
    version: headers.get('etag') ?? '',
  }
}

type Page = {
  readonly blobs: readonly BlobInfo[]
  /** The continuation token of the next page; undefined on the last. */
  readonly next: string | undefined
}

/**
 * Reads a page of ListObjectsV2. Our keys contain no character that XML escapes and no field repeats in an entry, so no
 * XML parser is needed. Throws for anything that is not such a page.
 */
function readListing(xml: string): Page {
  if (!xml.includes('<ListBucketResult'))
    throw new Error(`the bucket did not answer with a ListBucketResult: ${xml.slice(0, 200)}`)
  const [, ...entries] = xml.split('<Contents>')
  const blobs = entries.map((entry) => ({
    key: field(entry, 'Key') as BlobKey,
    bytes: Number(field(entry, 'Size')),
    touchedAt: Date.parse(field(entry, 'LastModified')),
    version: field(entry, 'ETag'),
  }))
  const isCut = field(xml, 'IsTruncated') === 'true'
  return { blobs, next: isCut ? field(xml, 'NextContinuationToken') : undefined }
}

function field(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  if (text === undefined) throw new Error(`the ListBucketResult has no ${name}`)
  return text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&')
}
