import type { RoomRecord } from '@nawl/contract/imaging/room'
import { useEffect, useState } from 'react'

import { fetchRooms } from '../../api/rooms.ts'

/** Requested once per page. */
let cached: readonly RoomRecord[] | null = null

/** Our rooms; null while loading, empty on failure: own photographs still work. */
export function useRooms(): readonly RoomRecord[] | null {
  const [rooms, setRooms] = useState(cached)
  useEffect(() => {
    if (cached) return
    let wanted = true
    const ask = async () => {
      const answer = await fetchRooms()
      cached = answer
      if (wanted) setRooms(answer ?? [])
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [])
  return rooms
}
