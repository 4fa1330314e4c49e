import type {
  ChosenStrikeOff,
  ShownStrikeOff,
  StrikeOffLine,
} from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import { samplePrices, prices } from '@nawl/domain/shop/price-list'
import { STRIKE_OFF_SIZE } from '@nawl/domain/product/strike-off'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/samples'

import undyedRug from '../../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { unseen } from '../../../ui/text/sentence.tsx'
import { requestedRug } from '../../promised-days/requested-rug.ts'
import { LineYarns } from '../rug/line-yarns.tsx'
import type { WebKind } from '../web-kind.ts'

/** A strike-off: with its yarns, and looked at again where it was chosen. */
export const webStrikeOff: WebKind<ShownStrikeOff, StrikeOffLine> = {
  mayChange: false,
  undrawn: undyedRug,
  count: (pieces) => messages.strikeOffs({ count: pieces }),
  making: () => samplePrices(prices()).strikeOffWeeks,
  framed: ({ yarns }, pieces) => requestedRug(STRIKE_OFF_SIZE, yarns, pieces),
  note: ({ rug, yarns }) => messages.strikeOffNote({ pile: rug.textureStyle, yarns: yarns.length }),
  inRoomText: ({ name }) => nameOf(name),
  isSquare: () => true,
  CartFacts: ({ product: { yarns } }) => <LineYarns yarns={yarns} />,
  chosen({ design: { kind, rug, place } }): ChosenStrikeOff {
    const { rugId, mappings, tolerance, textureStyle, textureIntensity, size } = rug
    const { shape, width, length, unit, composed, fit } = size
    const typed = { shape, width, length, unit, ...(composed && { composed }), ...(fit && { fit }) }
    return { kind, rug: { rugId, mappings, tolerance, textureStyle, textureIntensity, size: typed }, place }
  },
  edit: ({ page, design }) => ({
    path: page,
    parts: messages.lookAgain({ hidden: unseen, name: nameOf(design.name) }),
  }),
}
