import type { ShownLine } from '@nawl/contract/sales/cart'
import type { OrderedRug, RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'

/** An order's line that is known to be of rugs, or a cart's, which has less. Throws for what is of another kind. */
export function rugLine(line: ShownLine | undefined): RugLine & OrderedRug {
  if (!line || line.design.kind !== undefined) throw new Error('there is no line of rugs')
  return line as RugLine & OrderedRug // what names no kind is a rug
}
