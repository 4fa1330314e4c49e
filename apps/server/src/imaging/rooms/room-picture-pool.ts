import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { onceEach } from '../../platform/threads/once-each.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import type { RoomPictureTask } from './room-picture.worker.ts'

const KEPT_BYTES = 48 * 2 ** 20

/** Renders and caches pictures of rugs in rooms. Those in `files` are not rendered again. */
export function roomPicturePool(files: Pick<RoomPictureFiles, 'read'>) {
  const pool = singleThreadPool({
    worker: new URL('./room-picture.worker.ts', import.meta.url),
    // A picture takes half a second, so this is the longest acceptable wait.
    length: 24,
    share: 6,
    // The thread holds the decoded rooms; restarting it would cost others more than half a second.
    finishes: true,
  })
  const pictures = onceEach<{ readonly picture: Uint8Array; readonly bytes: number }>(KEPT_BYTES)
  return {
    /**
     * The picture of `key`, rendered once for concurrent callers, and dropped from the queue when all have gone.
     * `taskFor` is called only when it must be rendered.
     */
    async picture(
      key: string,
      taskFor: (all: MaybeCaller) => Promise<RoomPictureTask>,
      { signal, caller }: MaybeCaller,
    ): Promise<Uint8Array> {
      const make = async (allGone: AbortSignal) => {
        const all = { caller, signal: allGone }
        const picture =
          (await files.read(key)) ?? (await pool.run<Uint8Array>('roomPicture', await taskFor(all), all))
        return { picture, bytes: picture.byteLength }
      }
      return (await pictures(key, make, signal)).value.picture
    },
    close: pool.close,
  }
}

type RoomPictureFiles = ReturnType<typeof roomPictureFiles>

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
