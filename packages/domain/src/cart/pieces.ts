type Counted = {
  readonly lines: readonly { readonly quantity: number }[]
  readonly price: { readonly rugCount: number }
}

/** How many pieces the lines of a cart or an order are of together. */
export function piecesOf(lines: Counted['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What all pieces of a cart or an order may be called: rugs only if every one counts as a rug. */
export function goodsOf({ lines, price: { rugCount } }: Counted): 'rugs' | 'items' {
  return piecesOf(lines) === rugCount ? 'rugs' : 'items'
}

/** What texts about the making and the way of an order are about: its rugs, if it has any. */
export function mainlyOf({ rugCount }: Counted['price']): 'rugs' | 'items' {
  return rugCount > 0 ? 'rugs' : 'items'
}
