import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import type { Tolerance } from '@nawl/domain/rug/sizes/precision'
import { shadeTable } from '@nawl/engine/pile/shade/shade-table'
import { recolor } from '@nawl/engine/recolor/recolor'
import { pileContrast } from '@nawl/engine/pile/shade/pile-contrast'

import {
  keepingLocked,
  type Mappings,
  shownSettings,
  type StudioAppearance,
  type StudioState,
} from '../../state/studio-state.ts'
import type { LiveTufts } from './live-tufts.ts'
import type { Previewed } from '../previewing.ts'

/** Everything that determines the colours of a rug on screen. */
export type LiveSettings = Pick<
  StudioState,
  'look' | 'locked' | 'selected' | 'tolerance' | 'finish' | 'picture'
>

/**
 * The 256 × RGBA colour table that shows what the server's last picture shows, or a preview of its next: a choice
 * whose call failed is recorded but not shown.
 */
export function liveTable(
  { raster, swatches }: LiveTufts,
  state: LiveSettings,
  previewed: Previewed | null,
): Uint8Array {
  const changed = previewed && previewedMappings(state, previewed)
  const { look, matchedAt } = changed
    ? { look: { ...state.look, mappings: changed }, matchedAt: state.tolerance }
    : shownSettings(state)
  return colorTable({ raster, swatches }, look, matchedAt, state.finish.light)
}

/** The colour table of a rug in a look, its yarns matched with that precision. */
export function colorTable(
  { raster, swatches }: LiveTufts,
  look: StudioAppearance,
  matchedAt: Tolerance,
  light: LinkedDesign['light'],
): Uint8Array {
  const palette = recolor(swatches, { mappings: Object.entries(look.mappings), tolerance: matchedAt })
  const intensity = pileContrast(look.textureIntensity)
  return shadeTable(palette, raster.levels, { light, intensity, ground: 'transparent' })
}

/** The mappings after choosing what is previewed; null if that is impossible. */
function previewedMappings(state: LiveSettings, previewed: Previewed): Mappings | null {
  const { look, locked, selected } = state
  if ('mappings' in previewed) return keepingLocked(state, previewed.mappings)
  if (selected === null || locked.has(selected)) return null
  return { ...look.mappings, [selected]: previewed.color }
}
