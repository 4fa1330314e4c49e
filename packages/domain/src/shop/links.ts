/** The listings that the pages' menus link to, besides all rugs. */
export const LISTING_PATHS = [
  '/products/modern',
  '/products/minimalist',
  '/products/transitional',
  '/products/luxury',
  '/products/neutral',
  '/products/earth-tones',
  '/products/grey',
  '/products/blues',
  '/products/rich-colors',
  '/products/geometric',
  '/products/modern-tribal',
  '/products/contemporary',
] as const
