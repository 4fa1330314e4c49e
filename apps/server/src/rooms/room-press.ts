import { Piscina } from 'piscina'

import { onceEach } from '../color/once-each.ts'
import { waitingLine } from '../color/waiting-line.ts'
import type { RoomPictureTask } from './room-picture.worker.ts'

/** A picture takes half a second; whoever would wait longer than that times this is asked to come back. */
const LINE_LENGTH = 24
const KEPT_BYTES = 48 * 2 ** 20

/** Makes pictures of rugs in rooms one at a time, in a thread that ends when nobody wants any, and keeps them. */
export function roomPress() {
  const filename = new URL('./room-picture.worker.ts', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 30_000 })
  const line = waitingLine({ places: 1, length: LINE_LENGTH })
  const pictures = onceEach<{ readonly picture: Uint8Array; readonly bytes: number }>(KEPT_BYTES)
  const make = async (task: RoomPictureTask) => {
    const picture = (await line.inTurn(() => pool.run(task, { name: 'roomPicture' }))) as Uint8Array
    return { picture, bytes: picture.byteLength }
  }
  return {
    /** The picture that `key` names; made once, however many ask. */
    picture: async (key: string, task: RoomPictureTask) =>
      (await pictures(key, () => make(task))).value.picture,
    close: () => pool.close(),
  }
}
