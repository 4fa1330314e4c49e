import { ROOM_PLAN_PAGE, SAMPLES_PAGE, SHOP_PAGES } from '@nawl/domain/shop/pages'

/** What visitors call the pages, longest names first. */
const NAMES: readonly (readonly [path: string, names: string])[] = [
  ['/', 'home, homepage, home page, front page, start page, main page, landing page, start'],
  [
    SHOP_PAGES.products.path,
    'products, product list, catalogue, catalog, shop, store, all products, listing, rug list, product page',
  ],
  [
    SHOP_PAGES.uploadedDesign.path,
    'own drawing, your own drawing, my own drawing, own design, own artwork, own picture, own photo, upload, uploads, upload a drawing, upload a picture, upload a photo, upload my own drawing, upload my drawing, upload my picture, upload my photo, upload my own picture, upload my own photo, upload my own design, upload my design, upload my artwork, upload artwork, your design',
  ],
  [
    SHOP_PAGES.yourRoom.path,
    'pic of my lounge, pic of my room, photo of my room, photo of my living room, picture of my room, picture of my living room, photo of my lounge, picture of my lounge, my own room, in my room, in my own room, in my living room, in my own living room, my room photo, a room that answers, room that answers, photograph of my floor, photo of my floor, picture of my floor',
  ],
  [
    ROOM_PLAN_PAGE.path,
    'room plan, room planner, floor plan, plan of my room, plan of a room, room by its measures, room by measures',
  ],
  [
    SAMPLES_PAGE.path,
    'samples, sample page, samples page, the samples, sample box, sample boxes, box of samples, yarn samples, wool samples, swatches, swatch page, pompons',
  ],
  [
    '/cart',
    'cart, basket, bag, trolley, shopping cart, shopping basket, shopping bag, my cart, my basket, what i have in my cart',
  ],
  ['/checkout', 'checkout, check out, payment page, payment, pay now'],
  [
    '/account',
    'account, my account, my orders, profile, my profile, log in, login, sign in, sign in page, login page, account page',
  ],
  [
    SHOP_PAGES.about.path,
    'folk behind nawl, people behind nawl, folks behind nawl, team, who made this, about, about us, about you, about nawl, your company, company, our story, your story, who you are',
  ],
  [
    SHOP_PAGES.process.path,
    'steps of making, steps, making of, production, process, how you make rugs, how you make the rugs, how rugs are made, how the rugs are made, how the process works, how it works, how this works, how does it work, how it is made, how you make them, how they are made, making process, production process, six steps, workshop',
  ],
  [
    SHOP_PAGES.contact.path,
    'contact, contacts, contact us, contact form, contact details, contact info, contact information',
  ],
  [
    SHOP_PAGES.trade.path,
    'trade, trade programme, trade program, trade professionals, for the trade, professionals, business customers',
  ],
  [SHOP_PAGES.journal.path, 'journal, blog, articles, magazine, journal articles, blog posts, stories'],
  [
    SHOP_PAGES.faq.path,
    'faq, faqs, f a q, frequently asked questions, questions and answers, help, help page, q and a, common questions',
  ],
  [
    SHOP_PAGES.shipping.path,
    'shipping, shipping and delivery, delivery, deliveries, shipping info, delivery info, shipping information, delivery information, shipping details, delivery times, shipping times, delivery details, shipping costs, delivery costs',
  ],
  [
    SHOP_PAGES.privacy.path,
    'privacy policy, privacy, data protection, data policy, privacy statement, privacy notice',
  ],
  [
    SHOP_PAGES.terms.path,
    'terms, terms and conditions, conditions, terms of service, terms of sale, small print, t and c, t and cs, tos, legal, legal terms, legal notice',
  ],
]

/** The pages that visitors can ask for. */
export const PAGES: readonly string[] = NAMES.map(([path]) => path)

const BY_LENGTH = NAMES.flatMap(([path, names]) =>
  names.split(', ').map((name) => ({ path, name })),
).toSorted((p, q) => q.name.length - p.name.length)

/** What a page is called, for a sentence that goes to it. */
export const pageName = (path: string): string | null =>
  NAMES.find(([known]) => known === path)?.[1].split(', ')[0] ?? null

/** The page that a normalised sentence names, and the rest of the sentence. */
export function saidPage(text: string): { readonly path: string; readonly rest: string } | null {
  const padded = ` ${text} `
  const found = BY_LENGTH.find(({ name }) => padded.includes(` ${name} `))
  return found ? { path: found.path, rest: padded.replace(` ${found.name} `, ' ').trim() } : null
}
