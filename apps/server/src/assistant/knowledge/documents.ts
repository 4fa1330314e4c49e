import { prices } from '@nawl/domain/shop/price-list'
import { about } from '@nawl/messages/by-language/about'
import { pages } from '@nawl/messages/by-language/pages'
import { process } from '@nawl/messages/by-language/process'
import { trade } from '@nawl/messages/by-language/trade'
import { LANGUAGES } from '@nawl/messages/languages'
import { aboutDrives, aboutPromises } from '@nawl/messages/text/pages/about-text'
import { processQuality, processSteps } from '@nawl/messages/text/pages/process-text'
import { shopPage, type ShopPageId } from '@nawl/messages/text/shop-page'
import { tradeBenefits, tradeGroups, tradeServices } from '@nawl/messages/text/pages/trade-text'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { designAddress } from '@nawl/domain/catalogue/address'

import type { Content } from '../../catalogue/content/content.ts'
import { documentOf, type KnowledgeDocument, WEIGHTS, sentencesOf } from './knowledge-document.ts'
import { catalogueDocument, contactDocuments, rugDocument, shippingDocuments } from './shop-documents.ts'
import { samplesDocument } from './samples-document.ts'

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
    samplesDocument(),
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
  return [
    ofPage('about', aboutSentences()),
    ofPage('trade', tradeSentences()),
    ofPage('process', processSentences()),
  ]
}

function ofPage(id: ShopPageId, sentences: readonly string[]): KnowledgeDocument {
  const { path, title, description } = shopPage(pages.en, id)
  return documentOf(path, title, [description, ...sentences], WEIGHTS.page)
}

function aboutSentences(): readonly string[] {
  const words = about.en
  const plain = (parts: readonly string[]) => parts.join('')
  const link = (text: string) => text
  return [
    words.philosophyText1,
    words.philosophyText2,
    plain(words.collectiveText({ link })),
    words.dubaiText,
    plain(words.innovationText({ link })),
    ...[...aboutDrives(words), ...aboutPromises(words)].map(titled),
  ]
}

function tradeSentences(): readonly string[] {
  const words = trade.en
  const { before, after } = tradeServices(words)
  return [
    ...[...tradeBenefits(words, LANGUAGES.en.tag), ...tradeGroups(words)].map(titled),
    `Before you order: ${before.join('; ')}.`,
    `Until it is laid: ${after.join('; ')}.`,
    words.accountText,
    words.clientText,
    words.quoteText,
  ]
}

function processSentences(): readonly string[] {
  const words = process.en
  return [
    `In all ${prices().weeks.all.join('-')} weeks from the order to the floor.`,
    ...processSteps(words).map(
      ({ title, duration, text }, at) => `Step ${at + 1}, ${title}: ${duration}. ${text}`,
    ),
    ...processQuality(words).map(titled),
  ]
}

const titled = ({ title, text }: { readonly title: string; readonly text: string }) => `${title}: ${text}`
