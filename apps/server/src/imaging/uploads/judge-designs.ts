import { retentionMs } from '@nawl/domain/privacy/retention'
import { uploadAddress } from '@nawl/domain/rug/uploads'

import type { BlobInfo } from '../../platform/blobs/blob-store.ts'
import type { Judgement } from '../../platform/blobs/sweep-blobs.ts'
import { aboutKey } from './find-uploaded-design.ts'

const HOUR_MS = 60 * 60 * 1000
/** Retention of designs that nobody opens. */
const KEPT_MS = retentionMs('uploads')
/** Another process may still be finishing a design this young. */
const BEGUN_MS = HOUR_MS

/**
 * Needed are designs in a cart, an order or an account (`held`: their addresses). Unwanted are unfinished designs and
 * those that nobody has opened for 30 days.
 */
export function judgeDesigns(there: readonly BlobInfo[], held: ReadonlySet<string>, now: number): Judgement {
  const needed: BlobInfo[] = []
  const unwanted: BlobInfo[] = []
  for (const [id, parts] of Map.groupBy(there, ({ key }) => key.split('/')[1] ?? '')) {
    const about = parts.find(({ key }) => key === aboutKey(id))
    const isOld = about
      ? now - about.touchedAt > KEPT_MS
      : parts.every(({ touchedAt }) => now - touchedAt > BEGUN_MS)
    if (held.has(uploadAddress(id))) needed.push(...parts)
    else if (isOld) unwanted.push(...parts)
  }
  return { needed, unwanted }
}
