import type { Collection } from '@nawl/domain/catalogue/collection'
import type { StyleTag } from '@nawl/domain/catalogue/listing'
import type { RoomId } from '@nawl/domain/rug/site-rooms'

import type { Cut } from './cut.ts'

/** Width and length of the field every design is drawn on, in centimetres. */
export const FIELD = { width: 152, height: 244 } as const

/** A yarn by the name the workshop would use, its colour as `#RRGGBB`, and the part of the field it covers in %. */
export type Yarn = { readonly name: string; readonly hex: string; readonly share: number }

/** Another set of yarns for the same drawing, in the drawing's yarn order. */
export type Palette = { readonly name: string; readonly hexes: readonly string[] }

/**
 * A rug design: facts for the catalogue and the drawing itself.
 * `draw` maps a point of the field (cm from the top left, 0 ≤ x < 152, 0 ≤ y < 244)
 * to an index into `yarns`. It is pure: the same point gives the same yarn for ever.
 * `cut` is the rug really made of it: borders follow its outline, and what stands in them is composed anew.
 */
export type Design = {
  /** As the catalogue writes it, lower case. Some ids stand in more than one collection. */
  readonly id: string
  readonly name: string
  readonly collection: Collection
  readonly tags: readonly StyleTag[]
  readonly description: string
  /** The room of the house it is shown in, of those its description is for or the nearest to them. */
  readonly room: RoomId
  readonly yarns: readonly [Yarn, Yarn, ...Yarn[]]
  readonly palettes: readonly Palette[]
  /** v (0 top – 1 foot) that square and round crops are centred on. */
  readonly cropCentre: number
  readonly draw: (x: number, y: number, cut: Cut) => number
}
