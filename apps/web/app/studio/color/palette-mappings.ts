import type { RugItem, RugVariant } from '@nawl/contract/catalogue/rug-collection'

import type { Mappings } from '../state/studio-state.ts'

/** What a palette replaces each yarn of its rug with; a yarn it does not name stays. */
export function paletteMappings({ yarns }: Pick<RugItem, 'yarns'>, { hexes }: RugVariant): Mappings {
  return Object.fromEntries(
    yarns.map(({ hex }, index) => [hex.toUpperCase(), (hexes[index] ?? hex).toUpperCase()]),
  )
}
