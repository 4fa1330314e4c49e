import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { findDesign } from '@nawl/domain/catalogue/address'
import { collectionOf, collectionSlug } from '@nawl/domain/catalogue/collection'
import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import { currencyOf, findCountry } from '@nawl/domain/shop/countries/countries'
import { pageAt } from '@nawl/domain/shop/pages'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'
import { countries } from '@nawl/messages/by-language/countries'
import { listing } from '@nawl/messages/by-language/listing'
import { names } from '@nawl/messages/by-language/names'
import { pages } from '@nawl/messages/by-language/pages'
import { rooms } from '@nawl/messages/by-language/rooms'
import { rug } from '@nawl/messages/by-language/rug'
import { yarns } from '@nawl/messages/by-language/yarns'
import type { LanguageCode } from '@nawl/messages/languages'
import { listingTitle } from '@nawl/messages/text/pages/listing-title'
import { shopPage } from '@nawl/messages/text/shop-page'

import type { Turn } from '../turn.ts'
import { arabicColor } from '../arabic/slots/colors.ts'
import { quoteText } from './quote-text.ts'
import { saidSizeText } from './size-text.ts'

/** What the rug on screen costs a square foot, in US cents, and the currency to say prices in. */
export type Pricing = {
  readonly currency: Currency
  readonly perSquareFoot: Cents
  /** Collection that it is priced as. */
  readonly collection?: string | undefined
}

/** Who is replied to, and about what is on screen. */
export type ReplyTo = Pick<Turn, 'context' | 'country' | 'language' | 'pricing'> & Partial<Pick<Turn, 'rugs'>>

/** A tool call as a reply with its text. Asks first before changing the cart and when a name was misspelt. */
export function toolReply(
  call: ShopToolCall,
  to: ReplyTo,
  isSnapped = false,
): Extract<AssistantReply, { kind: 'tool' }> {
  const say = assistantReplies[to.language]
  if (isSnapped && call.tool === 'openDesign')
    return {
      kind: 'tool',
      ...call,
      confirm: true,
      text: say.didYouMean({ name: designName(call.args.name, to) }),
    }
  const confirm = call.tool === 'addToCart'
  return { kind: 'tool', ...call, text: toolText(call, to), ...(confirm ? { confirm } : {}) }
}

/** What is said of a tool that the page runs. */
export function toolText(call: ShopToolCall, to: ReplyTo): string {
  const { context, language } = to
  const say = assistantReplies[language]
  switch (call.tool) {
    case 'openDesign':
      return say.opened({ name: designName(call.args.name, to) })
    case 'listRugs':
      return say.sentence({ text: listed(call.args, language) })
    case 'setColor':
      return say.becomes({
        yarn: yarnName(context, call.args.from, language),
        color: colorName(call.args.to, language),
      })
    case 'shuffle':
      return say.shuffled
    case 'undo':
      return say.undone
    case 'reset':
      return say.reset
    case 'lock':
      return say.locked({ yarn: yarnName(context, call.args.color, language) })
    case 'unlock':
      return say.unlocked({ yarn: yarnName(context, call.args.color, language) })
    case 'setMood':
      return say.mood({ mood: call.args.mood })
    case 'setShape':
      return say.sentence({ text: rug[language].shape({ shape: call.args.shape }) })
    case 'setPile':
      return say.pile({ pile: call.args.pile })
    case 'showRoom':
      return call.args.room === 'none'
        ? say.rugAlone
        : say.inRoom({ room: rooms[language].inSentence({ room: call.args.room }) })
    case 'setLanguage':
      return say.language({ language: call.args.language })
    case 'setSize':
      return say.sentence({
        text: saidSizeText({ ...call.args, shape: call.args.shape ?? context.size?.shape }, language),
      })
    case 'setQuantity':
      return say.quantity({ n: call.args.quantity })
    case 'quote':
      return quoteText(call.args, isOnScreen(call.args, context) ? context.size.shape : 'rectangle', to)
    case 'navigate':
      return say.sentence({ text: pageTitle(call.args.page, language) })
    case 'search':
      return say.searching({ query: call.args.query })
    case 'addToCart':
      return say.shallIAdd
    case 'tellAccount':
      return say.lookingUp
    case 'setCountry': {
      const country = findCountry(call.args.country)
      return country
        ? say.country({ country: countries[language](country.code).name, currency: currencyOf(country) })
        : call.args.country
    }
  }
}

function isOnScreen(
  { width, length }: { readonly width: number; readonly length: number },
  context: AssistantContext,
): context is AssistantContext & { size: NonNullable<AssistantContext['size']> } {
  return context.size?.width === width && context.size.length === length
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function listed(
  { category, colour, style }: Extract<ShopToolCall, { tool: 'listRugs' }>['args'],
  language: LanguageCode,
): string {
  const slugs = [colour, style, category && collectionSlug(collectionOf(category) ?? category)].filter(
    (slug) => slug,
  )
  return listingTitle(listing[language], names[language], slugs.length > 0 ? slugs.join(' ') : undefined)
}

function pageTitle(page: string, language: LanguageCode): string {
  const say = assistantReplies[language]
  const own = { '/': say.home, '/cart': say.cart, '/checkout': say.checkout, '/account': say.account }
  if (Object.hasOwn(own, page)) return own[page as keyof typeof own]
  const id = pageAt(page)
  return id ? shopPage(pages[language], id).title : page
}

/** The name of a design that is given by its name or its address. */
function designName(name: string, { rugs = [], language }: ReplyTo): string {
  const design = rugs.find((known) => known.name === name) ?? findDesign(rugs, name)
  if (!design) return name
  const isOne = rugs.filter((other) => other.name === design.name).length === 1
  const collection = names[language](design.collection)
  return isOne ? design.name : assistantReplies[language].designIn({ name: design.name, collection })
}

/** The name of the yarn on screen with that hex, as a sentence begins with it. */
export function yarnName({ palette = [] }: AssistantContext, hex: string, language: LanguageCode): string {
  const name = palette.find((yarn) => yarn.hex.toLowerCase() === hex.toLowerCase())?.name
  return name === undefined ? hex : capitalized(colorName(name, language))
}

/** The name of a yarn in a language, as sentences begin with it; in English small inside them. */
export function colorName(name: string, language: LanguageCode): string {
  if (language === 'en') return name
  const known = yarns.ar(capitalized(name))
  // What is no yarn of ours has no name on the card.
  return known === capitalized(name) ? arabicColor(name) : known
}
