import { colorFamilies } from '@nawl/artwork/color-families'
import { drawingTraits } from '@nawl/artwork/drawing-traits'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { paletteOf } from '@nawl/domain/recommendation/palette'
import { recolored } from '@nawl/domain/recommendation/recolored'
import type { RugStyle } from '@nawl/domain/recommendation/taste'
import { parseHex } from '@nawl/engine/color/hex'
import { oklabFromRgb } from '@nawl/engine/color/oklab'

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
export function recoloredRug(address: string, rug: RugItem, link: string): RugStyle {
  const yarns = recolored(rug.yarns, link)
  return { ...rugStyle(address, rug), families: colorFamilies(yarns), ...woven(yarns) }
}

function woven(yarns: Yarns): Pick<RugStyle, 'palette' | 'shares'> {
  return {
    palette: paletteOf(yarns.map(({ hex, share }) => ({ color: oklabFromRgb(parseHex(hex) ?? 0), share }))),
    shares: yarns.map(({ share }) => share),
  }
}
