import { PERSONAL_PAGES, SHOP_PAGES } from '@nawl/domain/shop/pages'

/** The paths of pages that exist once, in the order of the site map. */
export const FIXED_PATHS = Object.values({ ...SHOP_PAGES, ...PERSONAL_PAGES }).map(({ path }) => path)
