import * as messages from '@nawl/messages/your-room'
import type { RoomRecord } from '@nawl/contract/imaging/room'
import { platePaths } from '@nawl/contract/imaging/room-paths'
import { levelCamera, type PicturePlace, picturePlace } from '@nawl/engine/room/camera'
import { useState } from 'react'

import { fetchPlate, fetchRooms } from '../../api/rooms.ts'
import { newOwnPhoto, type OwnPhoto } from '../room/own-photo/own-photo-state.ts'
import { openPhotograph } from '../room/own-photo/photograph.ts'

/** Floor that is marked in our room, in metres, and how far before its table. */
const [WIDE_M, LONG_M, BEFORE_M] = [3.2, 2.5, 0.35]

/** For visitors without a photograph: our living room, marked already. */
export function TryOurRoom({ onRoom }: { readonly onRoom: (room: OwnPhoto) => void }) {
  const [status, setStatus] = useState<'idle' | 'busy' | 'missing'>('idle')
  const run = async () => {
    setStatus('busy')
    const room = await ourRoom().catch(() => null)
    setStatus(room ? 'idle' : 'missing')
    if (room) onRoom(room)
  }
  return (
    <p className="type-ui mt-3">
      {messages.noPhotograph}{' '}
      <button
        type="button"
        aria-disabled={status === 'busy'}
        className="min-h-11 underline underline-offset-4 hover:text-madder"
        onClick={() => status !== 'busy' && void run()}
      >
        {status === 'busy' ? messages.fetching : messages.seeOurs}
      </button>
      <span role="status" className="text-madder-deep">
        {status === 'missing' && ` ${messages.notFetched}`}
      </span>
    </p>
  )
}

async function ourRoom(): Promise<OwnPhoto | null> {
  const rooms = await fetchRooms()
  const record = rooms?.find(({ id }) => id === 'living')
  if (!record) return null
  const picture = await fetchPlate(platePaths(record.id, 'day', 1200).empty)
  const opened = await openPhotograph(new File([picture], 'living-room'))
  if (!opened.ok) return null
  return {
    ...newOwnPhoto(opened.photograph, 'place'),
    measure: 'place',
    corners: markIn(record),
    widthCm: String(WIDE_M * 100),
    lengthCm: String(LONG_M * 100),
  }
}

function markIn({ camera, aspect, placement }: RoomRecord): OwnPhoto['corners'] {
  const level = levelCamera(camera, aspect)
  const [x, middle] = placement.center
  const y = middle - BEFORE_M
  const corner = (across: number, away: number): PicturePlace =>
    // The middle of the floor is always before the camera.
    picturePlace(level, [x + (across * WIDE_M) / 2, y + (away * LONG_M) / 2, 0]) ?? { u: 0.5, v: 0.5 }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
