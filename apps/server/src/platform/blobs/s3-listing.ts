import type { BlobInfo, BlobKey } from './blob-store.ts'

type Page = {
  readonly blobs: readonly BlobInfo[]
  /** The continuation token of the next page; undefined on the last. */
  readonly next: string | undefined
}

/**
 * Reads a page of ListObjectsV2. Our keys contain no character that XML escapes and no field repeats in an entry, so no
 * XML parser is needed. Throws for anything that is not such a page.
 */
export function readListing(xml: string): Page {
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
