import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { outlineOf } from '@nawl/domain/rug/shape'
import type { Where } from '@nawl/engine/buildable/place-on-rug'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { useSettled } from '../../ui/use-settled.ts'
import { tufting } from '../live/worker/tufting.ts'
import type { StudioState } from '../state/studio-state.ts'
import type { Inspection, InspectionOrder, NoteMark } from './inspection.ts'
import type { CurrentRug } from './current-rug.ts'
import type { WorkshopNote } from './workshop-note.ts'
import { workshopNotesOf } from './workshop-notes-of.ts'

/** While typing `6.5`, the intermediate six feet should not be measured. */
const SETTLED_MS = 500

/** The workshop's notes on the current rug; the previous ones while a change is being measured. */
export function useWorkshopNotes(rug: RugItem, state: StudioState) {
  const { look, matchedAt, tolerance, locked } = state
  const size = useSettled(state.size, SETTLED_MS)
  const { shape } = state.size
  const bitmap = bitmapPath(rug.processingImage, { ...size, shape })
  const order = useMemo<InspectionOrder>(() => {
    return { bitmap, outline: outlineOf(shape), mappings: look.mappings, tolerance: matchedAt }
  }, [bitmap, shape, look.mappings, matchedAt])
  const seen = useInspection(order)
  const notes = useMemo((): readonly WorkshopNote[] => {
    if (!seen || seen.order.outline !== outlineOf(size.shape)) return []
    const { mappings, tolerance: seenAt } = seen.order
    const inHand: CurrentRug = { ...seen.inspection, mappings, matchedAt: seenAt, tolerance, locked, size }
    return workshopNotesOf(inHand)
  }, [seen, tolerance, locked, size])
  return { notes, order }
}

type Seen = { readonly order: InspectionOrder; readonly inspection: Inspection }

function useInspection(order: InspectionOrder): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    let wanted = true
    const run = async () => {
      const inspection = await tufting.make('inspect', order)
      if (wanted && inspection) setSeen({ order, inspection })
    }
    void run()
    return () => {
      wanted = false
    }
  }, [order])
  return seen
}

/** Passes on the overlay that shows a note's place on the rug, or null for none. */
export function useNoteMark(
  order: InspectionOrder,
  where: Where | null,
  onVeil: (veil: NoteMark | null) => void,
): void {
  const hand = useEffectEvent(onVeil)
  useEffect(() => {
    if (!where) return
    let wanted = true
    const run = async () => {
      const veil = await tufting.make('veil', { ...order, where })
      if (wanted) hand(veil)
    }
    void run()
    return () => {
      wanted = false
      hand(null)
    }
  }, [order, where])
}
