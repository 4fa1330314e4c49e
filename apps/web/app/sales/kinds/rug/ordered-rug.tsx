import type { RugLine, ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { shareFigures } from '@nawl/domain/yarn/share-figures'
import * as messages from '@nawl/messages/order'

import type { OrderedKind } from '../ordered-kind.ts'
import { ApprovedDesign } from './approved-design.tsx'
import { ChangeLink } from './change-link.tsx'
import { LineYarns } from './line-yarns.tsx'
import { OrderedOnFloor } from './ordered-on-floor.tsx'
import { sizeText } from './rug-line-text.ts'
import { shownPathOf } from './shown-path-of.ts'

/** An ordered rug: with the shares of its yarns, shown around, and changed in the studio. */
export const orderedRug: OrderedKind<ShownRug, RugLine> = {
  hasPlate: true,
  note({ size }, quantity) {
    const text = sizeText(size)
    return quantity > 1 ? messages.sizeAndQuantity({ size: text, quantity }) : text
  },
  Facts: ({ product: { yarns, approval } }) => (
    <>
      <LineYarns yarns={yarns} shares={shareFigures(yarns.map(({ share }) => share))} />
      {approval && <ApprovedDesign approval={approval} />}
    </>
  ),
  shownPath: shownPathOf,
  OwnFloor: OrderedOnFloor,
  ChangeLink,
}
