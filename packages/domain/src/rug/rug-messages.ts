import type { SizeInput } from './estimate.ts'
import type { LinkedDesign } from './design-link.ts'
import { hasOneMeasure, SHAPE_FACTS } from './shape.ts'
import type { Unit } from './size.ts'

/* Descriptions of a rug for carts, e-mails, invoices, workshop packs, tear sheets, share pictures and the assistant,
   which combine them as space permits. */

type Size = Pick<SizeInput, 'shape' | 'width' | 'length'> & {
  /** Also the workshop's unit. */
  readonly unit: Unit | 'mm'
}

/** `5 × 8 ft`, `8 × 8 ft`, `170 cm across`; null without a size. `space` may be a non-breaking space. */
export function sidesText({ shape, width, length, unit }: Size, space = ' '): string | null {
  const other = hasOneMeasure(shape) ? width : length
  if (!width || !other) return null
  return SHAPE_FACTS[shape].width === 'Diameter'
    ? `${width}${space}${unit} across`
    : `${width}${space}×${space}${other}${space}${unit}`
}

/** A rug's size: `5 × 8 ft`, `square, 8 × 8 ft`, `round, 170 cm across`, with its shape unless it is a rectangle. */
export function sizeText(size: Size): string | null {
  const { label, noun } = SHAPE_FACTS[size.shape]
  const sides = sidesText(size)
  return sides && noun !== 'rug' ? `${label.toLowerCase()}, ${sides}` : sides
}

type Rug = Pick<LinkedDesign, 'textureStyle'> & {
  readonly name: string
  readonly size: Size
  readonly yarns: readonly unknown[]
}

/** A rug and its quantity: `2 × Aria, 5 × 8 ft`. */
export function rugText({ name, size }: Pick<Rug, 'name' | 'size'>, quantity: number): string {
  return [`${quantity} × ${name}`, sizeText(size)].filter(Boolean).join(', ')
}

/** A named rug's properties: `5 × 8 ft, rectangle, cut pile, 3 yarns`. */
export function rugNote({ size, textureStyle, yarns }: Omit<Rug, 'name'>): string {
  const { label } = SHAPE_FACTS[size.shape]
  const pile = `${PILE_TEXTS[textureStyle].made.toLowerCase()} pile`
  const count = `${yarns.length} ${yarns.length === 1 ? 'yarn' : 'yarns'}`
  return [sidesText(size), label.toLowerCase(), pile, count].filter(Boolean).join(', ')
}

/** Names of the piles, in the studio and in the workshop. */
export const PILE_TEXTS = {
  fine: { name: 'Fine', made: 'Cut' },
  loop: { name: 'Loop', made: 'Loop' },
  carved: { name: 'Carved', made: 'Cut and carved' },
} as const satisfies Record<LinkedDesign['textureStyle'], { readonly name: string; readonly made: string }>
