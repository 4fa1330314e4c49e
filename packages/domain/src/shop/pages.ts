/** A page of the shop: its path, and the words it is searched by. Its title and description are messages. */
export type ShopPage = {
  readonly path: string
  /** Words people search for to find this page, besides those in its title and description. */
  readonly also: string
}

/** The fixed pages, for metadata, search and sitemap. */
export const SHOP_PAGES = {
  products: {
    path: '/products',
    also: 'shop catalogue collection designs buy rugs carpets',
  },
  uploadedDesign: {
    path: '/your-design',
    also: 'upload picture photo logo custom artwork own design',
  },
  yourRoom: {
    path: '/your-room',
    also: 'photo photograph floor my room match colours suggest recommend propose visualise augmented try',
  },
  about: {
    path: '/about',
    also: 'company philosophy story sustainability dubai who we are nawl nol loom نول',
  },
  process: {
    path: '/process',
    also: 'how it works steps timeline weeks production tufting making',
  },
  contact: {
    path: '/contact',
    also: 'phone email address showroom consultation appointment booking chat opening hours open friday weekend directions map support help human whatsapp',
  },
  trade: {
    path: '/trade',
    also: 'designers architects hospitality wholesale discount programme b2b projects',
  },
  journal: {
    path: '/journal',
    also: 'blog articles guides advice',
  },
  faq: {
    path: '/faq',
    also: 'faq help questions answers support',
  },
  shipping: {
    path: '/shipping',
    also: 'delivery customs duties tracking white glove international cost policy time countries abroad import tax',
  },
  privacy: {
    path: '/privacy-policy',
    also: 'privacy data gdpr cookies personal information delete erase',
  },
  terms: {
    path: '/terms',
    also: 'terms conditions cancellation refund return returns exchange policy warranty guarantee damaged claim legal payment',
  },
} as const satisfies Record<string, ShopPage>

/** The page on which samples are chosen. */
export const SAMPLES_PAGE = {
  path: '/samples',
  also: 'sample samples swatch swatches yarn yarns pompon pompom tuft wool colour card shade box strike-off',
} as const satisfies ShopPage

/** The page on which a room is drawn by its measures. */
export const ROOM_PLAN_PAGE = {
  path: '/room-plan',
  also: 'room plan floor plan planner measures measure size sizes guide which size clearance sofa bed dining table layout placement draw furniture',
} as const satisfies ShopPage

/** Pages with personal data: our search finds them, search engines do not. */
export const PERSONAL_PAGES = {
  orders: {
    path: '/orders',
    also: 'track order status parcel delivery where is my rug invoice receipt claim damaged cancel change return refund',
  },
  account: {
    path: '/account',
    also: 'account sign in login profile favourites wishlist saved designs orders history settings password',
  },
  cart: {
    path: '/cart',
    also: 'cart basket bag checkout pay discount quote',
  },
} as const satisfies Record<string, ShopPage>

/** The page of the shop at a path; null for any other. */
export function pageAt(path: string): keyof typeof SHOP_PAGES | null {
  const ids = Object.keys(SHOP_PAGES) as (keyof typeof SHOP_PAGES)[] // forgets its keys
  return ids.find((id) => SHOP_PAGES[id].path === path) ?? null
}
