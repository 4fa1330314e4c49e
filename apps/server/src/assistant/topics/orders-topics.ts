import { type Topic, topic } from './topic.ts'

export const ORDERS_TOPICS: readonly Topic[] = [
  topic('returns', '/faq#cancel-an-order', (said, facts) => said.returns(facts)),
  topic('cancel', '/faq#cancel-an-order', (said, facts) => said.cancel(facts), 'whole'),
  topic('change-order', '/faq#change-the-design', (said, facts) => said.changeOrder(facts), 'whole'),
  topic('refund', '/terms#cancelling-and-changing', (said, facts) => said.refund(facts), 'whole'),
  topic('damaged', '/faq#damaged', (said, facts) => said.damaged(facts), 'whole'),
  topic('claim-days', '/faq#damaged', (said, facts) => said.claimDays(facts)),
  topic('warranty', '/faq#warranty', (said, facts) => said.warranty(facts), 'whole'),
  topic('warranty-not', '/faq#warranty', (said) => said.warrantyNot),
  topic('repair', '/terms#claims-and-warranty', (said) => said.repair, 'whole'),
  topic('order-overdue', '/terms#delivery-risk-and-duties', (said, facts) => said.orderOverdue(facts)),
  topic('order-lost', '/contact', (said, facts) => said.orderLost(facts)),
]
