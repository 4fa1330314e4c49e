import * as messages from '@nawl/messages/journal'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'

import { dayOf } from '../../ui/text/day-of.ts'

/** Author, date and reading time of an article. */
export function ArticleFacts({ article }: { readonly article: JournalArticle }) {
  return (
    <dl className="type-ui grid grid-cols-[repeat(3,auto)] justify-start gap-x-[clamp(16px,4vw,40px)] gap-y-3 self-start md:col-[1/4] md:grid-cols-[auto]">
      <div>
        <dt className="type-caption text-graphite">{messages.words}</dt>
        <dd>{article.author}</dd>
      </div>
      <div>
        <dt className="type-caption text-graphite">{messages.published}</dt>
        <dd>
          <time dateTime={article.publishDate}>{dayOf(article.publishDate)}</time>
        </dd>
      </div>
      <div>
        <dt className="type-caption text-graphite">{messages.readingTime}</dt>
        <dd>{article.readTime}</dd>
      </div>
    </dl>
  )
}
