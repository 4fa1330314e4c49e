import type { ProductKinds } from './product-kind.ts'
import { FIRST_KIND, kindIn, type Product } from './product.ts'

/** Whether two products are of one kind. */
export function isSameKind({ kind: p = FIRST_KIND }: Product, { kind: q = FIRST_KIND }: Product): boolean {
  return p === q
}

/** Whether two products are the same, so that one line holds both. */
export function isSameProduct(p: Product, q: Product, kinds: ProductKinds): boolean {
  if (!isSameKind(p, q)) return false
  const rules = kindIn(kinds, p)
  return rules.identity(p) === rules.identity(q)
}
