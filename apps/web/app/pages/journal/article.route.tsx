import './journal.css'

import * as messages from '@nawl/messages/journal'
import * as pages from '@nawl/messages/pages'
import { nameOf } from '@nawl/messages/names'
import type { JournalArticle } from '@nawl/contract/catalogue/journal'
import { data } from 'react-router'

import { inLanguage } from '../../api/in-language.ts'
import { readApi } from '../../api/read-api.ts'
import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { Breadcrumb } from '../../page/breadcrumb.tsx'
import { articleData } from '../../page/structured/article-data.ts'
import { StructuredData } from '../../page/structured/structured-data.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { useRoot } from '../../page/use-root.ts'
import type { Route } from './+types/article.route'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePictures } from './article-pictures.tsx'
import { ArticleTags } from './article-tags.tsx'
import { JournalGrid } from '../../catalogue/cards/journal-grid.tsx'
import { sharePicturePath } from '../../page/studio-path.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fetchApi } = context.get(pageContext)
  const article = await readApi<JournalArticle>(
    fetchApi,
    inLanguage(`/api/journal/${encodeURIComponent(params.slug)}`),
  )
  return data({ article }, { status: article ? 200 : 404 })
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return article ? <Article article={article} /> : <ArticleMissing />
}

function Article({ article }: { readonly article: JournalArticle }) {
  const { publicUrl } = useRoot()
  const path = `/journal/${article.slug}`
  return (
    <div className="page-margin">
      <PageHead
        title={article.title}
        description={article.metaDescription}
        path={path}
        share={{ picture: sharePicturePath(article.rug, 'jpg', null), rug: messages.rugOfArticle }}
        kind="article"
      />
      <StructuredData data={articleData(article, publicUrl)} />
      <article>
        <header className="pt-6 pb-[clamp(32px,4vw,56px)]">
          <Breadcrumb
            trail={[
              { label: pages.journalTitle, to: '/journal' },
              {
                label: nameOf(article.category),
                to: `/journal?${new URLSearchParams({ category: article.category }).toString()}`,
              },
            ]}
          />
          <p className="type-micro mt-[clamp(28px,4vw,56px)] mb-[22px] inline-block border border-ink px-2.5 py-1.5">
            {nameOf(article.category)}
          </p>
          <h1 className="type-h1 md:max-w-[83%]">
            <UnbrokenWords text={article.title} />
          </h1>
        </header>
        <ArticlePictures article={article} />
        <div className="grid grid-cols-1 gap-x-6 gap-y-10 pt-[clamp(40px,5vw,72px)] md:grid-cols-12">
          <ArticleFacts article={article} />
          <RichText html={article.content} className="article-text" />
          <ArticleTags tags={article.tags} />
        </div>
      </article>
      <section className="py-(--section)" aria-labelledby="related">
        <h2 id="related" className="type-h3 border-t border-rule py-6">
          {messages.readNext}
        </h2>
        <JournalGrid entries={article.related} heading="h3" />
      </section>
    </div>
  )
}

function ArticleMissing() {
  return (
    <div className="page-margin pt-20 pb-40 sm:pt-32">
      <PageHead title={messages.missing} hidden />
      <h1 className="type-h1">{messages.missing}</h1>
      <p className="type-body mt-6 max-w-[36em]">{messages.missingText}</p>
      <p className="mt-8">
        <TextLink to="/journal">{messages.back}</TextLink>
      </p>
    </div>
  )
}
