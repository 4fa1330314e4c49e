import type { ShownStrikeOff, StrikeOffLine } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { shareFigures } from '@nawl/domain/yarn/share-figures'
import * as messages from '@nawl/messages/samples'

import { LINK_PARAMETER, studioPath } from '../../../page/studio-path.ts'
import { LineYarns } from '../rug/line-yarns.tsx'
import type { OrderedKind } from '../ordered-kind.ts'

/** An ordered strike-off: with the shares of its yarns. */
export const orderedStrikeOff: OrderedKind<ShownStrikeOff, StrikeOffLine> = {
  hasPlate: false,
  note({ rug, yarns }, quantity) {
    const note = messages.strikeOffNote({ pile: rug.textureStyle, yarns: yarns.length })
    const count = messages.strikeOffs({ count: quantity })
    return quantity > 1 ? messages.noteAndCount({ note, count }) : note
  },
  Facts: ({ product: { yarns } }) => (
    <LineYarns yarns={yarns} shares={shareFigures(yarns.map(({ share }) => share))} />
  ),
  againPath: ({ page }) => page,
  rugPath: ({ page, design: { rug } }) =>
    studioPath(rug.rugId, new URL(page, 'https://any').searchParams.get(LINK_PARAMETER)),
}
