import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { setFrontOf } from '../front/use-front.ts'
import type { OwnPhoto } from '../own-photo-state.ts'
import {
  forgetPhotograph,
  keepPhotograph,
  type SaveOutcome,
  photographSavedWith,
  subscribeSaved,
} from './photograph-database.ts'
import { savedFront, type SavedPhotograph, savedPhotograph, type SavedWith } from './saved-photograph.ts'

/** Changes rest this long before they are kept. */
const RESTS_MS = 300

export type SavedChoice = {
  /** What is kept with the design on this device; undefined until the browser has been asked. */
  readonly saved: SavedPhotograph | null | undefined
  /** Whether that is the photograph on screen. */
  readonly isThis: boolean
  readonly keep: () => Promise<SaveOutcome>
  readonly forget: () => Promise<boolean>
  /** Shows it. */
  readonly reopen: () => Promise<void>
}

/** The photograph that is kept with a design. Once it is, so is what changes in it. */
export function useSavedPhotograph(
  design: SavedWith,
  room: OwnPhoto | null,
  front: FrontMask | null,
  onRoom: (room: OwnPhoto) => void,
): SavedChoice {
  const saved = useSavedWith(design.key)
  const isThis = Boolean(room && saved && saved.room.photograph.id === room.photograph.id)
  const last = useRef<{ readonly room: OwnPhoto; readonly front: FrontMask | null } | null>(null)
  const keep = async (): Promise<SaveOutcome> => {
    if (!room) return { ok: false, reason: 'blocked' }
    last.current = { room, front }
    return keepPhotograph(await savedPhotograph(design, room, front, Date.now()))
  }
  const keepChange = useEffectEvent(async () => {
    // Deleted meanwhile, here or in another tab: then it stays so.
    const now = await photographSavedWith(design.key)
    if (now && now.room.photograph.id === room?.photograph.id) await keep()
  })
  useEffect(() => {
    if (!isThis || (last.current?.room === room && last.current?.front === front)) return
    const timer = setTimeout(() => void keepChange(), RESTS_MS)
    return () => clearTimeout(timer)
  }, [isThis, room, front])
  return {
    saved,
    isThis,
    keep,
    forget: () => forgetPhotograph(design.key),
    reopen: async () => {
      if (!saved) return
      const mask = await savedFront(saved)
      last.current = { room: saved.room, front: mask }
      setFrontOf(saved.room.photograph, mask)
      onRoom(saved.room)
    },
  }
}

/** What is kept with a design, also when another tab changes it. */
function useSavedWith(key: string): SavedPhotograph | null | undefined {
  const [read, setRead] = useState<{ readonly key: string; readonly saved: SavedPhotograph | null }>()
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const saved = await photographSavedWith(key)
      if (wanted) setRead({ key, saved })
    }
    void ask()
    const stop = subscribeSaved(() => void ask())
    return () => {
      wanted = false
      stop()
    }
  }, [key])
  return read?.key === key ? read.saved : undefined
}
