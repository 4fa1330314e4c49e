import type { BoxLine, ChosenBox, ShownBox } from '@nawl/contract/sales/kinds/sample-box/sample-box-contract'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/samples'

import undyedRug from '../../../catalogue/cards/undyed-rug.svg?url&no-inline'
import type { WebKind } from '../web-kind.ts'
import { YarnsInBox } from './box-yarns.tsx'

/** A box of samples: by its yarns, and posted at once. */
export const webBox: WebKind<ShownBox, BoxLine> = {
  mayChange: false,
  undrawn: undyedRug,
  count: (pieces) => messages.boxes({ count: pieces }),
  making: () => [0, 0],
  note: ({ form, yarns }) => messages.boxForm({ form, count: yarns.length }),
  inRoomText: ({ name }) => nameOf(name),
  isSquare: () => true,
  CartFacts: ({ product: { yarns } }) => <YarnsInBox yarns={yarns} />,
  chosen: ({ design: { kind, form, yarns } }): ChosenBox => ({
    kind,
    form,
    codes: yarns.map(({ code }) => code),
  }),
}
