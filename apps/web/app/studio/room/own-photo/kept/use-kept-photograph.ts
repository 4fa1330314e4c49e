import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { setFrontOf } from '../front/use-front.ts'
import type { OwnPhoto } from '../own-photo-state.ts'
import {
  forgetPhotograph,
  keepPhotograph,
  type Kept,
  photographKeptWith,
  subscribeKept,
} from './kept-database.ts'
import { keptFront, type KeptPhotograph, keptPhotograph, type KeptWith } from './kept-photograph.ts'

/** Changes rest this long before they are kept. */
const RESTS_MS = 300

export type KeptChoice = {
  /** What is kept with the design on this device; undefined until the browser has been asked. */
  readonly kept: KeptPhotograph | null | undefined
  /** Whether that is the photograph on screen. */
  readonly isThis: boolean
  readonly keep: () => Promise<Kept>
  readonly forget: () => Promise<boolean>
  /** Shows it. */
  readonly reopen: () => Promise<void>
}

/** The photograph that is kept with a design. Once it is, so is what changes in it. */
export function useKeptPhotograph(
  design: KeptWith,
  room: OwnPhoto | null,
  front: FrontMask | null,
  onRoom: (room: OwnPhoto) => void,
): KeptChoice {
  const kept = useKept(design.key)
  const isThis = Boolean(room && kept && kept.room.photograph.id === room.photograph.id)
  const last = useRef<{ readonly room: OwnPhoto; readonly front: FrontMask | null } | null>(null)
  const keep = async (): Promise<Kept> => {
    if (!room) return { ok: false, reason: 'blocked' }
    last.current = { room, front }
    return keepPhotograph(await keptPhotograph(design, room, front, Date.now()))
  }
  const keepChange = useEffectEvent(async () => {
    // Deleted meanwhile, here or in another tab: then it stays so.
    const now = await photographKeptWith(design.key)
    if (now && now.room.photograph.id === room?.photograph.id) await keep()
  })
  useEffect(() => {
    if (!isThis || (last.current?.room === room && last.current?.front === front)) return
    const timer = setTimeout(() => void keepChange(), RESTS_MS)
    return () => clearTimeout(timer)
  }, [isThis, room, front])
  return {
    kept,
    isThis,
    keep,
    forget: () => forgetPhotograph(design.key),
    reopen: async () => {
      if (!kept) return
      const mask = await keptFront(kept)
      last.current = { room: kept.room, front: mask }
      setFrontOf(kept.room.photograph, mask)
      onRoom(kept.room)
    },
  }
}

/** What is kept with a design, also when another tab changes it. */
function useKept(key: string): KeptPhotograph | null | undefined {
  const [read, setRead] = useState<{ readonly key: string; readonly kept: KeptPhotograph | null }>()
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const kept = await photographKeptWith(key)
      if (wanted) setRead({ key, kept })
    }
    void ask()
    const stop = subscribeKept(() => void ask())
    return () => {
      wanted = false
      stop()
    }
  }, [key])
  return read?.key === key ? read.kept : undefined
}
