import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { collectionOf } from '@nawl/domain/catalogue/collection'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { pageAt, PERSONAL_PAGES } from '@nawl/domain/shop/pages'

import { findRug } from '../answers/rug-answer.ts'
import { LISTING_SLUGS } from '../slots/listing.ts'
import type { Passage } from './passages.ts'

type Situation = {
  readonly text: string
  readonly context: AssistantContext
  readonly rugs: readonly RugItem[]
  readonly notShippedTo: readonly string[]
  readonly passages: readonly Passage[]
}

/** "Do not shuffle", «لا تغيّر»: whoever says what not to do is left to the grammar, which reads negation. */
const NEGATION =
  /\b(?:not|don'?t|dont|never|no|without|stop)\b|(?<!\p{L})(?:لا|لن|ليس|بدون|مو|مش|بلاش)(?!\p{L})/iu

/** Whether a call is about something that exists, so that the shop does not say of a model's invention that it is done. */
export function isDoable(
  call: ShopToolCall,
  { text, context, rugs, notShippedTo, passages }: Situation,
): boolean {
  if (call.tool === 'quote' || call.tool === 'search') return true
  if (NEGATION.test(text.replaceAll('’', "'"))) return false
  const isYarn = (hex: string) =>
    (context.palette ?? []).some((yarn) => yarn.hex.toLowerCase() === hex.toLowerCase())
  switch (call.tool) {
    case 'openDesign':
      return findRug(rugs, call.args.name) !== null
    case 'setColor':
      return isYarn(call.args.from)
    case 'lock':
    case 'unlock':
      return isYarn(call.args.color)
    case 'listRugs':
      return isListing(call.args)
    case 'navigate':
      return isPage(call.args.page, rugs, passages)
    case 'setCountry':
      return findCountry(call.args.country) !== null && !notShippedTo.includes(call.args.country)
    case 'shuffle':
    case 'undo':
    case 'reset':
    case 'setMood':
    case 'setShape':
    case 'setPile':
    case 'showRoom':
    case 'setSize':
    case 'setQuantity':
    case 'addToCart':
    case 'setLanguage':
    case 'tellAccount':
      return true
  }
}

function isListing({
  category,
  colour,
  style,
}: Extract<ShopToolCall, { tool: 'listRugs' }>['args']): boolean {
  const has = (list: readonly string[], slug: string | undefined) => slug === undefined || list.includes(slug)
  const isCategory =
    category === undefined || has(LISTING_SLUGS.category, category) || collectionOf(category) !== null
  return isCategory && has(LISTING_SLUGS.colour, colour) && has(LISTING_SLUGS.style, style)
}

function isPage(address: string, rugs: readonly RugItem[], passages: readonly Passage[]): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  const [, slug] = /^\/product\/([\w-]+)$/.exec(path) ?? []
  return (
    path === '/' ||
    pageAt(path) !== null ||
    Object.values(PERSONAL_PAGES).some((page) => page.path === path) ||
    findRug(rugs, slug) !== null ||
    passages.some(({ source }) => source.split('#')[0] === path)
  )
}
