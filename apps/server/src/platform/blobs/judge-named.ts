import { retentionMs } from '@nawl/domain/privacy/retention'

import type { BlobInfo } from './blob-store.ts'
import type { Judgement } from './sweep-blobs.ts'

/**
 * Judges blobs that documents name by the second part of their keys. Needed are those that a draft or a revision names
 * (`held`); unwanted those that none has named for 30 days.
 */
export function judgeNamed(there: readonly BlobInfo[], held: ReadonlySet<string>, now: number): Judgement {
  const isHeld = ({ key }: BlobInfo) => held.has(key.split('/')[1] ?? '')
  return {
    needed: there.filter(isHeld),
    unwanted: there.filter((blob) => !isHeld(blob) && now - blob.touchedAt > retentionMs('uploads')),
  }
}
