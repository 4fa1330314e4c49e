import { type Topic, topic } from './topic.ts'

export const MAKING_TOPICS: readonly Topic[] = [
  topic('made-tufted', '/faq#tufted-or-knotted', (said) => said.madeTufted),
  topic('made-hand', '/faq#tufted-or-knotted', (said) => said.madeHand, 'whole'),
  topic('made-where', '/about', (said, facts) => said.madeWhere(facts)),
  topic('made-who', '/about', (said) => said.madeWho),
  topic('made-steps', '/process', (said, facts) => said.madeSteps(facts), 'whole'),
  topic(
    'lifespan',
    '/journal/hand-tufted-vs-hand-knotted-rugs-guide#how-they-grow-old',
    (said, facts) => said.lifespan(facts),
    'whole',
  ),
  topic('investment', '/journal/custom-rug-cost-investment-guide', (said) => said.investment, 'whole'),
]
