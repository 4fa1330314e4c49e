import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { assistantTopics } from '@nawl/messages/by-language/assistant-topics'
import type { LanguageCode } from '@nawl/messages/languages'

import { ADVICE_TOPICS } from './advice-topics.ts'
import { CARE_TOPICS } from './care-topics.ts'
import { DELIVERY_TOPICS } from './delivery-topics.ts'
import { DESIGN_TOPICS } from './design-topics.ts'
import { AFTER_ORDER_TOPICS } from './after-order-topics.ts'
import { JOURNAL_TOPICS } from './journal-topics.ts'
import { POLICY_TOPICS } from './policy-topics.ts'
import { MAKING_TOPICS } from './making-topics.ts'
import { MATERIALS_TOPICS } from './materials-topics.ts'
import { MONEY_TOPICS } from './money-topics.ts'
import { ORDERS_TOPICS } from './orders-topics.ts'
import { SHOP_TOPICS } from './shop-topics.ts'
import { SILENT_TOPICS } from './silent-topics.ts'
import type { Topic } from './topic.ts'
import { topicFacts } from './topic-facts.ts'

/** Every topic with a written answer. */
export const TOPICS: readonly Topic[] = [
  ...MATERIALS_TOPICS,
  ...MONEY_TOPICS,
  ...MAKING_TOPICS,
  ...DELIVERY_TOPICS,
  ...ORDERS_TOPICS,
  ...DESIGN_TOPICS,
  ...CARE_TOPICS,
  ...SHOP_TOPICS,
  ...ADVICE_TOPICS,
  ...JOURNAL_TOPICS,
  ...POLICY_TOPICS,
  ...AFTER_ORDER_TOPICS,
  ...SILENT_TOPICS,
]

const BY_SLUG: ReadonlyMap<string, Topic> = new Map(TOPICS.map((topic) => [topic.slug, topic]))

/** The topic of a label of the classifier; that of its page section where the label is an address. */
export function topicOf(label: string): Topic | null {
  const whole = TOPICS.find(({ source, part }) => source === label && part === 'whole')
  return BY_SLUG.get(label) ?? whole ?? null
}

/** The written answer, with today's figures. */
export function topicText(topic: Topic, language: LanguageCode, contacts: ShopContacts): string {
  return topic.text(assistantTopics[language], topicFacts(language, contacts))
}
