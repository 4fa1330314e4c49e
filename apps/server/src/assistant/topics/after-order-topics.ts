import { type Topic, topic } from './topic.ts'

export const AFTER_ORDER_TOPICS: readonly Topic[] = [
  topic('designs-count', '/about', (said) => said.designsCount),
  topic('quality-check', '/process', (said) => said.qualityCheck),
  topic('craft-weeks', '/process', (said, facts) => said.craftWeeks(facts)),
  topic('after-years', '/about', (said) => said.afterYears),
  topic('notified', '/faq#how-long', (said) => said.notified),
]
