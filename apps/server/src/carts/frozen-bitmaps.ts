import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR_MS = 60 * 60 * 1000
/** What was kept, or wanted again, so lately may be on its way into a cart. */
const GRACE_MS = 24 * HOUR_MS

/**
 * Keeps the bitmap of a frozen design below `directory`, named by its SHA-256, whatever becomes of the rug it was drawn
 * for. One that is kept already stays; `find` says where else it lies.
 */
export async function keepBitmap(
  directory: string,
  bitmapHash: string,
  find: () => Promise<{ readonly path: string }>,
): Promise<void> {
  const kept = join(directory, `${bitmapHash}.bmp`)
  const wanted = await wantedAt(kept)
  const now = new Date()
  if (wanted !== null) {
    // Once an hour is enough to tell the sweep that somebody wants it.
    if (now.getTime() - wanted > HOUR_MS) await utimes(kept, now, now)
    return
  }
  await mkdir(directory, { recursive: true })
  const draft = join(directory, `${randomUUID()}.part`)
  try {
    await copyFile((await find()).path, draft)
    await rename(draft, kept)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Deletes bitmaps of designs that lie in no cart and no order. */
export async function sweepBitmaps(directory: string, held: ReadonlySet<string>, now: number): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const name of await readdir(directory)) {
    if (held.has(name.replace(/\.bmp$/, ''))) continue
    const file = join(directory, name)
    const wanted = await wantedAt(file)
    if (wanted !== null && now - wanted > GRACE_MS) await rm(file, { force: true })
  }
}

/** When somebody last wanted it, in milliseconds; null where it is not kept. */
async function wantedAt(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
}
