import { EXACT_TOLERANCE, type Tolerance } from '@nawl/domain/rug/sizes/precision'

import type { Mappings } from '../state/studio-state.ts'
import { paletteOf, type CurrentRug } from './current-rug.ts'
import type { DyedYarn } from './workshop-note.ts'

/** A look in which some yarns are replaced and no other has changed. */
export type Redyed = {
  readonly mappings: Mappings
  /** The precision it must be rendered with; null if the current one works. */
  readonly precision: Tolerance | null
}

/** The rug with these yarns replaced. */
export function redyed(
  rug: CurrentRug,
  changes: readonly { readonly yarn: DyedYarn; readonly hex: string }[],
): Redyed {
  const wanted = wantedPalette(rug, changes)
  const dyed = changes.flatMap(({ yarn, hex }) => yarn.originals.map((from) => [from, hex] as const))
  const mappings = { ...rug.mappings, ...Object.fromEntries(dyed) }
  const palette = paletteOf(rug, mappings, rug.tolerance)
  if (palette.every((hex, swatch) => hex === wanted[swatch])) return { mappings, precision: null }
  // A close shade would change as well: then map every yarn explicitly, so that none follows another.
  const named = rug.swatches.map(({ hex }, swatch) => [hex, wanted[swatch] ?? hex] as const)
  return {
    mappings: Object.fromEntries(named.filter(([from, to]) => from !== to)),
    precision: EXACT_TOLERANCE,
  }
}

function wantedPalette(
  rug: CurrentRug,
  changes: readonly { readonly yarn: DyedYarn; readonly hex: string }[],
): readonly string[] {
  const now = paletteOf(rug, rug.mappings, rug.matchedAt)
  return now.map((hex, swatch) => changes.find(({ yarn }) => yarn.number === rug.groups[swatch])?.hex ?? hex)
}
