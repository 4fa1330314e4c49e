import { PERSONAL_PAGES, SHOP_PAGES } from '@nawl/domain/shop/pages'

import type * as English from '../../build/en/pages.ts'

type Words = typeof English
export type ShopPageId = keyof typeof SHOP_PAGES | keyof typeof PERSONAL_PAGES

/** A page of the shop: its path, and its title and description in a language. */
export type ShopPageText = { readonly path: string; readonly title: string; readonly description: string }

export function shopPage(words: Words, id: ShopPageId): ShopPageText {
  const { path } = { ...SHOP_PAGES, ...PERSONAL_PAGES }[id]
  const text = words[`${id}Description`]
  return { path, title: words[`${id}Title`], description: typeof text === 'string' ? text : text() }
}
