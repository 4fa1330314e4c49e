import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { topicText } from '../topics/topics.ts'
import { urgentTopic } from '../topics/urgent.ts'
import type { Stage } from '../turn.ts'

/** Answers what must not wait for a request in the same message, or be taken for one. */
export function safetyStage(contacts: ShopContacts): Stage {
  return ({ text, language }) => {
    const topic = urgentTopic(text)
    if (!topic) return null
    const kind = topic.part === 'silent' ? 'unknown' : 'answer'
    return { kind, text: topicText(topic, language, contacts), source: topic.source, language }
  }
}
