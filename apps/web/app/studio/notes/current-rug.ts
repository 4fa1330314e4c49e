import type { SizeInput } from '@nawl/domain/rug/estimate'
import type { Tolerance } from '@nawl/domain/rug/sizes/precision'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'
import { recolor } from '@nawl/engine/recolor/recolor'

import type { Mappings } from '../state/studio-state.ts'
import type { Inspection } from './inspection.ts'
import { mmAsDrawn } from './rug-scale.ts'
import type { DyedYarn } from './workshop-note.ts'

/** A measured rug with its requested size and colours. */
export type CurrentRug = Inspection & {
  readonly mappings: Mappings
  /** The precision that the mappings were rendered with. */
  readonly matchedAt: Tolerance
  /** The precision of the next change. */
  readonly tolerance: Tolerance
  readonly locked: ReadonlySet<string>
  readonly size: SizeInput
}

/** Yarns with a shorter common border on the rug as drawn only graze each other. */
const SHORTEST_BORDER_MM = 50

/** The rug's yarns as currently dyed, by their numbers in the survey. */
export function dyedYarns(rug: CurrentRug): readonly DyedYarn[] {
  const palette = paletteOf(rug, rug.mappings, rug.matchedAt)
  return rug.survey.shares.flatMap((_, number) => {
    const swatches = rug.swatches.filter((_, n) => rug.groups[n] === number)
    const [first, ...rest] = swatches.map(({ hex }) => hex)
    const hex = palette[rug.groups.indexOf(number)]
    return first && hex ? [{ number, hex, originals: [first, ...rest] as const }] : []
  })
}

/** The colour of each swatch of the bitmap under these mappings. */
export function paletteOf(
  { swatches }: Inspection,
  mappings: Mappings,
  tolerance: Tolerance,
): readonly string[] {
  return recolor(swatches, { mappings: Object.entries(mappings), tolerance })
}

export function areNeighbours({ survey }: Inspection, one: number, other: number): boolean {
  return (survey.borders[one]?.[other] ?? 0) * mmAsDrawn(survey) >= SHORTEST_BORDER_MM
}

/** Whether a yarn may be replaced. */
export function isFree({ locked }: CurrentRug, { originals }: DyedYarn): boolean {
  return originals.every((hex) => !locked.has(hex))
}

/** CIEDE2000 of two `#RRGGBB`; infinite if one is invalid. */
export function differenceOf(one: string, other: string): number {
  const [p, q] = [parseHex(one), parseHex(other)]
  return p === null || q === null ? Infinity : deltaE2000(labFromRgb(p), labFromRgb(q))
}
