import { catalogue } from '@nawl/artwork/catalogue'
import { colorFamilies } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { artworkPath, listedRug } from '@nawl/domain/catalogue/listed-rug'

import { readArtworkManifest } from './artwork-manifest.ts'

/** The built-in catalogue as database rows, with placeholders from `artworkDir`. */
export function builtInRugs(artworkDir: string): RugItem[] {
  const drawn = readArtworkManifest(artworkDir)
  return catalogue.map((design) =>
    listedRug(design, colorFamilies(design.yarns), drawn[artworkPath(design)]?.placeholder),
  )
}
