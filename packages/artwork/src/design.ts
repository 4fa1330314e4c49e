import type { DesignFacts } from '@nawl/domain/catalogue/listed-rug'

import type { Cut } from './cut.ts'

/** Width and length of the field every design is drawn on, in centimetres. */
export const FIELD = { width: 152, height: 244 } as const

/** A yarn with the workshop's name, its colour as `#RRGGBB`, and its coverage of the field in %. */
export type Yarn = { readonly name: string; readonly hex: string; readonly share: number }

/** Another set of colours for the same drawing, in the order of its yarns. */
export type Palette = { readonly name: string; readonly hexes: readonly string[] }

/**
 * A rug design: its catalogue data and its drawing. `draw` maps a point of the field (cm from the top left, 0 ≤ x <
 * 152, 0 ≤ y < 244) to an index into `yarns`. It is pure: the same point always gives the same yarn. `cut` is the
 * outline of the finished rug: borders follow it, and what is inside them is composed for it.
 */
export type Design = Omit<DesignFacts, 'yarns' | 'palettes'> & {
  readonly yarns: readonly [Yarn, Yarn, ...Yarn[]]
  readonly palettes: readonly Palette[]
  readonly draw: (x: number, y: number, cut: Cut) => number
}
