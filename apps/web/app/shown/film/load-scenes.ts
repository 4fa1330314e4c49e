import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import type { RoomId } from '@nawl/domain/rug/site-rooms'

import { browserFetch } from '../../api/request.ts'
import type { FilmScene } from './draw-frame.ts'
import type { FilmState } from './film-states.ts'

/** Fetches a film's pictures. Rejects when the shop does not have one, or `signal` aborts. */
export async function loadScenes(
  address: string,
  room: RoomId,
  states: readonly FilmState[],
  signal: AbortSignal,
): Promise<readonly FilmScene[]> {
  return Promise.all(
    states.map(async (state) => ({
      ...state,
      picture: await bitmap(
        roomPicturePath(address, state.text, { room, format: 'webp', width: '1200' }),
        signal,
      ),
      balls: await Promise.all(
        state.hexes.map((hex) => bitmap(`/yarn/large/${hex.slice(1).toUpperCase()}.webp`, signal)),
      ),
    })),
  )
}

async function bitmap(path: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await browserFetch(path, { signal })
  if (!response.ok) throw new Error(`${path.split('?')[0]} answered ${response.status}`)
  return createImageBitmap(await response.blob())
}
