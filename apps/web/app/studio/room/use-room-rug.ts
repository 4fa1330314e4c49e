import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { bitmapPath } from '@nawl/domain/catalogue/bitmap-path'
import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { outlineOf } from '@nawl/domain/rug/shape'
import type { RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { useMemo } from 'react'

import { liveTable } from '../live/worker/live-table.ts'
import type { LiveTufts } from '../live/worker/live-tufts.ts'
import { useLiveRug } from '../live/use-live-rug.ts'
import { useLockedPreview } from '../live/use-locked-preview.ts'
import { usePreviewed } from '../live/use-previewed.ts'
import type { StudioState } from '../state/studio-state.ts'

/** A rug prepared for rooms. */
export type RoomRug = {
  readonly form: Pick<RugOnFloor, 'widthM' | 'lengthM' | 'outline'>
  /** Null while it is being tufted, or if that fails. */
  readonly cloth: { readonly tufts: LiveTufts; readonly table: Uint8Array } | null
  /** Retries tufting; null unless it failed. */
  readonly retry: (() => void) | null
}

/** The studio's rug in its real size and its current or previewed colours. */
export function useRoomRug(rug: RugItem, state: StudioState): RoomRug {
  const { look, locked, selected, tolerance, picture, finish, size } = state
  const { shape, width, length, unit } = size
  const bitmap = bitmapPath(rug.processingImage, size)
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
    // In white daylight: the room's own light is applied to it.
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
