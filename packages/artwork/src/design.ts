import type { DesignFacts } from '@nawl/domain/catalogue/listed-rug'

import type { Draw } from './drawing.ts'
import type { SizeRule } from './size-rule.ts'

/** A yarn with the workshop's name, its colour as `#RRGGBB`, and its coverage of the drawn field in %. */
export type Yarn = { readonly name: string; readonly hex: string; readonly share: number }

/** Another set of colours for the same drawing, in the order of its yarns. */
export type Palette = { readonly name: string; readonly hexes: readonly string[] }

/**
 * A rug design: its catalogue data and its drawing. `draw` maps a point of the field (cm; 0 ≤ x < width, top ≤ y < top +
 * height) to an index into `yarns`. It is pure: the same point of the same field always gives the same yarn. It composes
 * for whatever field it is given, from 1 : 10 to 10 : 1 and in every outline, and stretches nothing that has proportions of its own.
 */
export type Design = Omit<DesignFacts, 'yarns' | 'palettes'> & {
  readonly yarns: readonly [Yarn, Yarn, ...Yarn[]]
  readonly palettes: readonly Palette[]
  readonly draw: Draw
  /** How the drawing answers another size, and what must not change in it. */
  readonly sizeRule: SizeRule
  /** How much smaller and larger than drawn its motifs may be, if not 0.7 to 1.6: thin lines allow less. */
  readonly motifScale?: readonly [least: number, most: number]
}
