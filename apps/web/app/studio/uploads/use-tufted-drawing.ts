import type { Outline } from '@nawl/domain/outline/traces'
import type { Reduction } from '@nawl/engine/reduction/reduction'
import { useEffect, useState } from 'react'

import type { LiveTufts } from '../live/worker/live-tufts.ts'
import { tufting } from '../live/worker/tufting.ts'

type Sheet = { readonly drawing: Reduction; readonly outline: Outline }

/**
 * The drawing tufted; null until it is, and where the browser cannot. Drawings that change while one is being tufted
 * are skipped except for the last.
 */
export function useTuftedDrawing(drawing: Reduction | null, outline: Outline): LiveTufts | null {
  const [made, setMade] = useState<(Sheet & { readonly tufts: LiveTufts | null }) | null>(null)
  const [working, setWorking] = useState(false)
  const isMade = made?.drawing === drawing && made?.outline === outline
  useEffect(() => {
    if (!drawing || working || isMade) return
    const tuft = async () => {
      setWorking(true)
      const tufts = await tufting.make('drawing', { drawing, outline, style: 'fine', scale: 1 })
      setMade({ drawing, outline, tufts })
      setWorking(false)
    }
    void tuft()
  }, [drawing, outline, working, isMade])
  useEffect(() => () => tufting.close(), [])
  return isMade ? (made?.tufts ?? null) : null
}
