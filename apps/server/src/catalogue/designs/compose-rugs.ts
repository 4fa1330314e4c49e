import { colorFamilies } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Drawing, ListingSettings, ShopDesign } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { isCollection } from '@nawl/domain/catalogue/collection'
import { listedPrice } from '@nawl/domain/shop/price-list'
import { inListedOrder } from '@nawl/domain/catalogue/listed-order'
import { OWN_PALETTE } from '@nawl/domain/catalogue/listed-rug'
import { drawingImagePath, drawingPicturePath } from '@nawl/domain/catalogue/own-design'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

import { palettesTag } from '../../imaging/designs/design-pictures.ts'

type Writings = {
  /** What owners wrote, by address; the newest last. */
  readonly designs: ReadonlyMap<string, ShopDesign>
  readonly listing: ListingSettings
  /** The pattern code of an owner's design. */
  readonly codeOf: (slug: string) => string | undefined
}
type Placed = { readonly address: string; readonly rug: RugItem }

/**
 * The collection as it is sold: what the shop comes with (`seed`), changed, ordered and added to by its owner. Addresses
 * stay what they are in the seed, whatever is archived or comes first.
 */
export function composeRugs(seed: readonly RugItem[], { designs, listing, codeOf }: Writings): RugItem[] {
  const own = [...designs].flatMap(([address, { drawing, ...design }]): Placed[] =>
    drawing && !design.isArchived
      ? [{ address, rug: ownRug(address, { ...design, drawing }, codeOf(address)) }]
      : [],
  )
  const builtIn = seed.flatMap((rug): Placed[] => {
    const address = designAddress(seed, rug)
    const design = designs.get(address)
    if (!design) return [{ address, rug }]
    return design.isArchived || design.drawing ? [] : [{ address, rug: changedRug(rug, design) }]
  })
  const featured = new Set(listing.featured)
  const placed = inListedOrder([...builtIn, ...own], listing.order, ({ address }) => address).map(
    ({ address, rug }) =>
      featured.has(address) ? { address, rug: { ...rug, isFeatured: true } } : { address, rug },
  )
  return atTheirAddresses(placed)
}

/** Where several share an id and the first is not the seed's first any more, each takes its address as its id. */
function atTheirAddresses(placed: readonly Placed[]): RugItem[] {
  const rugs = placed.map(({ rug }) => rug)
  const moved = new Set(
    placed.filter(({ address, rug }) => designAddress(rugs, rug) !== address).map(({ rug }) => rug.id),
  )
  return placed.map(({ address, rug }) => (moved.has(rug.id) ? { ...rug, id: address } : rug))
}

/** A rug at what its collection costs now; one of no collection of the shop's keeps its price. */
export const pricedNow = (rug: RugItem): RugItem =>
  isCollection(rug.collection) ? { ...rug, basePrice: listedPrice(rug.collection) / 100 } : rug

/** A built-in rug with the texts of its owner; its drawing and its palettes are code. */
export function changedRug(rug: RugItem, { name, description, tags, room }: ShopDesign): RugItem {
  return { ...rug, name: name.en, description: description.en, styles: [...tags], room }
}

/** A rug of a design that the owner added. */
export function ownRug(
  slug: string,
  design: Omit<ShopDesign, 'drawing'> & { readonly drawing: Drawing },
  code = slug,
): RugItem {
  const { name, description, collection, tags, room, drawing, palettes, fit } = design
  const { id, yarns, placeholder } = drawing
  const hexes = yarns.map(({ hex }) => hex)
  return {
    id: slug,
    code,
    name: name.en,
    collection,
    basePrice: listedPrice(collection) / 100,
    mainImage: drawingPicturePath(id, palettesTag(palettes.map((palette) => palette.hexes))),
    processingImage: drawingImagePath(id),
    placeholder,
    description: description.en,
    room,
    variants: [
      { color: OWN_PALETTE, hex: hexes[0] ?? '', hexes },
      ...palettes.map((palette) => ({
        color: palette.name.en,
        hex: palette.hexes[0] ?? '',
        hexes: palette.hexes,
      })),
    ],
    yarns: yarns.map(({ hex, share }) => ({ name: yarnName(hex), hex, share })),
    styles: [...tags],
    families: colorFamilies(yarns.map(({ hex, share }) => ({ name: '', hex, share }))),
    cropCentre: 0.5,
    fit,
  }
}

const yarnName = (hex: string) => yarnOfHex(hex)?.name.toLowerCase() ?? 'yarn'
