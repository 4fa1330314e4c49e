import { listingTitle } from '../../catalogue/listing/listing-title.ts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

/** The link text for a page of the shop: `Shipping & Delivery`, `Blues Rugs`. */
export function pageName(path: string): string {
  const [place = path] = path.split(/[?#]/)
  const page = Object.values(SHOP_PAGES).find((known) => known.path === place)
  if (page) return page.title
  if (place === '/') return 'the first page'
  const [, area, name] = place.split('/')
  if (area === 'products') return listingTitle(name)
  if (area === 'journal') return `Journal: ${inWords(name ?? '')}`
  return inWords(name ?? area ?? '')
}

/** `first-rug-size` → `First rug size` */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
