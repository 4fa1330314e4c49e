import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import { CURRENCIES } from '@nawl/domain/money/currency'
import { currencyOf, findCountry } from '@nawl/domain/shop/countries'

import type { Shop } from './shop.ts'
import { inStudio } from './idle-studio.ts'
import { refused, type ToolResult } from './tool-result.ts'

/** Adds the rug in the studio to the cart, after confirmation. */
export const addToCart = inStudio((studio, _, { offers }) => {
  if (!offers.get('cart'))
    return refused(
      'There is no cart on this page, so nothing was ordered. The contact page has people who take orders.',
    )
  const yes = async (): Promise<ToolResult> => {
    const cart = offers.get('cart')
    if (!cart) return refused('The cart is no longer on this page. Nothing was added.')
    const { ok, say, takeOut } = await cart.add()
    if (!ok) return refused(say)
    return { ok: true, say, ...(takeOut && { undo: takeOut }) }
  }
  return { ok: false, say: `Shall I put ${studio.rug.name}, as it is on screen, into the cart?`, yes }
})

/** Sets the shipping country, as the header's form does. */
export async function setCountry(shop: Shop, { country }: ShopToolArgs<'setCountry'>): Promise<ToolResult> {
  const found = findCountry(country)
  if (!found) return refused('We know no country by that name.')
  if (shop.notShippedTo().includes(found.code)) return refused(`We do not ship to ${found.name}.`)
  const before = shop.country()
  if (before === found.code) return { ok: true, say: `${found.name} is chosen already.` }
  await shop.chooseCountry(found.code)
  if (shop.country() !== found.code) return refused('The country could not be changed. Try it again.')
  const currency = CURRENCIES[currencyOf(found)].name
  return {
    ok: true,
    say: `Rugs go to ${found.name}, prices are in ${currency}.`,
    undo: () => shop.chooseCountry(before),
  }
}
