import { rename, writeFile } from 'node:fs/promises'

/** Writes a file under a temporary name and renames it, so that an open shop never serves half a picture. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
