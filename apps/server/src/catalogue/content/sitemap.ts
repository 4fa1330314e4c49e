import type { JournalEntry } from '@nawl/contract/catalogue/journal'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { COLOR_LINKS, FOOTER_SHOP_LINKS, STYLE_LINKS } from '@nawl/domain/shop/links'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { escapeXml } from './escape-xml.ts'

/** The sitemap: every public page, with a picture for rugs. */
export function sitemap(
  rugs: readonly RugItem[],
  journal: readonly JournalEntry[],
  publicUrl: string,
): string {
  const categories = [...STYLE_LINKS, ...COLOR_LINKS, ...FOOTER_SHOP_LINKS].map(({ to }) =>
    to.replace('?category=', '/'),
  )
  const plain = ['/', ...Object.values(SHOP_PAGES).map(({ path }) => path), ...categories]
  const pages = [
    ...[...new Set(plain)].map((path) => url(path)),
    ...rugs.map((rug) => url(`/product/${designAddress(rugs, rug)}`, { image: rug.mainImage })),
    ...journal.map(({ slug, publishDate, image }) =>
      url(`/journal/${slug}`, { changed: publishDate, image }),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.join('\n')}
</urlset>
`

  function url(path: string, { changed, image }: { changed?: string; image?: string } = {}): string {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    const picture =
      image === undefined
        ? ''
        : `<image:image><image:loc>${escapeXml(publicUrl + image)}</image:loc></image:image>`
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${date}${picture}</url>`
  }
}

/** robots.txt: excludes personal pages and pages that change something. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /account
Disallow: /cart
Disallow: /checkout
Disallow: /newsletter/
Disallow: /consultation/cancel
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
