import type { RoomRecord } from '@nawl/contract/imaging/room'
import { useEffect, useState } from 'react'

import { fetchRooms } from '../../api/rooms.ts'

/** Asked for once a page. */
let kept: readonly RoomRecord[] | null = null

/** The rooms of the house; null while they are fetched, none where they cannot be had: one's own room is left then. */
export function useRooms(): readonly RoomRecord[] | null {
  const [rooms, setRooms] = useState(kept)
  useEffect(() => {
    if (kept) return
    let wanted = true
    const ask = async () => {
      const answer = await fetchRooms()
      kept = answer
      if (wanted) setRooms(answer ?? [])
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [])
  return rooms
}
