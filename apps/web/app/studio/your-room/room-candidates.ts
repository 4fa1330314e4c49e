import type { RugItem, RugVariant } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { type Palette, paletteOf } from '@nawl/domain/recommendation/palette'
import { parseHex } from '@nawl/engine/color/hex'
import { oklabFromRgb } from '@nawl/engine/color/oklab'
import type { RoomCandidate } from '@nawl/engine/room-colors/rank-for-room'

import { paletteMappings } from '../color/palette-mappings.ts'
import type { Mappings } from '../state/studio-state.ts'

/** A design in one of its palettes, as something to propose. */
export type Candidate = RoomCandidate & {
  readonly rug: RugItem
  readonly address: string
  /** Its palette; null as drawn. */
  readonly variant: RugVariant | null
  /** Only yarns that change. */
  readonly mappings: Mappings
  /** By name: two designs of one name would be taken for one. */
  readonly design: string
  readonly collection: string
  readonly palette: Palette
}

/** Every design in its own yarns and in each of its palettes. */
export function roomCandidates(designs: readonly RugItem[]): readonly Candidate[] {
  return designs.flatMap((rug) => {
    const address = designAddress(designs, rug).toLowerCase()
    return [null, ...(rug.variants ?? [])]
      .map((variant, place) => candidateOf(rug, address, variant, place))
      .filter(({ variant, mappings }) => variant === null || Object.keys(mappings).length > 0)
  })
}

function candidateOf(rug: RugItem, address: string, variant: RugVariant | null, place: number): Candidate {
  const all = variant ? paletteMappings(rug, variant) : {}
  const mappings = Object.fromEntries(Object.entries(all).filter(([from, to]) => from !== to))
  const yarns = rug.yarns.map(({ hex, share }) => {
    const from = hex.toUpperCase()
    return { rgb: parseHex(mappings[from] ?? from) ?? 0, share }
  })
  return {
    key: `${address} ${place}`,
    yarns,
    rug,
    address,
    variant,
    mappings,
    design: rug.name,
    collection: rug.collection,
    palette: paletteOf(yarns.map(({ rgb, share }) => ({ color: oklabFromRgb(rgb), share }))),
  }
}
