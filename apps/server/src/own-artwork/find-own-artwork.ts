import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type OwnArtwork, ownArtwork } from '@nawl/contract/own-artwork'
import { ownIdIn } from '@nawl/domain/rug/own-artwork'
import { z } from 'zod'

/** The file that tells of a design, in its folder. */
export const ABOUT_FILE = 'about.json'

const aboutArtwork = z.object({ secretHash: z.string(), design: ownArtwork })
export type AboutArtwork = z.infer<typeof aboutArtwork>

/** The visitor's design at an address (`own-…`) among those in a folder; null for any other address. */
export async function findOwnArtwork(directory: string, address: string): Promise<OwnArtwork | null> {
  const id = ownIdIn(address)
  return id === null ? null : ((await readAbout(join(directory, id)))?.design ?? null)
}

/** What is known of the design in a folder; null where there is none. */
export async function readAbout(folder: string): Promise<AboutArtwork | null> {
  try {
    return aboutArtwork.parse(JSON.parse(await readFile(join(folder, ABOUT_FILE), 'utf8')))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
