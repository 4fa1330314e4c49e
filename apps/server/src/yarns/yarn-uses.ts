import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopDesign } from '@nawl/contract/desk/design'
import type { YarnUse } from '@nawl/contract/desk/yarns'
import { designAddress } from '@nawl/domain/catalogue/address'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

import { yarnFor } from '../settings/yarns/yarn-for.ts'

type Rugs = {
  /** What is sold. */
  readonly rugs: readonly RugItem[]
  /** Designs of the owner by address, as they are being written or public. */
  readonly own: ReadonlyMap<string, ShopDesign>
}

/**
 * The designs and palettes that are made in a yarn: those of the owner first, then built-in ones in the order of the
 * listing. Shades of a design's own that are not on the card count for the yarn that is nearest.
 */
export function yarnUses(code: string, { rugs, own }: Rugs): readonly YarnUse[] {
  const use = (place: Omit<YarnUse, 'isExact'>, hexes: readonly string[]): readonly YarnUse[] => {
    const found = hexes.filter((hex) => yarnFor(hex)?.code === code)
    return found.length === 0 ? [] : [{ ...place, isExact: found.some((hex) => yarnOfHex(hex) !== null) }]
  }
  const ofOwn = [...own].flatMap(([slug, { name, drawing, palettes, isArchived }]) => {
    if (!drawing || isArchived) return []
    const place = { slug, name: name.en || slug, isReplaceable: true }
    return [
      ...use(
        { ...place, palette: null },
        drawing.yarns.map(({ hex }) => hex),
      ),
      ...palettes.flatMap((palette) => use({ ...place, palette: palette.name.en || slug }, palette.hexes)),
    ]
  })
  const ofBuiltIn = rugs.flatMap((rug) => {
    const slug = designAddress(rugs, rug)
    if (own.has(slug)) return []
    const place = { slug, name: rug.name, isReplaceable: false }
    return [
      ...use(
        { ...place, palette: null },
        rug.yarns.map(({ hex }) => hex),
      ),
      ...(rug.variants ?? [])
        .slice(1)
        .flatMap(({ color, hexes }) => use({ ...place, palette: color }, hexes)),
    ]
  })
  return [...ofOwn, ...ofBuiltIn]
}
