/** A page of the shop: its path, and its description for search engines and our search. */
export type ShopPage = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Other words people search for to find this page. */
  readonly also: string
}

/** The fixed pages, for metadata, search and sitemap. */
export const SHOP_PAGES = {
  products: {
    path: '/products',
    title: 'All Rugs',
    description:
      'Sixty designs, hand-tufted to order in New Zealand wool. Open one, replace its yarns, see the rug and its price at once.',
    also: 'shop catalogue collection designs buy rugs carpets',
  },
  uploadedDesign: {
    path: '/your-design',
    title: 'Your own drawing',
    description:
      'Bring a picture, choose how many yarns it becomes, and see it as a hand-tufted rug that can be ordered like any other.',
    also: 'upload picture photo logo custom artwork own design',
  },
  yourRoom: {
    path: '/your-room',
    title: 'A room that answers',
    description:
      'Give a photograph of your floor and see three rugs that suit its light and colours, laid in it to scale, with prices.',
    also: 'photo photograph floor my room match colours suggest recommend propose visualise augmented try',
  },
  about: {
    path: '/about',
    title: 'About',
    description:
      'Why Nawl lets the person who lives with a rug choose its yarns, how a workshop in Dubai makes it, and what we promise.',
    also: 'company philosophy story sustainability dubai who we are nawl nol loom نول',
  },
  process: {
    path: '/process',
    title: 'Process',
    description:
      'From drawing to floor in six steps: what happens in each, how long it takes, and when a design can still be changed.',
    also: 'how it works steps timeline weeks production tufting making',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description:
      'Call, write, visit the showroom in Dubai, or book a free sixty-minute design consultation by video or in person.',
    also: 'phone email address showroom consultation appointment booking chat opening hours open friday weekend directions map support help human whatsapp',
  },
  trade: {
    path: '/trade',
    title: 'Trade',
    description:
      'For interior designers, architects, hotels and retailers: volume prices, samples, an account manager and priority production.',
    also: 'designers architects hospitality wholesale discount programme b2b projects',
  },
  journal: {
    path: '/journal',
    title: 'Journal',
    description:
      'On wool, colour and rooms: guides to sizes and making, care that works, and what to know before paying for a rug.',
    also: 'blog articles guides advice',
  },
  faq: {
    path: '/faq',
    title: 'Questions and answers',
    description:
      'Thirty answers on designing, ordering, materials, shipping and care of a hand-tufted rug, each with a link of its own.',
    also: 'faq help questions answers support',
  },
  shipping: {
    path: '/shipping',
    title: 'Shipping & Delivery',
    description:
      'Delivery times and costs by region, white glove service, customs papers and tracking for rugs sent from Dubai worldwide.',
    also: 'delivery customs duties tracking white glove international cost policy time countries abroad import tax',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What this shop stores about you, where and for how long, and how to see it, take it with you or have it deleted.',
    also: 'privacy data gdpr cookies personal information delete erase',
  },
  terms: {
    path: '/terms',
    title: 'Terms & Conditions',
    description:
      'The thirteen sections every order rests on: payment, cancellation, design changes, production, delivery and warranty.',
    also: 'terms conditions cancellation refund return returns exchange policy warranty guarantee damaged claim legal payment',
  },
} as const satisfies Record<string, ShopPage>

/** Pages with personal data: our search finds them, search engines do not. */
export const PERSONAL_PAGES = {
  orders: {
    path: '/orders',
    title: 'Find an order',
    description:
      'Opens an order by its number and e-mail address: where it stands, tracking, invoice, claims.',
    also: 'track order status parcel delivery where is my rug invoice receipt claim damaged cancel change return refund',
  },
  account: {
    path: '/account',
    title: 'Account',
    description: 'Favourites, saved designs and orders of whoever is signed in.',
    also: 'account sign in login profile favourites wishlist saved designs orders history settings password',
  },
  cart: {
    path: '/cart',
    title: 'Cart',
    description: 'The rugs chosen so far, and the way to checkout.',
    also: 'cart basket bag checkout pay discount quote',
  },
} as const satisfies Record<string, ShopPage>
