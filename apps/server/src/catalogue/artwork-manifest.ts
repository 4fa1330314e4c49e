import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

const manifest = z.record(
  z.string(),
  z.object({
    /** Hash of everything that the pictures are made from. */
    sources: z.string(),
    /** A few blurred pixels as a data URL, shown until the picture has loaded. */
    placeholder: z.string(),
  }),
)
export type ArtworkManifest = z.infer<typeof manifest>

/** The generated artwork below `artworkDir`, by path (`geometric/onyx`); empty before the first generation. */
export function readArtworkManifest(artworkDir: string): ArtworkManifest {
  const file = fileIn(artworkDir)
  if (!existsSync(file)) return {}
  const reading = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return reading.success ? reading.data : {}
}

export function writeArtworkManifest(artworkDir: string, drawn: ArtworkManifest): void {
  // Written under another name and renamed, because the shop may be reading it.
  const draft = `${fileIn(artworkDir)}.${process.pid}`
  writeFileSync(draft, JSON.stringify(drawn, null, 2))
  renameSync(draft, fileIn(artworkDir))
}

function fileIn(artworkDir: string): string {
  return join(artworkDir, 'drawn.json')
}
