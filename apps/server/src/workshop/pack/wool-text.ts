import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import type { LanguageCode } from '@nawl/messages/languages'

import type { Cones, WoolOfYarn } from '../../sales/yarn-ledger/line-wool.ts'
import { type Both, inBoth } from './both-languages.ts'

/**
 * `0804 Mulberry · Shelf B-4 · Lot L-7`: what the cones say and where they lie; with a lot for each rug where they differ, and what
 * makes its colour uncertain.
 */
export function woolText({ cones, shelf, pieces }: WoolOfYarn): Both {
  const namesOf = (n: number) => (pieces[n]?.lots ?? []).map(({ lot }) => lot).join(' + ')
  const isOne = pieces.every((_, n) => namesOf(n) === namesOf(0))
  const most = Math.max(0, ...pieces.map(({ lots }) => lots.length))
  const missing = pieces.reduce((sum, piece) => sum + piece.missing, 0)
  return inBoth((code) => {
    const { woolShelf, woolLot, woolLotOf, woolLots, woolPart, woolToDye } = workshopPack[code]
    // Of a rug in two lots, how much is of which.
    const lotsOf = (n: number) => {
      const own = pieces[n]?.lots ?? []
      if (own.length < 2) return namesOf(n)
      return own.map(({ lot, grams }) => woolPart({ lot, kilograms: (grams / 1_000).toFixed(3) })).join(' + ')
    }
    const lots = isOne
      ? [lotsOf(0) && woolLot({ lot: lotsOf(0) })]
      : pieces.map((_, n) => lotsOf(n) && woolLotOf({ piece: n + 1, lot: lotsOf(n) }))
    return [
      cones && conesText(cones, code),
      shelf && woolShelf({ shelf }),
      ...lots,
      most > 1 && woolLots({ count: most }),
      missing > 0 && woolToDye({ kilograms: (missing / 1_000).toFixed(3) }),
    ]
      .filter((part): part is string => Boolean(part))
      .join(' · ')
  })
}

/** `0804 Mulberry`, as the shade card has it now: a design may call its yarns otherwise. */
export const conesName = ({ code: number, name }: Pick<Cones, 'code' | 'name'>, code: LanguageCode): string =>
  workshopPack[code].woolCones({ code: number, name: name[code] ?? name.en })

/** `0804 Mulberry · Article Casa Lana 4711`. */
function conesText(cones: Cones, code: LanguageCode): string {
  const { woolArticle } = workshopPack[code]
  const delivered = [cones.supplier, cones.article].filter((part) => part !== '').join(' ')
  const said = conesName(cones, code)
  return delivered === '' ? said : `${said} · ${woolArticle({ article: delivered })}`
}
