import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { type Order, type OrderedYarn, versionInForce } from '@nawl/domain/order/order'
import type { Substitution } from '@nawl/domain/order/substitute-yarn'
import { FIRST_KIND, type Product } from '@nawl/domain/product/product'
import { freeGrams, isCounted, missingGrams, type YarnStock } from '@nawl/domain/workshop/yarn-stock'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import { recolor } from '@nawl/engine/recolor/recolor'

import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { WaitingOrder } from '../../sales/yarn-ledger/yarn-needs.ts'
import type { CardYarn } from '../../settings/yarns/card-yarn.ts'
import { yarnFor } from '../../settings/yarns/yarn-for.ts'

/** Most that are proposed for one yarn. */
const NEAREST = 3
/** With it a mapping changes one shade and none that is like it. */
const ONE_SHADE = 10

type Near = { readonly yarn: CardYarn; readonly deltaE: number; readonly free: number }

/** The three yarns most like one of which a lot suffices for what some rug lacks, the nearest first. */
export function nearestThere(
  yarn: CardYarn,
  stock: YarnStock,
  { waiting, card }: { readonly waiting: readonly WaitingOrder[]; readonly card: readonly CardYarn[] },
): readonly Near[] {
  const lacking = waiting
    .flatMap(({ needs }) => needs)
    .filter((need) => need.yarn === yarn.code && isCounted(stock, yarn.code))
    .map((need) => missingGrams(stock, need))
    .filter((grams) => grams > 0)
  if (lacking.length === 0) return []
  const best = (code: string) =>
    Math.max(0, ...stock.lots.filter((lot) => lot.yarn === code).map((lot) => freeGrams(lot)))
  const there = card.filter(
    ({ code, isArchived }) => code !== yarn.code && !isArchived && best(code) >= Math.min(...lacking),
  )
  const asYarns = there.map(({ code, name, hex }) => ({ code, name: name.en, hex }))
  return nearestYarns(yarn.hex, NEAREST, asYarns).flatMap(({ yarn: { code }, deltaE }) => {
    const found = there.find((each) => each.code === code)
    return found ? [{ yarn: found, deltaE, free: best(code) }] : []
  })
}

/**
 * A line as it would be made with another yarn in the place of one: every shade of its drawing is named, so that nothing
 * else moves. Throws the ApiErrors `order/another-rug` for what is no rug, and `yarn/not-needed` for what does not have the one yarn
 * or has the other already.
 */
export async function inOtherYarn(
  order: Order,
  lineId: string,
  { from, to }: { readonly from: CardYarn; readonly to: CardYarn },
  renderer: RugRenderer,
): Promise<Omit<Substitution, 'deltaE'>> {
  const line = versionInForce(order).lines.find(({ id }) => id === lineId)
  if (!line) throw new ApiError('order/no-such-line')
  if (!isRug(line.design)) throw new ApiError('order/another-rug')
  const { design } = line
  const isFrom = (hex: string) => yarnFor(hex)?.code === from.code
  const found = design.yarns.find(({ hex }) => isFrom(hex))
  if (!found || design.yarns.some(({ hex }) => yarnFor(hex)?.code === to.code))
    throw new ApiError('yarn/not-needed', { field: 'by' })
  const { value } = await renderer.separation(`frozen/${design.bitmapHash}.bmp`)
  const { swatches } = value.separation
  const { mappings, tolerance } = design
  const palette = recolor(swatches, { mappings: Object.entries(mappings), tolerance })
  const made = swatches.map(({ hex }, n) => [hex, isFrom(palette[n]!) ? to.hex : palette[n]!] as const)
  const after: OrderedYarn = { name: to.name.en, hex: to.hex }
  const other: DesignSnapshot = {
    ...design,
    mappings: Object.fromEntries(made.filter(([hex, now]) => hex !== now)),
    tolerance: ONE_SHADE,
    yarns: withOther(design.yarns, isFrom, after),
  }
  return { lineId, before: { name: found.name, hex: found.hex }, after, design: other }
}

const isRug = (design: Product): design is DesignSnapshot => (design.kind ?? FIRST_KIND) === FIRST_KIND

/** The yarns with the other one in the place of the first of those that it replaces, with the share of all of them. */
function withOther(yarns: DesignSnapshot['yarns'], isFrom: (hex: string) => boolean, after: OrderedYarn) {
  const replaced = yarns.filter(({ hex }) => isFrom(hex))
  const share = replaced.reduce((sum, yarn) => sum + yarn.share, 0)
  return yarns.flatMap((yarn) => {
    if (!replaced.includes(yarn)) return [yarn]
    return yarn === replaced[0] ? [{ ...after, share }] : []
  })
}
