import type { LinkedDesign } from '@nawl/domain/rug/design-link'
import { hasOneMeasure, type Shape } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { westernDigits } from '@nawl/domain/shop/western-digits'

import type * as English from '../../build/en/rug.ts'

type Words = typeof English

/* Descriptions of a rug for carts, e-mails, invoices, workshop packs, tear sheets, share pictures and the assistant,
   which combine them as space permits. */

type Size = {
  readonly shape: Shape
  /** As typed. */
  readonly width: string
  readonly length: string
  /** Also the workshop's unit. */
  readonly unit: Unit | 'mm'
}

/** `5 × 8 ft`, `8 × 8 ft`, `170 cm across`, in Western digits; null without a size. */
export function sidesText(words: Words, { shape, width, length, unit }: Size): string | null {
  const [across, along] = [width, hasOneMeasure(shape) ? width : length].map(westernDigits)
  // The unit agrees with the figure before it, in languages where it does.
  const last = Number(along)
  return across && along ? words.sides({ shape, width: across, length: along, last, unit }) : null
}

/** A rug's size: `5 × 8 ft`, `square, 8 × 8 ft`, `round, 170 cm across`, with its shape unless it is a rectangle. */
export function sizeText(words: Words, size: Size): string | null {
  const sides = sidesText(words, size)
  return sides && words.size({ shape: size.shape, sides })
}

type Rug = Pick<LinkedDesign, 'textureStyle'> & {
  readonly name: string
  readonly size: Size
  readonly yarns: readonly unknown[]
}

/** A rug and its quantity: `2 × Aria, 5 × 8 ft`. */
export function rugText(words: Words, { name, size }: Pick<Rug, 'name' | 'size'>, quantity: number): string {
  const shown = sizeText(words, size)
  return words.quantityOf({ quantity, rug: shown ? words.nameAndSize({ name, size: shown }) : name })
}

/** A named rug's properties: `5 × 8 ft, rectangle, cut pile, 3 yarns`. */
export function rugNote(words: Words, { size, textureStyle, yarns }: Omit<Rug, 'name'>): string {
  const made = words.made({ shape: size.shape, pile: textureStyle, yarns: yarns.length })
  const sides = sidesText(words, size)
  return sides ? words.sizeAndMade({ sides, made }) : made
}
