import type { Cents } from '../money/money.ts'

/**
 * What a line of a cart or an order is of, frozen as it was chosen. What else is in it, only its kind knows; `kind` is
 * absent in rugs, which were stored before there were other kinds and read the same today.
 */
export type Product = {
  readonly kind?: string | undefined
  readonly name: string
  /** What one of it cost when it was frozen, in US cents. */
  readonly unitPrice?: Cents | undefined
}

/** The kind of a product without `kind`. */
export const FIRST_KIND = 'rug'

/** Finds the entry of a product's kind in a registry of any layer. Throws for a kind that is not in it. */
export function kindIn<Kind>(
  kinds: Readonly<Record<string, Kind>>,
  { kind = FIRST_KIND }: Pick<Product, 'kind' | 'name'>,
): Kind {
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (found === undefined) throw new Error(`there is no kind of product named ${kind}`)
  return found
}
