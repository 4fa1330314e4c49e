import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import type { WoolOfYarn } from '../sales/yarn-ledger/line-wool.ts'
import { type Both, inBoth } from './both-languages.ts'

/** `Shelf B-4 · Lot L-7`; with a lot for each rug where they differ, and what makes its colour uncertain. */
export function woolText({ shelf, pieces }: WoolOfYarn): Both {
  const lotsOf = (n: number) => (pieces[n]?.lots ?? []).map(({ lot }) => lot).join(' + ')
  const isOne = pieces.every((_, n) => lotsOf(n) === lotsOf(0))
  const most = Math.max(0, ...pieces.map(({ lots }) => lots.length))
  const missing = pieces.reduce((sum, piece) => sum + piece.missing, 0)
  return inBoth((code) => {
    const { woolShelf, woolLot, woolLotOf, woolLots, woolToDye } = workshopPack[code]
    const lots = isOne
      ? [lotsOf(0) && woolLot({ lot: lotsOf(0) })]
      : pieces.map((_, n) => lotsOf(n) && woolLotOf({ piece: n + 1, lot: lotsOf(n) }))
    return [
      shelf && woolShelf({ shelf }),
      ...lots,
      most > 1 && woolLots({ count: most }),
      missing > 0 && woolToDye({ kilograms: (missing / 1_000).toFixed(3) }),
    ]
      .filter((part): part is string => Boolean(part))
      .join(' · ')
  })
}
