import type { SizeInput } from '@nawl/domain/rug/estimate'
import type { Where } from '@nawl/engine/buildable/place-on-rug'

import type { Redyed } from './redyed.ts'

/** A yarn of the rug as it is dyed. */
export type DyedYarn = {
  /** Its number in the survey. */
  readonly number: number
  /** `#RRGGBB` as it is now. */
  readonly hex: string
  /** Hexes of the bitmap's swatches that are dyed so, the most covering first. */
  readonly originals: readonly [string, ...string[]]
}

export type Fix =
  | { readonly kind: 'enlarge'; readonly size: Pick<SizeInput, 'width' | 'length'> }
  /** Each of these yarns as the one it touches most. */
  | ({ readonly kind: 'leave-out'; readonly yarns: readonly DyedYarn[] } & Redyed)
  | ({ readonly kind: 'dye'; readonly yarn: DyedYarn; readonly hex: string } & Redyed)

/** What the workshop would say about a rug before it takes it on. */
export type WorkshopNote = {
  /** The same for the same matter with the same yarns. */
  readonly key: string
  readonly where: Where
  readonly fixes: readonly Fix[]
} & (
  | {
      readonly kind: 'thin'
      readonly yarns: readonly DyedYarn[]
      /** Whether these yarns are hardly anything but thin lines, rather than thin in places. */
      readonly areLines: boolean
    }
  | { readonly kind: 'near'; readonly yarns: readonly [DyedYarn, DyedYarn] }
  /** `share` is in %. */
  | { readonly kind: 'scarce'; readonly yarn: DyedYarn; readonly share: number }
)
