import type { PriceList } from '@nawl/domain/shop/price-list'

/** A price list as it is being written: a number that is none yet is null. */
export type DraftPrices = Drafted<PriceList>

type Drafted<T> = T extends number
  ? number | null
  : T extends readonly [unknown, unknown]
    ? readonly [number | null, number | null]
    : T extends readonly (infer Item)[]
      ? readonly Drafted<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Drafted<T[Key]> }
        : T

/** The list, once every number is there; null before. */
export function wholeList(draft: DraftPrices): PriceList | null {
  return hasGap(draft) ? null : (draft as PriceList)
}

const hasGap = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(hasGap))
