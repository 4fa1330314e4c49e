import type { RugLine } from '@nawl/contract/sales/kinds/rug/rug-contract'

import { LINK_PARAMETER, shownPath } from '../../../page/studio-path.ts'

/** The public page that shows a line's rug around: its design alone, neither order, customer nor quantity. */
export function shownPathOf(line: Pick<RugLine, 'design' | 'picture'>): string {
  return shownPath(line.design.rugId, linkedText(line))
}

/** A line's design in the text of a link; of its picture's, which is of one rug, unlike the studio's. */
export function linkedText({ picture }: Pick<RugLine, 'picture'>): string | null {
  return new URLSearchParams(picture.split('?')[1]).get(LINK_PARAMETER)
}
