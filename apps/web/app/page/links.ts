import * as messages from '@nawl/messages/shell'

/** A link of header, footer or sidebar. */
export type Link = { readonly label: string; readonly to: string }

export const HEADER_LINKS: readonly Link[] = [
  { label: messages.linkShopNow, to: '/products' },
  { label: messages.linkProcessCaps, to: '/process' },
  { label: messages.linkAboutCaps, to: '/about' },
  { label: messages.linkJournalCaps, to: '/journal' },
  { label: messages.linkTradeCaps, to: '/trade' },
  { label: messages.linkContactCaps, to: '/contact' },
]

export const STYLE_LINKS: readonly Link[] = [
  { label: messages.linkAllRugs, to: '/products' },
  { label: messages.linkModern, to: '/products/modern' },
  { label: messages.linkMinimalist, to: '/products/minimalist' },
  { label: messages.linkTraditional, to: '/products/transitional' },
  { label: messages.linkLuxury, to: '/products/luxury' },
]

export const COLOR_LINKS: readonly Link[] = [
  { label: messages.linkNeutral, to: '/products/neutral' },
  { label: messages.linkEarthTones, to: '/products/earth-tones' },
  { label: messages.linkGrey, to: '/products/grey' },
  { label: messages.linkBlues, to: '/products/blues' },
  { label: messages.linkRichColors, to: '/products/rich-colors' },
]

export const FOOTER_SHOP_LINKS: readonly Link[] = [
  { label: messages.linkAllRugs, to: '/products' },
  { label: messages.linkMinimalist, to: '/products?category=minimalist' },
  { label: messages.linkGeometric, to: '/products?category=geometric' },
  { label: messages.linkModernTribal, to: '/products?category=modern-tribal' },
  { label: messages.linkContemporary, to: '/products?category=contemporary' },
]
