import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type RoomPictureFiles = ReturnType<typeof roomPictureFiles>

/** Pictures that outlive the process, each in a file named by the entity tag of its content. */
export function roomPictureFiles(directory: string) {
  const fileOf = (tag: string) => join(directory, nameOf(tag))
  return {
    /** The picture of that tag; null where it has not been kept. */
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
      // Renamed into place, so that nobody ever reads half a picture.
      const draft = `${fileOf(tag)}.${process.pid}`
      await writeFile(draft, picture, { mode: 0o600 })
      await rename(draft, fileOf(tag))
    },
    /** Removes all others: of rugs, rooms or ways of drawing that the shop has no more. */
    async keepOnly(tags: readonly string[]): Promise<void> {
      const wanted = new Set(tags.map(nameOf))
      const names = await readdir(directory).catch(() => [])
      await Promise.all(
        names.filter((name) => !wanted.has(name)).map((name) => rm(join(directory, name), { force: true })),
      )
    },
  }
}

/** An entity tag without its quotation marks: base64url, which any file may be called. */
const nameOf = (tag: string) => tag.replaceAll(/[^\w-]/g, '')
