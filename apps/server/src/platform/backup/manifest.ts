import { z } from 'zod'

import { sha256 } from '../sha256.ts'

/** The last entry of a backup; a file without it is truncated. */
export const MANIFEST = 'manifest.json'

const entry = z.object({ bytes: z.number(), sha256: z.string() })

/** Checksums of a backup's entries and its schema version: when the last migration was written, in milliseconds. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.number(),
  createdAt: z.iso.datetime(),
  tables: z.record(z.string(), z.number()),
  entries: z.record(z.string(), entry),
})
export type Manifest = z.infer<typeof manifest>

/** The manifest entry for a file's content. */
export function entryOf(content: Uint8Array): z.infer<typeof entry> {
  return { bytes: content.length, sha256: sha256(content) }
}
