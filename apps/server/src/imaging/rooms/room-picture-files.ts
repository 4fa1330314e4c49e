import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type RoomPictureFiles = ReturnType<typeof roomPictureFiles>

/** A persistent cache of pictures, one file per ETag. */
export function roomPictureFiles(directory: string) {
  const fileOf = (tag: string) => join(directory, nameOf(tag))
  return {
    /** The picture of an ETag; null when it is not cached. */
    read: async (tag: string): Promise<Uint8Array | null> => {
      const bytes = await readFile(fileOf(tag)).catch(() => null)
      return bytes && bytes.length > 0 ? bytes : null
    },
    has: (tag: string): Promise<boolean> =>
      stat(fileOf(tag)).then(
        ({ size }) => size > 0,
        () => false,
      ),
    async write(tag: string, picture: Uint8Array): Promise<void> {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Written under another name and renamed, so that readers never see a partial picture.
      const draft = `${fileOf(tag)}.${process.pid}`
      await writeFile(draft, picture, { mode: 0o600 })
      await rename(draft, fileOf(tag))
    },
    /** Removes all other pictures: of former rugs, rooms or renderer versions. */
    async keepOnly(tags: readonly string[]): Promise<void> {
      const wanted = new Set(tags.map(nameOf))
      const names = await readdir(directory).catch(() => [])
      await Promise.all(
        names.filter((name) => !wanted.has(name)).map((name) => rm(join(directory, name), { force: true })),
      )
    },
  }
}

/** An ETag without quotation marks: base64url, which is a valid file name. */
const nameOf = (tag: string) => tag.replaceAll(/[^\w-]/g, '')
