import type { SizeInput } from './estimate.ts'
import type { LinkedDesign } from './design-link.ts'
import { hasOneMeasure, SHAPE_FACTS } from './shape.ts'
import type { Unit } from './size.ts'

/*
 * What is said of a rug wherever one is described: carts, letters, invoices, workshop packs, tear sheets, pictures that
 * are shared, the assistant. Each place puts these together as it has room for them.
 */

type Size = Pick<SizeInput, 'shape' | 'width' | 'length'> & {
  /** The workshop's own is said as well. */
  readonly unit: Unit | 'mm'
}

/** `5 × 8 ft`, `8 × 8 ft`, `170 cm across`; null while no size is set. `space` may be one that no line breaks at. */
export function sidesText({ shape, width, length, unit }: Size, space = ' '): string | null {
  const other = hasOneMeasure(shape) ? width : length
  if (!width || !other) return null
  return SHAPE_FACTS[shape].width === 'Diameter'
    ? `${width}${space}${unit} across`
    : `${width}${space}×${space}${other}${space}${unit}`
}

/** How large a rug is: `5 × 8 ft`, `square, 8 × 8 ft`, `round, 170 cm across`, with its shape unless it is a rectangle. */
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

/** Which rug, and how many: `2 × Aria, 5 × 8 ft`. */
export function rugText({ name, size }: Pick<Rug, 'name' | 'size'>, quantity: number): string {
  return [`${quantity} × ${name}`, sizeText(size)].filter(Boolean).join(', ')
}

/** What a named rug is: `5 × 8 ft, rectangle, cut pile, 3 yarns`. */
export function rugNote({ size, textureStyle, yarns }: Omit<Rug, 'name'>): string {
  const { label } = SHAPE_FACTS[size.shape]
  const pile = `${PILE_TEXTS[textureStyle].made.toLowerCase()} pile`
  const count = `${yarns.length} ${yarns.length === 1 ? 'yarn' : 'yarns'}`
  return [sidesText(size), label.toLowerCase(), pile, count].filter(Boolean).join(', ')
}

/** A pile as the studio calls it, and as a workshop makes it. */
export const PILE_TEXTS = {
  fine: { name: 'Fine', made: 'Cut' },
  loop: { name: 'Loop', made: 'Loop' },
  carved: { name: 'Carved', made: 'Cut and carved' },
} as const satisfies Record<LinkedDesign['textureStyle'], { readonly name: string; readonly made: string }>
