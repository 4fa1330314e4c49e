/** Links shared by header, footer and sidebar, with the shop's labels. */
export type Link = { readonly label: string; readonly to: string }

export const HEADER_LINKS: readonly Link[] = [
  { label: 'SHOP NOW', to: '/products' },
  { label: 'PROCESS', to: '/process' },
  { label: 'ABOUT', to: '/about' },
  { label: 'JOURNAL', to: '/journal' },
  { label: 'TRADE', to: '/trade' },
  { label: 'CONTACT', to: '/contact' },
]

export const STYLE_LINKS: readonly Link[] = [
  { label: 'All Rugs', to: '/products' },
  { label: 'Modern & Contemporary', to: '/products/modern' },
  { label: 'Minimalist', to: '/products/minimalist' },
  { label: 'Traditional', to: '/products/transitional' },
  { label: 'Luxury Collection', to: '/products/luxury' },
]

export const COLOR_LINKS: readonly Link[] = [
  { label: 'Neutral', to: '/products/neutral' },
  { label: 'Earth Tones', to: '/products/earth-tones' },
  { label: 'Grey', to: '/products/grey' },
  { label: 'Blues', to: '/products/blues' },
  { label: 'Rich Colors', to: '/products/rich-colors' },
]

export const FOOTER_SHOP_LINKS: readonly Link[] = [
  { label: 'All Rugs', to: '/products' },
  { label: 'Minimalist', to: '/products?category=minimalist' },
  { label: 'Geometric', to: '/products?category=geometric' },
  { label: 'Modern Tribal', to: '/products?category=modern-tribal' },
  { label: 'Contemporary', to: '/products?category=contemporary' },
]
