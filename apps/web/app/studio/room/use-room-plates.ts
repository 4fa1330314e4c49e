import type { RoomRecord } from '@nawl/contract/imaging/room'
import { plateWidth, type RoomLight } from '@nawl/contract/imaging/room-paths'
import { useEffect, useState } from 'react'

import { type RoomPlates, roomPlates } from './room-plates.ts'

type Fetched =
  | { readonly status: 'fetching' }
  | { readonly status: 'missing'; readonly again: () => void }
  | { readonly status: 'here'; readonly plates: RoomPlates }

/**
 * The plates of a room for `width` device pixels; loads nothing while that is 0. On another light or size the
 * previous plates stay until the new ones have loaded.
 */
export function useRoomPlates(record: RoomRecord, light: RoomLight, width: number): Fetched {
  const [plates, setPlates] = useState<RoomPlates | null>(null)
  const [missing, setMissing] = useState(0)
  const [tries, setTries] = useState(0)
  const size = width === 0 ? null : plateWidth(width)
  useEffect(() => {
    if (!size) return
    let wanted = true
    const fetch = async () => {
      try {
        const made = await roomPlates(record, light, size)
        if (wanted) setPlates(made)
      } catch (error) {
        console.warn('The room cannot be had:', error)
        if (wanted) setMissing(tries + 1)
      }
    }
    void fetch()
    return () => {
      wanted = false
    }
  }, [record, light, size, tries])
  if (missing > tries) return { status: 'missing', again: () => setTries(missing) }
  return plates ? { status: 'here', plates } : { status: 'fetching' }
}
