import { z } from 'zod'
import { withoutTrailingSlashes } from './is-loopback.ts'

import { ownPassword } from './variable-rules.ts'

const WRONG = 'has to be the address of a bucket, like https://KEY:SECRET@s3.example/nawl?region=eu-central-1'

/** Variables of the blob store. */
export const blobEnvironment = {
  BLOB_URL: z
    .url({ protocol: /^https?$/, error: WRONG, abort: true })
    .refine((text) => {
      const { username, password } = new URL(text)
      return username !== '' && password !== ''
    }, WRONG)
    .refine(...ownPassword)
    .optional(),
}

export type S3Config = {
  readonly kind: 's3'
  /** The bucket, without a trailing slash. */
  readonly bucketUrl: string
  readonly keyId: string
  readonly secret: string
  readonly region: string
}
export type BlobConfig = S3Config | { readonly kind: 'folder'; readonly directory: string }

/** Blobs go to the bucket of `BLOB_URL`, else to folders below `directory`. */
export function blobConfig({ BLOB_URL }: { BLOB_URL?: string | undefined }, directory: string): BlobConfig {
  if (BLOB_URL === undefined) return { kind: 'folder', directory }
  const url = new URL(BLOB_URL)
  return {
    kind: 's3',
    bucketUrl: `${url.origin}${withoutTrailingSlashes(url.pathname)}`,
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    // The default that stores without regions expect.
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}
