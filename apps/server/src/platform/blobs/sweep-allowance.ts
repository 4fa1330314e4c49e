import { DAY_MS } from '@nawl/domain/time/durations'

import type { BlobArea, BlobKey, BlobStore } from './blob-store.ts'

/** Long enough for every shop to sweep once, which happens daily. */
const VALID_MS = 2 * DAY_MS

const keyOf = (area: BlobArea): BlobKey => `shop/sweep-${area}`

/** Lets the next sweep of an area within two days exceed the limit on removed blobs. */
export async function allowSweep(blobs: BlobStore, area: BlobArea, now: number): Promise<void> {
  const until = new Date(now + VALID_MS).toISOString()
  await blobs.write(keyOf(area), new TextEncoder().encode(until))
}

/** Whether an operator has allowed this sweep; consumes the allowance. */
export async function isAllowed(blobs: BlobStore, area: BlobArea, now: number): Promise<boolean> {
  const content = await blobs.read(keyOf(area))
  if (!content) return false
  await blobs.remove(keyOf(area))
  return now < Date.parse(new TextDecoder().decode(content))
}
