import { AS_DRAWN } from '@nawl/domain/rug/design-link'

import type { OpenedLink } from './opened-link.ts'
import { sharePicturePath } from '../../page/studio-path.ts'

/**
 * Address of the rug as a link says, so that a page has it before its scripts have come; null where
 * the catalogue's picture is the same, because at most the size is another.
 */
export function linkedPicture(address: string, link: OpenedLink): string | null {
  if (link.status !== 'design') return null
  const { mappings, textureStyle, light, size } = link.design
  const asDrawn =
    Object.keys(mappings).length === 0 &&
    textureStyle === AS_DRAWN.textureStyle &&
    light === AS_DRAWN.light &&
    size.shape === AS_DRAWN.size.shape
  return asDrawn ? null : sharePicturePath(address, 'png', link.text)
}
