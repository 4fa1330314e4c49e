import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import * as messages from '@nawl/messages/assistant-tools'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { prices, squareFootPrice } from '@nawl/domain/shop/price-list'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import * as rugWords from '@nawl/messages/rug'
import { sizeText } from '@nawl/messages/text/rug-text'

import { priceIn } from '../../page/country/price-in.ts'
import type { OpenStudio } from '../../studio/state/use-studio.ts'
import { sideErrors } from '../../studio/size/size-messages.ts'
import type { Shop } from './shop.ts'
import { inStudio, NO_STUDIO, studioAfter } from './idle-studio.ts'
import { refused, type ToolResult } from './tool-result.ts'

/**
 * Sets the size of the rug in the studio; without a named shape it keeps the current one, unless that has only one
 * measure.
 */
export const setSize = inStudio((studio, args: ShopToolArgs<'setSize'>, shop) => {
  const { width, length, unit } = args
  const currentShape = studio.state.size.shape
  const shape = args.shape ?? (hasOneMeasure(currentShape) && width !== length ? 'rectangle' : currentShape)
  return resize(studio, shop, { shape, width: String(width), length: String(length), unit })
})

/** Sets the quantity. */
export const setQuantity = inStudio((studio, { quantity }: ShopToolArgs<'setQuantity'>, shop) =>
  resize(studio, shop, { quantity }),
)

/** Sets the shape and keeps the size; a shape of one measure takes the width. */
export const setShape = inStudio((studio, { shape }: ShopToolArgs<'setShape'>, shop) => {
  const { width, length } = studio.state.size
  return resize(studio, shop, {
    shape,
    ...(hasOneMeasure(shape) && { length: width === '' ? length : width }),
  })
})

async function resize(
  { state: { size }, gesture }: OpenStudio,
  { offers, currency }: Shop,
  change: Partial<SizeInput>,
): Promise<ToolResult> {
  const after = await studioAfter(offers, () => gesture({ type: 'setSize', size: change }))
  if (!after) return NO_STUDIO
  const undo = () => offers.get('studio')?.gesture({ type: 'setSize', size })
  const result = estimate(after.state.size, squareFootPrice(after.rug.collection))
  const shown = spokenSize(after.state.size)
  const say = result.ok
    ? messages.estimate({ size: shown, price: priceIn(result.price, currency()) })
    : messages.sizeAlone({ size: shown })
  return { ok: true, say, undo }
}

/** Quotes a size by the studio calculator's rule. */
export function quote({ currency, offers }: Shop, args: ShopToolArgs<'quote'>): ToolResult {
  const { width, length, unit, quantity = 1 } = args
  const size: SizeInput = { shape: 'rectangle', width: String(width), length: String(length), unit, quantity }
  const result = estimate(size, squareFootPrice(offers.get('studio')?.rug.collection))
  if (!result.ok) return refused(noPriceWords(size))
  const said = { size: spokenSize(size), price: priceIn(result.price, currency()) }
  const earned = prices().discounts.findLast(({ from }) => quantity >= from)
  return {
    ok: true,
    say: earned ? messages.quotedBefore({ ...said, percent: earned.percent }) : messages.quoted(said),
  }
}

/** The reason a size has no price. */
function noPriceWords(size: SizeInput): string {
  const { width, length } = sideErrors(size)
  return width ?? length ?? messages.noSize
}

/** `Two rugs of 200 × 300 cm`, `Round, 200 cm across` */
function spokenSize(size: SizeInput): string {
  const one = sizeText(rugWords, size) ?? ''
  if (size.quantity > 1) return messages.rugsOf({ n: size.quantity, size: one })
  return one.charAt(0).toUpperCase() + one.slice(1)
}
