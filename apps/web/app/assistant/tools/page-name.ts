import * as messages from '@nawl/messages/assistant-pages'
import { listingTitle } from '../../catalogue/listing/listing-title.ts'
import { pageAt } from '@nawl/domain/shop/pages'
import type { ShopPageId } from '@nawl/messages/text/shop-page'
import * as pages from '@nawl/messages/pages'

const titles = () =>
  ({
    products: pages.productsTitle,
    uploadedDesign: pages.uploadedDesignTitle,
    yourRoom: pages.yourRoomTitle,
    about: pages.aboutTitle,
    process: pages.processTitle,
    contact: pages.contactTitle,
    trade: pages.tradeTitle,
    journal: pages.journalTitle,
    faq: pages.faqTitle,
    shipping: pages.shippingTitle,
    privacy: pages.privacyTitle,
    terms: pages.termsTitle,
    orders: pages.ordersTitle,
    account: pages.accountTitle,
    cart: pages.cartTitle,
  }) as const satisfies Record<ShopPageId, string>

/** The link text for a page of the shop: `Shipping & Delivery`, `Blues Rugs`. */
export function pageName(path: string): string {
  const [place = path] = path.split(/[?#]/)
  const page = pageAt(place)
  if (page) return titles()[page]
  if (place === '/') return messages.firstPage
  const [, area, name] = place.split('/')
  if (area === 'products') return listingTitle(name)
  if (area === 'journal') return messages.article({ title: inWords(name ?? '') })
  return inWords(name ?? area ?? '')
}

/** `first-rug-size` → `First rug size` */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
