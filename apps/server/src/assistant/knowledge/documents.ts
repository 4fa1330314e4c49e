import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { designAddress } from '@nawl/domain/catalogue/address'
import { ABOUT_DRIVES, ABOUT_PROMISES, ABOUT_SECTIONS } from '@nawl/domain/shop/about-messages'
import { PROCESS_STEPS, WEEKS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { PROCESS_QUALITY, PROCESS_STEP_TEXTS } from '@nawl/domain/shop/process-messages'
import { TRADE_AFTER, TRADE_BEFORE, TRADE_BENEFITS, TRADE_GROUPS } from '@nawl/domain/shop/trade-messages'

import type { Content } from '../../catalogue/content/content.ts'
import { documentOf, type KnowledgeDocument, WEIGHTS, sentencesOf } from './knowledge-document.ts'
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

/** Documents about the company, how a rug is made, and the trade programme. */
function pageDocuments(): readonly KnowledgeDocument[] {
  const { about, process, trade } = SHOP_PAGES
  return [
    documentOf(about.path, about.title, [about.description, ...aboutSentences()], WEIGHTS.page),
    documentOf(trade.path, trade.title, [trade.description, ...tradeSentences()], WEIGHTS.page),
    documentOf(process.path, process.title, [process.description, ...processSentences()], WEIGHTS.page),
  ]
}

function aboutSentences(): readonly string[] {
  return [
    ...ABOUT_SECTIONS.flatMap(({ paragraphs }) => paragraphs.map(withoutLinks)),
    ...[...ABOUT_DRIVES, ...ABOUT_PROMISES].map(titled),
  ]
}

function tradeSentences(): readonly string[] {
  return [
    ...[...TRADE_BENEFITS, ...TRADE_GROUPS].map(titled),
    `Before you order: ${TRADE_BEFORE.join('; ')}.`,
    `Until it is laid: ${TRADE_AFTER.join('; ')}.`,
  ]
}

function processSentences(): readonly string[] {
  return [
    `In all ${WEEKS.total.join('-')} weeks from the order to the floor.`,
    ...PROCESS_STEPS.map(
      ({ title, duration }, at) => `Step ${at + 1}, ${title}: ${duration}. ${PROCESS_STEP_TEXTS[at] ?? ''}`,
    ),
    ...PROCESS_QUALITY.map(titled),
  ]
}

const titled = ({ title, text }: { readonly title: string; readonly text: string }) => `${title}: ${text}`

const withoutLinks = (text: string) => text.replaceAll(/\[([^[\]]*)\]\([^()[\]]*\)/g, '$1')
