import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopDesign } from '@nawl/contract/desk/design'
import type { YarnUse } from '@nawl/contract/desk/yarns'
import { designAddress } from '@nawl/domain/catalogue/address'
import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

type Rugs = {
  /** What is sold. */
  readonly rugs: readonly RugItem[]
  /** Designs of the owner by address, as they are being written or public. */
  readonly own: ReadonlyMap<string, ShopDesign>
}

/** The designs and palettes that are made in a yarn, in the order of the listing. */
export function yarnUses(code: string, { rugs, own }: Rugs): readonly YarnUse[] {
  const isOf = (hex: string) => yarnFor(hex)?.code === code
  const uses = rugs.flatMap((rug): YarnUse[] => {
    const slug = designAddress(rugs, rug)
    if (own.get(slug)?.drawing) return []
    const use = { slug, name: rug.name, isReplaceable: false }
    return [
      ...(rug.yarns.some(({ hex }) => isOf(hex)) ? [{ ...use, palette: null }] : []),
      ...(rug.variants ?? [])
        .slice(1)
        .flatMap(({ color, hexes }) => (hexes.some(isOf) ? [{ ...use, palette: color }] : [])),
    ]
  })
  const ofOwn = [...own].flatMap(([slug, { name, drawing, palettes, isArchived }]): YarnUse[] => {
    if (!drawing || isArchived) return []
    const use = { slug, name: name.en || slug, isReplaceable: true }
    return [
      ...(drawing.yarns.some(({ hex }) => isOf(hex)) ? [{ ...use, palette: null }] : []),
      ...palettes.flatMap((palette) =>
        palette.hexes.some(isOf) ? [{ ...use, palette: palette.name.en || slug }] : [],
      ),
    ]
  })
  return [...ofOwn, ...uses]
}

let known: { readonly of: readonly Yarn[]; readonly byHex: Map<string, Yarn | null> } | undefined

/** The yarn that the workshop takes for a colour: that of exactly this shade, or else the nearest of the card. */
function yarnFor(hex: string): Yarn | null {
  const of = cardYarns()
  if (known?.of !== of) known = { of, byHex: new Map() }
  const found = known.byHex.get(hex)
  if (found !== undefined) return found
  const yarn = yarnOfHex(hex) ?? nearestYarns(hex, 1)[0]?.yarn ?? null
  known.byHex.set(hex, yarn)
  return yarn
}
