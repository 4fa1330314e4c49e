import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { savedSince } from '@nawl/domain/privacy/retention'

/** Deletes backups in a folder that are past their retention period; returns how many. */
export async function deleteOldBackups(folder: string, now: number): Promise<number> {
  const before = savedSince('backups', now)
  const names = (await readdir(folder)).filter((name) => /^nawl-.*\.tar\.gz$/.test(name))
  let count = 0
  for (const name of names) {
    const file = join(folder, name)
    if ((await stat(file)).mtime >= before) continue
    await rm(file, { force: true })
    count++
  }
  return count
}
