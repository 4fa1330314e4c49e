import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ListingSettings, ShopDesign } from '@nawl/contract/desk/design'
import { type OwnNames, setOwnNames } from '@nawl/messages/text/own-names'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Published } from '../../platform/revisions/published.ts'
import type { RugCollectionStore } from '../rug-collection.store.ts'
import { composeRugs, pricedNow } from './compose-rugs.ts'
import type { DesignNumbers } from './design-number.store.ts'

export const DESIGN_PREFIX = 'design/'
export const LISTING = 'settings/listing'
const AS_SEEDED: ListingSettings = { order: [], featured: [] }

type Deps = {
  readonly store: RugCollectionStore
  readonly numbers: Pick<DesignNumbers, 'codes'>
  /** The catalogue that the shop comes with. */
  readonly builtIn: () => readonly RugItem[]
  readonly published: Published
}
export type ShopRugs = ReturnType<typeof shopRugs>

/** The rugs that the shop sells: what it comes with, and what its owner made of that. */
export function shopRugs({ store, numbers, builtIn, published }: Deps) {
  /** The public designs that owners wrote, by address, the newest last. */
  const designs = (): ReadonlyMap<string, ShopDesign> =>
    new Map(
      published
        .below(DESIGN_PREFIX)
        .filter(({ value }) => value !== null)
        .toSorted((p, q) => p.publicFrom.getTime() - q.publicFrom.getTime())
        .map(({ document, value }) => [document.slice(DESIGN_PREFIX.length), value as ShopDesign]),
    )
  const listing = () => (published.value(LISTING) as ListingSettings | undefined) ?? AS_SEEDED
  const compose = (seed: readonly RugItem[], codes: ReadonlyMap<string, string>) =>
    composeRugs(seed, {
      designs: designs(),
      listing: listing(),
      codeOf: (slug) => codes.get(slug),
    })

  const seedNow = () => builtIn().map(pricedNow)

  published.onChange(() => setOwnNames(namesOf(designs().values())))

  return {
    seed: (rugs: readonly RugItem[]) => store.seed(rugs),
    /** Every rug that is sold, in the order of the listing. */
    list: async (): Promise<RugItem[]> => {
      const [seed, codes] = await Promise.all([store.list(), numbers.codes()])
      return compose(seed.map(pricedNow), codes)
    },
    /** The same from memory, for when the database is away; owners' designs are then without pattern codes. */
    atHand: (): RugItem[] => compose(seedNow(), new Map()),
    /** What the shop comes with, at current prices. */
    builtIn: seedNow,
    designs,
    /** The public order, and what the home page shows. */
    listing,
    /** Differs once the rugs may. */
    version: published.version,
    /** What an owner wrote of a design. */
    writtenOf: (address: string): ShopDesign | undefined => designs().get(address),
    /** What owners call their designs and palettes in a language, by English name. */
    ownNames: (language: LanguageCode) => namesOf(designs().values())[language] ?? {},
  }
}

/** English names are those of the rugs themselves. */
function namesOf(designs: Iterable<ShopDesign>): OwnNames {
  const named = [...designs].flatMap(({ name, palettes }) => [
    name,
    ...palettes.map((palette) => palette.name),
  ])
  return { ar: Object.fromEntries(named.map(({ en, ar }) => [en, ar])) }
}
