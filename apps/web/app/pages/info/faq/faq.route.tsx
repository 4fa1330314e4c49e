import './faq.css'

import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/contact'
import type { FaqTopic } from '@nawl/contract/catalogue/site-texts'
import { useSearchParams } from 'react-router'

import { inLanguage } from '../../../api/in-language.ts'
import { readApi } from '../../../api/read-api.ts'
import { pageContext } from '../../../page/page-context.ts'
import { PageHead } from '../../../page/page-head.tsx'
import { faqData } from '../../../page/structured/faq-data.ts'
import { StructuredData } from '../../../page/structured/structured-data.tsx'
import { useHash } from '../../../ui/use-hash.ts'
import { useRoot } from '../../../page/use-root.ts'
import type { Route } from './+types/faq.route'
import { FaqTabs } from './faq-tabs.tsx'
import { FaqPanel } from './faq-panel.tsx'
import { InfoHead } from '../info-head.tsx'
import { MoreQuestions } from './more-questions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const topics = await readApi<readonly FaqTopic[]>(context.get(pageContext).fetchApi, inLanguage('/api/faq'))
  return { topics: topics ?? [] }
}

export default function FaqPage({ loaderData: { topics } }: Route.ComponentProps) {
  const { publicUrl } = useRoot()
  const [search] = useSearchParams()
  const anchor = useHash()
  const open =
    topics.find(({ questions }) => questions.some((question) => question.anchor === anchor)) ??
    topics.find(({ id }) => id === search.get('topic')) ??
    topics[0]
  return (
    <div className="page-margin">
      <PageHead path={SHOP_PAGES.faq.path} title={pages.faqTitle} description={pages.faqDescription} />
      <StructuredData data={faqData(topics, publicUrl)} />
      <InfoHead title={messages.faqHeading}>{messages.faqSummary}</InfoHead>
      <div className="faq md:grid-cols-12">
        <FaqTabs topics={topics} open={open?.id} />
        {topics.map((topic) => (
          <FaqPanel key={topic.id} topic={topic} hidden={topic !== open} anchor={anchor} />
        ))}
      </div>
      <MoreQuestions />
    </div>
  )
}
