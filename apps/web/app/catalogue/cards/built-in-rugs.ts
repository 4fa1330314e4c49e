import { catalogue } from '@nawl/artwork/catalogue'
import { colorFamilies } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { listedRug } from '@nawl/domain/catalogue/listed-rug'

/**
 * The catalogue in the backend's format. This module contains every drawing: import it only when the backend has
 * failed.
 */
export function builtInRugs(): readonly RugItem[] {
  return catalogue.map((design) => listedRug(design, colorFamilies(design.yarns)))
}
