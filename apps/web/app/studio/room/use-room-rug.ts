import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { cutImagePath, processingImagePath } from '@nawl/domain/catalogue/processing-image'
import { rugMetres } from '@nawl/domain/rug/metres'
import { outlineOf } from '@nawl/domain/rug/shape'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { useMemo } from 'react'

import { liveTable } from '../live/worker/live-table.ts'
import type { LiveTufts } from '../live/worker/live-tufts.ts'
import { useLiveRug } from '../live/use-live-rug.ts'
import { useLockedPreview } from '../live/use-locked-preview.ts'
import { usePreviewed } from '../live/use-previewed.ts'
import type { StudioState } from '../state/studio-state.ts'

/** A rug as it goes into rooms. */
export type RoomRug = {
  readonly form: Pick<RugOnFloor, 'widthM' | 'lengthM' | 'outline'>
  /** Null while it is being tufted, and where it cannot be. */
  readonly cloth: { readonly tufts: LiveTufts; readonly table: Uint8Array } | null
  /** Tufts it once more; null unless that could not be done. */
  readonly retry: (() => void) | null
}

/** The rug of a studio in its true size and its colours, or those that are pointed at. */
export function useRoomRug(rug: RugItem, state: StudioState): RoomRug {
  const { look, locked, selected, tolerance, picture, finish, size } = state
  const { shape, width, length, unit } = size
  const bitmap = cutImagePath(processingImagePath(rug.processingImage), shape)
  const { tufts, missing, again } = useLiveRug({
    bitmap,
    outline: outlineOf(shape),
    style: finish.textureStyle,
    scale: 1,
  })
  useLockedPreview(state, true)
  const previewed = usePreviewed(state)
  const { textureStyle } = finish
  const cloth = useMemo(() => {
    // By daylight, which is white: in a room the room's own light falls on it.
    const daylight = { textureStyle, light: 'day' } as const
    const shown = { look, locked, selected, tolerance, picture, finish: daylight }
    return tufts && { tufts, table: liveTable(tufts, shown, previewed) }
  }, [tufts, look, locked, selected, tolerance, picture, textureStyle, previewed])
  const form = useMemo(
    () => ({ ...rugMetres({ shape, width, length, unit }), outline: outlineOf(shape) }),
    [shape, width, length, unit],
  )
  return { form, cloth, retry: missing ? again : null }
}
