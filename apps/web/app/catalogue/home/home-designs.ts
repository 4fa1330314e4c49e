import { findDesign } from '@nawl/domain/catalogue/address'

import { STORY_ID } from './chosen-pieces.ts'
import type { LoadedDesigns } from '../cards/load-designs.ts'
import { type RugCardFacts, rugCardFacts } from '../cards/rug-card-facts.ts'

const FEATURED = 8

/** One design in all its palettes, its own first. */
export type PaletteStory = {
  readonly rug: RugCardFacts
  readonly palettes: readonly { readonly name: string; readonly hexes: readonly string[] }[]
}

export type HomeDesigns = {
  readonly count: number
  readonly featured: readonly RugCardFacts[]
  readonly story: PaletteStory | null
}

/** The parts of the collection that the home page shows. */
export function homeDesigns({ designs }: LoadedDesigns): HomeDesigns {
  const chosen = designs.filter(({ isFeatured }) => isFeatured)
  const storyDesign =
    findDesign(designs, STORY_ID) ?? designs.find(({ variants = [] }) => variants.length > 2)
  return {
    count: designs.length,
    featured: [...chosen, ...designs.filter((rug) => !rug.isFeatured)]
      .slice(0, FEATURED)
      .map((rug) => rugCardFacts(designs, rug)),
    story: storyDesign
      ? {
          rug: rugCardFacts(designs, storyDesign),
          palettes: (storyDesign.variants ?? []).map(({ color, hexes }) => ({ name: color, hexes })),
        }
      : null,
  }
}
