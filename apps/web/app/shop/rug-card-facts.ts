import type { RugItem } from '@nawl/contract/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { type Cents, cents } from '@nawl/domain/money/money'

/** What a card shows of a design; pages carry this and not the whole item. */
export type RugCardFacts = {
  /** Last part of `/product/…`. */
  readonly address: string
  readonly name: string
  readonly collection: string
  readonly basePrice: Cents
  readonly mainImage: string
  readonly yarns: readonly { readonly name: string; readonly hex: string }[]
}

export function rugCardFacts(designs: readonly RugItem[], rug: RugItem): RugCardFacts {
  const { name, collection, mainImage, yarns } = rug
  const address = designAddress(designs, rug)
  return { address, name, collection, basePrice: cents(rug.basePrice), mainImage, yarns }
}
