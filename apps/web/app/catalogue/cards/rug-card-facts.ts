import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import { type Cents, cents } from '@nawl/domain/money/money'

/** The part of a design that a card shows; pages send this instead of the whole item. */
export type RugCardFacts = {
  /** Last segment of `/product/…`. */
  readonly address: string
  readonly name: string
  readonly collection: string
  readonly basePrice: Cents
  readonly mainImage: string
  readonly placeholder: string
  /** The room shown on hover. */
  readonly room: RoomId | undefined
  readonly yarns: readonly { readonly name: string; readonly hex: string }[]
}

export function rugCardFacts(designs: readonly RugItem[], rug: RugItem): RugCardFacts {
  const { name, collection, mainImage, placeholder, room } = rug
  return {
    address: designAddress(designs, rug),
    name,
    collection,
    basePrice: cents(rug.basePrice),
    mainImage,
    placeholder,
    room,
    yarns: rug.yarns.map(({ name, hex }) => ({ name, hex })),
  }
}
