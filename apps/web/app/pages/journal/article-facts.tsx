import type { JournalArticle } from '@nawl/contract/catalogue/journal'

import { dayOf } from '../../ui/text/day-of.ts'

/** Author, date and reading time of an article. */
export function ArticleFacts({ article }: { readonly article: JournalArticle }) {
  return (
    <dl className="article-facts type-ui">
      <div>
        <dt className="type-caption text-graphite">Words</dt>
        <dd>{article.author}</dd>
      </div>
      <div>
        <dt className="type-caption text-graphite">Published</dt>
        <dd>
          <time dateTime={article.publishDate}>{dayOf(article.publishDate)}</time>
        </dd>
      </div>
      <div>
        <dt className="type-caption text-graphite">Reading time</dt>
        <dd>{article.readTime}</dd>
      </div>
    </dl>
  )
}
