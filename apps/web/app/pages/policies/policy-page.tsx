import './policy.css'

import * as messages from '@nawl/messages/shipping'
import type { Policy } from '@nawl/contract/catalogue/site-texts'

import { PageHead } from '../../page/page-head.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { InfoHead } from '../info/info-head.tsx'

type PolicyPageProps = {
  readonly path: string
  readonly title: string
  readonly policy: Policy
  /** Says that it is a version that is no longer in force; false for the one that is. */
  readonly earlier?: readonly React.ReactNode[] | false
}

/** The terms or the privacy policy: table of contents, then the sections. */
export function PolicyPage({ path, title, policy, earlier = false }: PolicyPageProps) {
  return (
    <div className="page-margin">
      <PageHead title={title} path={path} description={policy.description} />
      <InfoHead title={policy.title}>{messages.lastUpdated({ date: policy.updated })}</InfoHead>
      <div className="grid grid-cols-1 gap-x-6 gap-y-12 pb-(--section) print:block md:grid-cols-12">
        <nav aria-label={messages.sections} className="policy-contents type-ui">
          <ol>
            {policy.sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text type-body">
          {earlier && (
            <p role="note" className="policy-earlier">
              <Sentence parts={earlier} />
            </p>
          )}
          {policy.introduction !== '' && <RichText html={policy.introduction} />}
          {policy.sections.map(({ anchor, title, text }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`} className="type-h3">
                {title}
              </h2>
              <RichText html={text} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
