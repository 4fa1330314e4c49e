import { onceEach } from '../../platform/threads/once-each.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import type { RoomPictureFiles } from './room-picture-files.ts'
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
