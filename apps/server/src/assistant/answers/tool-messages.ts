import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { collectionOf, collectionSlug } from '@nawl/domain/catalogue/collection'
import { listing } from '@nawl/messages/by-language/listing'
import { names } from '@nawl/messages/by-language/names'
import { listingTitle } from '@nawl/messages/text/pages/listing-title'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { formatPrice } from '@nawl/domain/money/format-price'
import { estimate } from '@nawl/domain/rug/estimate'
import { currencyOf, findCountry } from '@nawl/domain/shop/countries'
import { CURRENCIES } from '@nawl/domain/money/currency'
import { LARGEST_RUG_MM } from '@nawl/domain/shop/facts'
import { pageAt } from '@nawl/domain/shop/pages'
import { pages } from '@nawl/messages/by-language/pages'
import { shopPage } from '@nawl/messages/text/shop-page'
import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { rug } from '@nawl/messages/by-language/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import type { Shape } from '@nawl/domain/rug/shape'

/** What the rug on screen costs a square foot, in US cents, and the currency to say prices in. */
export type Pricing = { readonly currency: Currency; readonly perSquareFoot: Cents }

/** A tool call as a reply with its text. Asks first before changing the cart and when a name was misspelt. */
export function toolReply(
  call: ShopToolCall,
  context: AssistantContext,
  pricing: Pricing,
  isSnapped = false,
): AssistantReply {
  if (isSnapped && call.tool === 'openDesign')
    return { kind: 'tool', ...call, confirm: true, text: `Did you mean ${call.args.name}?` }
  const confirm = call.tool === 'addToCart'
  return { kind: 'tool', ...call, text: wordsFor(call, context, pricing), ...(confirm ? { confirm } : {}) }
}

function wordsFor(call: ShopToolCall, context: AssistantContext, pricing: Pricing): string {
  switch (call.tool) {
    case 'openDesign':
      return `${call.args.name}, in the studio.`
    case 'listRugs':
      return `${listed(call.args)}.`
    case 'setColor':
      return `${yarnName(context, call.args.from)} becomes ${call.args.to}.`
    case 'shuffle':
      return 'Other yarns.'
    case 'undo':
      return 'One step back.'
    case 'reset':
      return 'As drawn.'
    case 'lock':
      return `${yarnName(context, call.args.color)} stays.`
    case 'unlock':
      return `${yarnName(context, call.args.color)} may change.`
    case 'setMood':
      return `${capitalized(call.args.mood)}.`
    case 'setShape':
      return `${capitalized(call.args.shape)}.`
    case 'showRoom':
      return call.args.room === 'none' ? 'The rug alone.' : `In the ${call.args.room}.`
    case 'setLanguage':
      return call.args.language === 'ar' ? 'In Arabic.' : 'In English.'
    case 'setSize':
      return `${said(call.args)}.`
    case 'setQuantity':
      return call.args.quantity === 1 ? 'One rug.' : `${call.args.quantity} rugs.`
    case 'quote':
      return quoteWords(call.args, pricing)
    case 'navigate':
      return `${pageTitle(call.args.page)}.`
    case 'search':
      return `Searching for ${call.args.query}.`
    case 'addToCart':
      return 'Shall I put this rug into your cart?'
    case 'setCountry': {
      const country = findCountry(call.args.country)
      return country
        ? `${country.name}: prices in ${CURRENCIES[currencyOf(country)].name}.`
        : call.args.country
    }
  }
}

type Sides = { readonly width: number; readonly length: number; readonly unit: 'cm' | 'ft' }

/** `5 × 8 ft`, `Round, 170 cm across` */
function said({
  shape = AS_DRAWN.size.shape,
  width,
  length,
  unit,
}: Sides & { readonly shape?: Shape | undefined }) {
  return capitalized(sizeText(rug.en, { shape, width: String(width), length: String(length), unit }) ?? '')
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const TOO_LARGE = `The largest rug we make is ${LARGEST_RUG_MM.map((mm) => mm / 1000).join(' × ')} m.`

/** The price that the studio's calculator shows. */
function quoteWords(
  { quantity = 1, ...sides }: Sides & { readonly quantity?: number | undefined },
  { currency, perSquareFoot }: Pricing,
): string {
  const size = {
    shape: AS_DRAWN.size.shape,
    width: String(sides.width),
    length: String(sides.length),
    unit: sides.unit,
    quantity,
  }
  const found = estimate(size, perSquareFoot)
  if (!found.ok) return found.reason === 'too-large' ? TOO_LARGE : 'That is no size I can price.'
  const what = quantity === 1 ? said(sides) : `${quantity} rugs of ${said(sides)}`
  return `${what}: ${formatPrice(found.price, currency)}.`
}

function listed({ category, colour, style }: Extract<ShopToolCall, { tool: 'listRugs' }>['args']): string {
  const slugs = [colour, style, category && collectionSlug(collectionOf(category) ?? category)].filter(
    (slug) => slug,
  )
  return listingTitle(listing.en, names.en, slugs.length > 0 ? slugs.join(' ') : undefined)
}

function pageTitle(page: string): string {
  if (page === '/') return 'Home'
  const id = pageAt(page)
  return id ? shopPage(pages.en, id).title : page
}

function yarnName({ palette = [] }: AssistantContext, hex: string): string {
  const name = palette.find((yarn) => yarn.hex.toLowerCase() === hex.toLowerCase())?.name ?? hex
  return capitalized(name)
}
