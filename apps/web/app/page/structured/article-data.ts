import { shopName } from '@nawl/messages/text/shop-name'
import { LANGUAGE } from '@nawl/messages/language'
import { photoJpeg } from '@nawl/contract/imaging/photo-paths'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import type { Article, WithContext } from 'schema-dts'
import { sharePicturePath } from '../studio-path.ts'

/** A journal article as schema.org data. */
export function articleData(article: JournalArticle, publicUrl: string): WithContext<Article> {
  const { slug, title, metaDescription, publishDate, author, category, tags, rug, photo } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    image: [publicUrl + (photo ? photoJpeg(photo.name) : sharePicturePath(rug, 'jpg', null))],
    datePublished: publishDate,
    author: { '@type': 'Person', name: author },
    publisher: { '@id': `${publicUrl}/#shop`, '@type': 'OnlineStore', name: shopName(LANGUAGE.code) },
    articleSection: category,
    keywords: tags.join(', '),
    mainEntityOfPage: `${publicUrl}${LANGUAGE.prefix}/journal/${slug}`,
    inLanguage: LANGUAGE.tag,
  }
}
