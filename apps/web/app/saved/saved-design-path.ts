import type { SavedDesign } from '@nawl/contract/account/saved'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'

import { studioPath } from '../page/studio-path.ts'

/**
 * The path that opens a saved design. It contains the design even if unchanged, so that an earlier visit's state does
 * not open instead.
 */
export function savedDesignPath({ address, link }: Pick<SavedDesign, 'address' | 'link'>): string {
  return studioPath(address, link === '' ? TEXT_AS_DRAWN : link)
}

const TEXT_AS_DRAWN = encodeDesign(AS_DRAWN)
