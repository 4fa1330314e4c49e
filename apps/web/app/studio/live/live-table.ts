import { shadeTable } from '@nawl/engine/pile/shade-table'
import { recolor } from '@nawl/engine/recolor/recolor'
import { pileContrast } from '@nawl/engine/rug'

import type { Mappings, StudioState } from '../studio-state.ts'
import type { LiveTufts } from './live-tufts.ts'
import type { Previewed } from './previewing.ts'

/** What decides the colours of a rug on screen. */
export type LiveLook = Pick<
  StudioState,
  'look' | 'locked' | 'selected' | 'tolerance' | 'matchedAt' | 'finish'
>

/** The 256 × RGBA under which tufts show the look, or what is previewed of it: the colours that the server would answer. */
export function liveTable(
  { raster, swatches }: LiveTufts,
  state: LiveLook,
  previewed: Previewed | null,
): Uint8Array {
  const changed = previewed && previewedMappings(state, previewed)
  const palette = recolor(swatches, {
    mappings: Object.entries(changed ?? state.look.mappings),
    tolerance: changed ? state.tolerance : state.matchedAt,
  })
  const intensity = pileContrast(state.look.textureIntensity)
  return shadeTable(palette, raster.levels, { light: state.finish.light, intensity, ground: 'transparent' })
}

/** The look's mappings after choosing what is previewed; null where that is not possible. */
function previewedMappings(state: LiveLook, previewed: Previewed): Mappings | null {
  const { look, locked, selected } = state
  if ('mappings' in previewed) {
    const kept = Object.entries(look.mappings).filter(([from]) => locked.has(from))
    const free = Object.entries(previewed.mappings).filter(([from]) => !locked.has(from))
    return Object.fromEntries([...free, ...kept])
  }
  if (selected === null || locked.has(selected)) return null
  return { ...look.mappings, [selected]: previewed.color }
}
