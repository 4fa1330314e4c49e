import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { escapeXml } from './escape-xml.ts'

/** The journal as an RSS 2.0 feed with full texts and absolute links. */
export function journalFeed(journal: readonly JournalArticle[], publicUrl: string): string {
  const items = journal.map(({ slug, title, excerpt, category, author, publishDate, content }) => {
    const link = `${publicUrl}/journal/${slug}`
    return `<item>
<title>${escapeXml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(publishDate).toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
<content:encoded>${escapeXml(content.replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`))}</content:encoded>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>Nawl · Journal</title>
<link>${publicUrl}/journal</link>
<atom:link href="${publicUrl}/journal/rss.xml" rel="self" type="application/rss+xml"/>
<description>${escapeXml(SHOP_PAGES.journal.description)}</description>
<language>en-GB</language>
${items.join('\n')}
</channel>
</rss>
`
}
