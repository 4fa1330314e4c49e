import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where results are stored under a hash of all that they follow from, and how many stay: those that were used last. */
export type StoredFiles = { readonly folder: string; readonly most: number }

/** What is stored under a name; null where nothing is, or nothing that can be read. */
export async function readStored({ folder }: StoredFiles, name: string): Promise<Buffer | null> {
  const path = join(folder, name)
  try {
    const bytes = await readFile(path)
    await utimes(path, new Date(), new Date())
    return bytes
  } catch {
    return null
  }
}

/** Stores a result. What cannot be stored is computed again the next time. */
export async function writeStored(files: StoredFiles, name: string, bytes: Uint8Array): Promise<void> {
  await write(files, join(files.folder, name), bytes).catch(() => undefined)
}

async function write({ folder, most }: StoredFiles, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Written under another name and renamed, so that nobody reads a part of a file.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes, { mode: 0o600 })
  await rename(draft, path)
  await leaveNewest(folder, most)
}

async function leaveNewest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = aged.toSorted((a, b) => b.at - a.at).slice(most)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
