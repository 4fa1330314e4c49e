import { createHash } from 'node:crypto'

import { z } from 'zod'

/** The last entry of a backup: without it the file was cut off. */
export const MANIFEST = 'manifest.json'

const entry = z.object({ bytes: z.number(), sha256: z.string() })

/** What a backup holds, and of which version the tables are: when their last migration was written, in milliseconds. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.number(),
  createdAt: z.iso.datetime(),
  tables: z.record(z.string(), z.number()),
  entries: z.record(z.string(), entry),
})
export type Manifest = z.infer<typeof manifest>

/** What the manifest says of an entry. */
export function entryOf(content: Uint8Array): z.infer<typeof entry> {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
