import * as pages from '@nawl/messages/pages'
import { shopPage as pageIn, type ShopPageId } from '@nawl/messages/text/shop-page'

/** A page of the shop: its path, and its title and description in the language of this page. */
export const shopPage = (id: ShopPageId) => pageIn(pages, id)
