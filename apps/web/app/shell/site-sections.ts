import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { FOOTER_SHOP_LINKS, type Link } from '@nawl/domain/shop/links'

export type SiteSection = { readonly title: string; readonly links: readonly Link[] }

/** Every page of the shop in four groups, for the footer and the menu. */
export function siteSections({ support, trade }: ShopContacts): readonly SiteSection[] {
  return [
    { title: 'Shop', links: FOOTER_SHOP_LINKS },
    {
      title: 'Company',
      links: [
        { label: 'About', to: '/about' },
        { label: 'Process', to: '/process' },
        { label: 'Journal', to: '/journal' },
        { label: 'Trade', to: '/trade' },
        { label: 'Contact', to: '/contact' },
      ],
    },
    {
      title: 'Customer care',
      links: [
        { label: 'FAQ', to: '/faq' },
        { label: 'Shipping & Delivery', to: '/shipping' },
        { label: 'Find an order', to: '/orders' },
        { label: 'Support', to: `mailto:${support}` },
        { label: 'Trade inquiries', to: `mailto:${trade}` },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', to: '/privacy-policy' },
        { label: 'Terms & Conditions', to: '/terms' },
        { label: 'Sitemap', to: '/sitemap.xml' },
      ],
    },
  ]
}
