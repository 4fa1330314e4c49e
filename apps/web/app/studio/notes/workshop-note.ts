import type { SizeInput } from '@nawl/domain/rug/estimate'
import type { Where } from '@nawl/engine/buildable/place-on-rug'

import type { Redyed } from './redyed.ts'

/** A yarn of the rug as currently dyed. */
export type DyedYarn = {
  /** Its number in the survey. */
  readonly number: number
  /** Its current `#RRGGBB`. */
  readonly hex: string
  /** Original hexes of the bitmap's swatches dyed with it, by coverage. */
  readonly originals: readonly [string, ...string[]]
}

export type Fix =
  | { readonly kind: 'enlarge'; readonly size: Pick<SizeInput, 'width' | 'length'> }
  /** Replaces each of these yarns by the one it touches most. */
  | ({ readonly kind: 'leave-out'; readonly yarns: readonly DyedYarn[] } & Redyed)
  | ({ readonly kind: 'dye'; readonly yarn: DyedYarn; readonly hex: string } & Redyed)

/** A note from the workshop about a rug before it is ordered. */
export type WorkshopNote = {
  /** The same for the same problem with the same yarns. */
  readonly key: string
  readonly where: Where
  readonly fixes: readonly Fix[]
} & (
  | {
      readonly kind: 'thin'
      readonly yarns: readonly DyedYarn[]
      /** Whether these yarns consist of thin lines, rather than being thin in places. */
      readonly areLines: boolean
    }
  | { readonly kind: 'near'; readonly yarns: readonly [DyedYarn, DyedYarn] }
  /** `share` is in %. */
  | { readonly kind: 'scarce'; readonly yarn: DyedYarn; readonly share: number }
)
