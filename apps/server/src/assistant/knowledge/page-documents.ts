import { ABOUT_DRIVES, ABOUT_PROMISES, ABOUT_SECTIONS } from '@nawl/domain/shop/about-messages'
import { PROCESS_STEPS, WEEKS } from '@nawl/domain/shop/facts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { PROCESS_QUALITY, PROCESS_STEP_TEXTS } from '@nawl/domain/shop/process-messages'
import { TRADE_AFTER, TRADE_BEFORE, TRADE_BENEFITS, TRADE_GROUPS } from '@nawl/domain/shop/trade-messages'

import { documentOf, type KnowledgeDocument, WEIGHTS } from './knowledge-document.ts'

/** Documents about the company, how a rug is made, and the trade programme. */
export function pageDocuments(): readonly KnowledgeDocument[] {
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
