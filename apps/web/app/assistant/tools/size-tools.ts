import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import { formatPrice } from '@nawl/domain/money/format-price'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import { hasOneMeasure } from '@nawl/domain/rug/shape'
import { sizeText } from '@nawl/domain/rug/rug-messages'

import { sideErrors } from '../../studio/size/size-messages.ts'
import type { Shop } from './shop.ts'
import { studioAfter, studioAtRest } from './idle-studio.ts'
import { refused, type ToolResult } from './tool-result.ts'
import { NO_STUDIO } from './yarn-tools.ts'

/** Sets the size of the rug in the studio; a shape that was not named stays, unless it cannot have two sides. */
export async function setSize(shop: Shop, args: ShopToolArgs<'setSize'>): Promise<ToolResult> {
  const studio = await studioAtRest(shop.offers)
  if (!studio) return NO_STUDIO
  const { width, length, unit } = args
  const kept = studio.state.size.shape
  const shape = args.shape ?? (hasOneMeasure(kept) && width !== length ? 'rectangle' : kept)
  return resize(shop, { shape, width: String(width), length: String(length), unit })
}

/** Sets how many are wanted. */
export function setQuantity(shop: Shop, { quantity }: ShopToolArgs<'setQuantity'>): Promise<ToolResult> {
  return resize(shop, { quantity })
}

async function resize({ offers, currency }: Shop, change: Partial<SizeInput>): Promise<ToolResult> {
  const before = await studioAtRest(offers)
  if (!before) return NO_STUDIO
  const { size } = before.state
  const after = await studioAfter(offers, () => before.gesture({ type: 'size set', size: change }))
  if (!after) return NO_STUDIO
  const undo = () => offers.get('studio')?.gesture({ type: 'size set', size })
  const result = estimate(after.state.size)
  const price = result.ok ? ` The estimate is ${formatPrice(result.price, currency())}.` : ''
  return { ok: true, say: `${spokenSize(after.state.size)}.${price}`, undo }
}

/** What rugs of a size cost, by the rule the studio's calculator has. */
export function quote({ currency }: Shop, args: ShopToolArgs<'quote'>): ToolResult {
  const { width, length, unit, quantity = 1 } = args
  const size: SizeInput = { shape: 'rectangle', width: String(width), length: String(length), unit, quantity }
  const result = estimate(size)
  if (!result.ok) return refused(noPriceWords(size))
  return {
    ok: true,
    say: `${spokenSize(size)}: ${formatPrice(result.price, currency())}, whatever the shape.`,
  }
}

/** Why a size has no price. */
function noPriceWords(size: SizeInput): string {
  const { width, length } = sideErrors(size)
  return width ?? length ?? 'That is no size: both sides are numbers above 0.'
}

/** `Two rugs of 200 × 300 cm`, `Round, 200 cm across` */
function spokenSize(size: SizeInput): string {
  const one = sizeText(size) ?? ''
  return size.quantity === 1 ? one.charAt(0).toUpperCase() + one.slice(1) : `${size.quantity} rugs, ${one}`
}
