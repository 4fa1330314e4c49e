import * as messages from '@nawl/messages/assistant-tools'
import * as countryWords from '@nawl/messages/country'
import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import { currencyOf, findCountry } from '@nawl/domain/shop/countries/countries'

import { countryName } from '../../page/country/country-name.ts'
import type { Shop } from './shop.ts'
import { inStudio } from './idle-studio.ts'
import { refused, type ToolResult } from './tool-result.ts'

/** Adds the rug in the studio to the cart, after confirmation. */
export const addToCart = inStudio((studio, _, { offers }) => {
  if (!offers.get('cart')) return refused(messages.noCart)
  const yes = async (): Promise<ToolResult> => {
    const cart = offers.get('cart')
    if (!cart) return refused(messages.cartGone)
    const { ok, say, takeOut } = await cart.add()
    if (!ok) return refused(say)
    return { ok: true, say, ...(takeOut && { undo: takeOut }) }
  }
  return { ok: false, say: messages.shallIAdd({ name: studio.rug.name }), yes }
})

/** Sets the shipping country, as the header's form does. */
export async function setCountry(shop: Shop, { country }: ShopToolArgs<'setCountry'>): Promise<ToolResult> {
  const found = findCountry(country)
  if (!found) return refused(countryWords.unknown)
  const named = { country: countryName(found) }
  if (shop.notShippedTo().includes(found.code)) return refused(countryWords.notShipped(named))
  const before = shop.country()
  if (before === found.code) return { ok: true, say: messages.countryAlready(named) }
  await shop.chooseCountry(found.code)
  if (shop.country() !== found.code) return refused(messages.countryUnchanged)
  return {
    ok: true,
    say: messages.countryChanged({ ...named, currency: currencyOf(found) }),
    undo: () => shop.chooseCountry(before),
  }
}
