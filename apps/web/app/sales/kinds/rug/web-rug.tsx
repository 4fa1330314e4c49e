import type { CartDesign, RugLine, ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/cart'
import { nameOf } from '@nawl/messages/names'

import undyedRug from '../../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { requestedRug } from '../../promised-days/requested-rug.ts'
import { LINE_PARAMETER } from '../../cart/lines/line-parameter.ts'
import { unseen } from '../../../ui/text/sentence.tsx'
import type { WebKind } from '../web-kind.ts'
import { ApprovedDesign } from './approved-design.tsx'
import { LineYarns } from './line-yarns.tsx'
import { inRoomText, sizeText } from './rug-line-text.ts'

/** A rug: with its size and yarns, edited in the studio. */
export const webRug: WebKind<ShownRug, RugLine> = {
  mayChange: true,
  undrawn: undyedRug,
  count: (pieces) => messages.rugs({ count: pieces }),
  making: () => prices().weeks.making,
  framed: ({ size, yarns }, pieces) => requestedRug(size, yarns, pieces),
  note: ({ size }) => sizeText(size),
  inRoomText,
  isSquare: ({ size }) => hasOneMeasure(size.shape),
  CartFacts: ({ product: { yarns, approval } }) => (
    <>
      <LineYarns yarns={yarns} />
      {approval && <ApprovedDesign approval={approval} />}
    </>
  ),
  chosen({ design }): CartDesign {
    const { rugId, mappings, tolerance, textureStyle, textureIntensity, size, room } = design
    const { shape, width, length, unit, composed, fit } = size
    const typed = { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) }
    return {
      rugId,
      mappings,
      tolerance,
      textureStyle,
      textureIntensity,
      size: typed,
      ...(room && { room }),
    }
  },
  edit: ({ id, studio, design }) => ({
    path: `${studio}&${LINE_PARAMETER}=${encodeURIComponent(id)}`,
    parts: messages.edit({ hidden: unseen, name: nameOf(design.name) }),
  }),
}
