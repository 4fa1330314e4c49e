import type { ShownLine } from '@nawl/contract/sales/cart'
import { piecesOf } from '@nawl/domain/cart/pieces'
import { FIRST_KIND, kindIn } from '@nawl/domain/product/product'
import { LANGUAGE } from '@nawl/messages/language'

import type { WebKinds } from './web-kind.ts'

type Counted = Pick<ShownLine, 'design' | 'quantity'>

type Goods = {
  readonly kind: string
  /** `3 rugs` */
  readonly text: string
  /** The indices of its lines. */
  readonly places: readonly number[]
}

/** What lines are of, kind by kind, each counted in its own words. */
export function goodsByKind(lines: readonly Counted[], kinds: WebKinds): readonly Goods[] {
  const kindOf = ({ design: { kind = FIRST_KIND } }: Counted) => kind
  return [...new Set(lines.map(kindOf))].map((kind) => {
    const of = lines.filter((line) => kindOf(line) === kind)
    return {
      kind,
      text: kindIn(kinds, { kind, name: '' }).count(piecesOf(of)),
      places: of.map((line) => lines.indexOf(line)),
    }
  })
}

/** `3 rugs`; where there are several kinds, one beside the other. */
export function goodsText(lines: readonly Counted[], kinds: WebKinds): string {
  const texts = goodsByKind(lines, kinds).map(({ text }) => text)
  return new Intl.ListFormat(LANGUAGE.tag, { type: 'unit' }).format(texts)
}
