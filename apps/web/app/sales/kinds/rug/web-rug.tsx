import type { CartDesign, RugLine, ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { prices } from '@nawl/domain/shop/price-list'
import * as cart from '@nawl/messages/cart'
import { nameOf } from '@nawl/messages/names'
import * as order from '@nawl/messages/order'

import undyedRug from '../../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { LINE_PARAMETER } from '../../cart/line-parameter.ts'
import { unseen } from '../../../ui/text/sentence.tsx'
import type { WebKind } from '../web-kind.ts'
import { ChangeLink } from './change-link.tsx'
import { LineYarns } from './line-yarns.tsx'
import { inRoomText, sizeText } from './rug-line-text.ts'
import { shownPathOf } from './shown-path-of.ts'

/** A rug: with its size and yarns, edited in the studio, and changed there after it was ordered. */
export const webRug: WebKind<ShownRug, RugLine> = {
  hasPlate: true,
  undrawn: undyedRug,
  count: (pieces) => cart.rugs({ count: pieces }),
  making: () => prices().weeks.making,
  note({ size }, quantity) {
    const text = sizeText(size)
    return quantity > 1 ? order.sizeAndQuantity({ size: text, quantity }) : text
  },
  inRoomText,
  isSquare: ({ size }) => hasOneMeasure(size.shape),
  CartFacts: ({ product: { yarns } }) => <LineYarns yarns={yarns} />,
  OrderFacts: ({ product: { yarns } }) => <LineYarns yarns={yarns} shares />,
  chosen({ design }): CartDesign {
    const { rugId, mappings, tolerance, textureStyle, textureIntensity, size } = design
    const { shape, width, length, unit, composed, fit } = size
    const typed = { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) }
    return { rugId, mappings, tolerance, textureStyle, textureIntensity, size: typed }
  },
  edit: ({ id, studio, design }) => ({
    path: `${studio}&${LINE_PARAMETER}=${encodeURIComponent(id)}`,
    parts: cart.edit({ hidden: unseen, name: nameOf(design.name) }),
  }),
  shownPath: shownPathOf,
  ChangeLink,
}
