import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import * as messages from '@nawl/messages/shell'

import { FOOTER_SHOP_LINKS, type Link } from '../page/links.ts'

export type SiteSection = { readonly title: string; readonly links: readonly Link[] }

/** Every page of the shop in four groups, for the footer and the menu. */
export function siteSections({ support, trade }: ShopContacts): readonly SiteSection[] {
  return [
    { title: messages.sectionShop, links: FOOTER_SHOP_LINKS },
    {
      title: messages.sectionCompany,
      links: [
        { label: messages.linkAbout, to: '/about' },
        { label: messages.linkProcess, to: '/process' },
        { label: messages.linkJournal, to: '/journal' },
        { label: messages.linkTrade, to: '/trade' },
        { label: messages.linkContact, to: '/contact' },
      ],
    },
    {
      title: messages.sectionCare,
      links: [
        { label: messages.linkFaq, to: '/faq' },
        { label: messages.linkShipping, to: '/shipping' },
        { label: messages.linkOrders, to: '/orders' },
        { label: messages.linkSupport, to: `mailto:${support}` },
        { label: messages.linkTradeInquiries, to: `mailto:${trade}` },
      ],
    },
    {
      title: messages.sectionLegal,
      links: [
        { label: messages.linkPrivacy, to: '/privacy-policy' },
        { label: messages.linkTerms, to: '/terms' },
        { label: messages.linkSitemap, to: '/sitemap.xml' },
      ],
    },
  ]
}
