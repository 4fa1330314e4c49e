import { AS_DRAWN } from '@nawl/domain/rug/design-link'

import type { OpenedLink } from './opened-link.ts'
import { sharePicturePath } from '../../page/studio-path.ts'

/**
 * URL of the linked rug's picture, so that a page shows it before its scripts run; null if the catalogue's picture
 * looks the same, because at most the size differs.
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
