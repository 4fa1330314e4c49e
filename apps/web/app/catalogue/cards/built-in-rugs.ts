import { catalogue } from '@nawl/artwork/catalogue'
import { colorFamilies } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { listedRug } from '@nawl/domain/catalogue/listed-rug'
import { descriptionOf } from '@nawl/messages/descriptions'

import { inPageLanguage } from '../../api/rug-collection.ts'

/**
 * The catalogue in the backend's format and the language of the page. This module contains every drawing: import it only
 * when the backend has failed.
 */
export function builtInRugs(): readonly RugItem[] {
  const rugs = catalogue.map((design) => listedRug(design, colorFamilies(design.yarns)))
  return rugs.map((rug) =>
    inPageLanguage({ ...rug, description: descriptionOf(designAddress(rugs, rug)) ?? rug.description }),
  )
}
