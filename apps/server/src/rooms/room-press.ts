import { onceEach } from '../color/once-each.ts'
import { renderPool } from '../color/render-pool.ts'
import type { MaybeCaller } from '../color/waiting-caller.ts'
import type { RoomPictureTask } from './room-picture.worker.ts'

const KEPT_BYTES = 48 * 2 ** 20

/** Makes pictures of rugs in rooms, and keeps them. */
export function roomPress() {
  const pool = renderPool({
    worker: new URL('./room-picture.worker.ts', import.meta.url),
    // A picture takes half a second; whoever would wait longer than that times this is asked to come back.
    length: 24,
    share: 6,
    // The thread has read the rooms: to end it would cost everybody else more than half a second.
    finishes: true,
  })
  const pictures = onceEach<{ readonly picture: Uint8Array; readonly bytes: number }>(KEPT_BYTES)
  return {
    /** The picture that `key` names; made once, however many ask, and given up while it waits when all of them have left. */
    async picture(key: string, task: RoomPictureTask, { signal, caller }: MaybeCaller): Promise<Uint8Array> {
      const make = async (allGone: AbortSignal) => {
        const picture = await pool.run<Uint8Array>('roomPicture', task, { caller, signal: allGone })
        return { picture, bytes: picture.byteLength }
      }
      return (await pictures(key, make, signal)).value.picture
    },
    close: pool.close,
  }
}
