import type { JournalEntry, JournalArticle } from '@nawl/contract/catalogue/journal'
import { photoJpeg } from '@nawl/contract/imaging/photo-paths'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { LISTING_PATHS } from '@nawl/domain/shop/links'
import { ROOM_PLAN_PAGE, SAMPLES_PAGE, SHOP_PAGES } from '@nawl/domain/shop/pages'
import { journal as journalWords } from '@nawl/messages/by-language/journal'
import { names } from '@nawl/messages/by-language/names'
import { pages } from '@nawl/messages/by-language/pages'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { shopPage } from '@nawl/messages/text/shop-page'
import { pagePath } from '@nawl/messages/text/page-path'

const LANGUAGE_LIST = Object.values(LANGUAGES).map(({ code, prefix }) => ({ tag: code, prefix }))

/** The sitemap: every public page in each language, with a picture for rugs. */
export function sitemap(
  rugs: readonly RugItem[],
  journal: readonly JournalEntry[],
  publicUrl: string,
): string {
  const plain = [
    '/',
    ...Object.values(SHOP_PAGES).map(({ path }) => path),
    SAMPLES_PAGE.path,
    ROOM_PLAN_PAGE.path,
    ...LISTING_PATHS,
  ]
  const pages = [
    ...plain.map((path) => url(path)),
    ...rugs.map((rug) => url(`/product/${designAddress(rugs, rug)}`, { image: rug.mainImage })),
    ...journal.map(({ slug, publishDate, image, photo }) =>
      url(`/journal/${slug}`, {
        changed: publishDate,
        image: photo ? photoJpeg(photo.name) : image,
      }),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`

  function url(path: string, { changed, image }: { changed?: string; image?: string } = {}): string {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    const picture =
      image === undefined
        ? ''
        : `<image:image><image:loc>${escapeXml(publicUrl + image)}</image:loc></image:image>`
    const inAll = LANGUAGE_LIST.map(({ tag, prefix }) => ({ tag, href: publicUrl + pagePath(path, prefix) }))
    const others = inAll
      .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`)
      .join('')
    return inAll
      .map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${others}${date}${picture}</url>`)
      .join('\n')
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML elements and attributes. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

/** The journal as an RSS 2.0 feed with full texts and absolute links. */
export function journalFeed(
  journal: readonly JournalArticle[],
  publicUrl: string,
  language: LanguageCode = 'en',
): string {
  const { prefix, tag } = LANGUAGES[language]
  const page = shopPage(pages[language], 'journal')
  const items = journal.map(({ slug, title, excerpt, category, author, publishDate, content }) => {
    const link = `${publicUrl}${prefix}/journal/${slug}`
    return `<item>
<title>${escapeXml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(publishDate).toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(names[language](category))}</category>
<description>${escapeXml(excerpt)}</description>
<content:encoded>${escapeXml(content.replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`))}</content:encoded>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(journalWords[language].feedTitle())}</title>
<link>${publicUrl}${prefix}/journal</link>
<atom:link href="${publicUrl}${prefix}/journal/rss.xml" rel="self" type="application/rss+xml"/>
<description>${escapeXml(page.description)}</description>
<language>${tag}</language>
${items.join('\n')}
</channel>
</rss>
`
}
