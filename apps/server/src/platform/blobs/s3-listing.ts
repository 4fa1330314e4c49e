import type { BlobInfo, BlobKey } from './blob-store.ts'

type Page = {
  readonly blobs: readonly BlobInfo[]
  /** Asks for the next page; undefined on the last. */
  readonly next: string | undefined
}

/**
 * A page of ListObjectsV2. Our keys have no character that XML escapes, and nothing in an entry stands twice: its
 * fields are found without a parser. Throws for a page that is none.
 */
export function readListing(xml: string): Page {
  if (!xml.includes('<ListBucketResult')) throw new Error(`that is no list of blobs: ${xml.slice(0, 200)}`)
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
  if (text === undefined) throw new Error(`the list of blobs has no ${name}`)
  return text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&')
}
