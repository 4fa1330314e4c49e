import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'

import { plainly } from '../dialogue/move.ts'
import { topicOf } from '../topics/topics.ts'
import type { Turn } from '../turn.ts'
import { written } from './knowledge-answer.ts'

const MATERIAL =
  '(?:wool(?:len|en)?|silk|cotton|linen|jute|hemp|sisal|synthetics?|man made|artificial|nylon|polyester|polypropylene|acrylic|viscose|bamboo silk)'
const RUG =
  '(?:it|they|this|that|these|those|(?:this|that|the|these|those|your|all)(?: \\w+)? (?:one|ones|rugs?|carpets?|pile))'
/** "Is this one wool?" asks of the pile, where a page on why wool is white has more words of the question. */
const OF_THE_PILE = new RegExp(
  `(?:^| )(?:is|are) ${RUG}(?: (?:all|really|actually|made (?:out )?of|made from|pure|real|genuine|proper|100|100%|percent|per cent|fully|entirely|a|an|natural))* ${MATERIAL}(?: (?:or|and|not) .{3,24})?(?: (?:rug|carpet|one))?$`,
)

/** What a rug is made of, where a message asks whether it is of some material. */
export function materialAnswer({ text, language }: Turn, contacts: ShopContacts): AssistantReply | null {
  const topic = topicOf('materials-what')
  return topic && OF_THE_PILE.test(plainly(text)) ? written(topic, { language, contacts }) : null
}
