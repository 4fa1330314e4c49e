import type { Taste } from '@nawl/contract/catalogue/recommendation'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Liking, RugStyle } from '@nawl/domain/recommendation/taste'
import { uploadIdIn } from '@nawl/domain/rug/uploads'
import { colorFamilies } from '@nawl/artwork/color-families'
import { drawingTraits } from '@nawl/artwork/drawing-traits'
import { paletteOf } from '@nawl/domain/recommendation/palette'
import { recolored } from '@nawl/domain/recommendation/recolored'
import { parseHex } from '@nawl/engine/color/hex'
import { oklabFromRgb } from '@nawl/engine/color/oklab'

import type { KnownRugs } from '../known-rugs.ts'

/** Each uploaded design costs a file read; beyond this number they are ignored. */
const MOST_OWN = 20

/** Resolves a taste to existing rugs, each rug or design once; `looks` are the catalogue's rugs. */
export async function likingsOf(
  { favourites, designs, viewed }: Taste,
  looks: readonly RugStyle[],
  knownRugs: KnownRugs,
): Promise<Liking[]> {
  const own = await ownRugs([...favourites, ...addressesOf(designs), ...addressesOf(viewed)], knownRugs)
  const rugs = new Map([...(await knownRugs.all()), ...own])
  const drawn = new Map(looks.map((look) => [look.address, look]))
  for (const [address, rug] of own) drawn.set(address, recoloredRug(address, rug, ''))

  const saved = new Map(designs.map((design) => [`${design.address} ${design.link}`, design]))
  const times = new Map<string, number>()
  for (const look of viewed) times.set(look.address, Math.max(look.times, times.get(look.address) ?? 0))
  return [
    ...[...new Set(favourites)].flatMap((address) => {
      const look = drawn.get(address)
      return look ? [{ likes: 'favourite', look } as const] : []
    }),
    ...[...saved.values()].flatMap(({ address, link }) => {
      const rug = rugs.get(address)
      return rug ? [{ likes: 'design', look: recoloredRug(address, rug, link) } as const] : []
    }),
    ...[...times].flatMap(([address, times]) => {
      const look = drawn.get(address)
      return look ? [{ likes: 'viewed', look, times } as const] : []
    }),
  ]
}

const addressesOf = (things: readonly { readonly address: string }[]) => things.map(({ address }) => address)

async function ownRugs(addresses: readonly string[], knownRugs: KnownRugs): Promise<[string, RugItem][]> {
  const own = [...new Set(addresses.filter((address) => uploadIdIn(address) !== null))].slice(0, MOST_OWN)
  const found = await Promise.all(
    own.map(async (address) => [address, await knownRugs.find(address)] as const),
  )
  return found.flatMap(([address, rug]) => (rug ? [[address, rug]] : []))
}

type Yarns = readonly RugItem['yarns'][number][]

/** The style of a catalogue rug in its own yarns. */
export function rugStyle(address: string, rug: RugItem): RugStyle {
  return {
    address,
    name: rug.name,
    collection: rug.collection,
    styles: rug.styles,
    traits: drawingTraits(rug),
    families: rug.families,
    ...woven(rug.yarns),
  }
}

/** The style of a rug in the yarns of a studio link; an empty link keeps the rug's own. */
function recoloredRug(address: string, rug: RugItem, link: string): RugStyle {
  const yarns = recolored(rug.yarns, link)
  return { ...rugStyle(address, rug), families: colorFamilies(yarns), ...woven(yarns) }
}

function woven(yarns: Yarns): Pick<RugStyle, 'palette' | 'shares'> {
  return {
    palette: paletteOf(yarns.map(({ hex, share }) => ({ color: oklabFromRgb(parseHex(hex) ?? 0), share }))),
    shares: yarns.map(({ share }) => share),
  }
}
