import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { written } from '../answers/knowledge-answer.ts'
import { urgentTopic } from '../topics/urgent.ts'
import type { Stage } from '../turn.ts'

/** Answers what must not wait for a request in the same message, or be taken for one. */
export function safetyStage(contacts: ShopContacts): Stage {
  return ({ text, language }) => {
    const topic = urgentTopic(text)
    return topic && written(topic, { language, contacts })
  }
}
