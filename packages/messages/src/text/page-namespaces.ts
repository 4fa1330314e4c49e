/** The messages that owners may put sentences of their own in place of: those of the pages that tell of the shop. */
export const PAGE_NAMESPACES = [
  'home',
  'about',
  'process',
  'shipping',
  'contact',
  'trade',
  'below-studio',
  'journal',
  'newsletter',
  'pages',
] as const
export type PageNamespace = (typeof PAGE_NAMESPACES)[number]
