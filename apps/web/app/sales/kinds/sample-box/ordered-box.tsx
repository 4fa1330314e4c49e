import type { BoxLine, ShownBox } from '@nawl/contract/sales/kinds/sample-box/sample-box-contract'
import * as messages from '@nawl/messages/samples'

import { samplesPath } from '../../../page/samples-path.ts'
import type { OrderedKind } from '../ordered-kind.ts'
import { YarnsInBox } from './box-yarns.tsx'

/** An ordered box: what is in it. */
export const orderedBox: OrderedKind<ShownBox, BoxLine> = {
  hasPlate: false,
  note: ({ form, yarns }, quantity) =>
    quantity > 1
      ? messages.noteAndCount({
          note: messages.boxForm({ form, count: yarns.length }),
          count: messages.boxes({ count: quantity }),
        })
      : messages.boxForm({ form, count: yarns.length }),
  Facts: ({ product: { yarns } }) => <YarnsInBox yarns={yarns} />,
  againPath: ({ design: { yarns } }) => samplesPath(yarns.map(({ code }) => code)),
}
