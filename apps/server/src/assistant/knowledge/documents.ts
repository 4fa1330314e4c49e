import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { designAddress } from '@nawl/domain/catalogue/address'

import type { Content } from '../../catalogue/content/content.ts'
import { documentOf, type KnowledgeDocument, WEIGHTS } from './knowledge-document.ts'
import { pageDocuments } from './page-documents.ts'
import { sentencesOf } from './sentences.ts'
import { catalogueDocument, contactDocuments, rugDocument, shippingDocuments } from './shop-documents.ts'

/** The assistant's documents, from the same texts and facts as the pages. */
export function knowledgeDocuments(
  content: Content,
  contacts: ShopContacts,
  rugs: readonly RugItem[],
): readonly KnowledgeDocument[] {
  return [
    ...content.faq.flatMap(({ questions }) =>
      questions.map(({ anchor, question, answer }) =>
        documentOf(`/faq#${anchor}`, question, sentencesOf(answer), WEIGHTS.question),
      ),
    ),
    ...policyDocuments(content),
    ...content.journal.flatMap(({ slug, title, excerpt, content: html }) => [
      documentOf(`/journal/${slug}`, title, [excerpt, ...sentencesOf(html)], WEIGHTS.article),
      ...sectionsOf(html)
        .map(({ anchor, heading, html: section }) =>
          documentOf(`/journal/${slug}#${anchor}`, heading, sentencesOf(section), WEIGHTS.article),
        )
        // Some sections consist of a table only.
        .filter(({ sentences }) => sentences.length > 0),
    ]),
    ...shippingDocuments(),
    ...contactDocuments(contacts),
    ...pageDocuments(),
    catalogueDocument(rugs),
    ...rugs.map((rug) => rugDocument(rug, designAddress(rugs, rug))),
  ]
}

/** Splits an article at its second-level headings. */
function sectionsOf(html: string) {
  const [, ...sections] = html.split('<h2 id="')
  return sections.map((section) => {
    const [anchor = '', ...rest] = section.split('">')
    const [heading = '', ...texts] = rest.join('">').split('</h2>')
    return { anchor, heading, html: texts.join('</h2>') }
  })
}

function policyDocuments({ policies }: Content): readonly KnowledgeDocument[] {
  return Object.entries(policies).flatMap(([id, { sections }]) =>
    sections.map(({ anchor, title, text }) =>
      documentOf(
        `/${id}#${anchor}`,
        title.replace(/^\d+\. /, ''),
        sentencesOf(text),
        id === 'terms' ? WEIGHTS.terms : WEIGHTS.privacy,
      ),
    ),
  )
}
