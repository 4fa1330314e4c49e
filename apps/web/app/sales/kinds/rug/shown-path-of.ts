import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'

import { LINK_PARAMETER, shownPath } from '../../../page/studio-path.ts'

/** The public page that shows a line's rug around: its design alone, neither order, customer nor quantity. */
export function shownPathOf({ design, picture }: Pick<RugLine, 'design' | 'picture'>): string {
  // The link of the picture is of one rug, unlike the studio's.
  const text = new URLSearchParams(picture.split('?')[1]).get(LINK_PARAMETER)
  return shownPath(design.rugId, text)
}
