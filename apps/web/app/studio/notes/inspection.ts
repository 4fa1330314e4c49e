import type { Tolerance } from '@nawl/domain/rug/sizes/precision'
import type { Where } from '@nawl/engine/buildable/place-on-rug'
import type { RugSurvey } from '@nawl/engine/buildable/survey-rug'
import type { RugOutline } from '@nawl/engine/rug'
import type { Swatch } from '@nawl/engine/separation/separation'

import type { Mappings } from '../state/studio-state.ts'

/** A rug to inspect in the browser, as currently dyed. */
export type InspectionOrder = {
  /** Path of the bitmap in the artwork folder, the one composed for the outline. */
  readonly bitmap: string
  readonly outline: RugOutline
  readonly mappings: Mappings
  /** The precision that the mappings were rendered with. */
  readonly tolerance: Tolerance
}

/** The measurements. Swatches dyed alike count as one yarn. */
export type Inspection = {
  readonly swatches: readonly Swatch[]
  /** For each swatch, the number of its yarn in the survey. */
  readonly groups: readonly number[]
  readonly survey: RugSurvey
}

export type PlaceOrder = InspectionOrder & { readonly where: Where }

/** An overlay that covers the rug except for one place: RGBA, row by row from the top left. */
export type NoteMark = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}
