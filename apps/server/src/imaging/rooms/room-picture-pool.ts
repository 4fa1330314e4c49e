import { onceEach } from '../../platform/threads/once-each.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import type { RoomPictureFiles } from './room-picture-files.ts'
import type { RoomPictureTask } from './room-picture.worker.ts'

const KEPT_BYTES = 48 * 2 ** 20

/** Makes pictures of rugs in rooms, and keeps them. Those in `files` are not made again. */
export function roomPicturePool(files: Pick<RoomPictureFiles, 'read'>) {
  const pool = singleThreadPool({
    worker: new URL('./room-picture.worker.ts', import.meta.url),
    // A picture takes half a second; whoever would wait longer than that times this is asked to come back.
    length: 24,
    share: 6,
    // The thread has read the rooms: to end it would cost everybody else more than half a second.
    finishes: true,
  })
  const pictures = onceEach<{ readonly picture: Uint8Array; readonly bytes: number }>(KEPT_BYTES)
  return {
    /**
     * The picture that `key` names; made once, however many ask, and given up while it waits when all of them have left.
     * `taskFor` is called only where it has to be made.
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
