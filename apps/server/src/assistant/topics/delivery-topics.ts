import { type Topic, topic } from './topic.ts'

export const DELIVERY_TOPICS: readonly Topic[] = [
  topic('time-make', '/faq#how-long', (said, facts) => said.timeMake(facts)),
  topic('time-all', '/faq#how-long', (said, facts) => said.timeAll(facts), 'whole'),
  topic('time-express', '/faq#how-long', (said, facts) => said.timeExpress(facts)),
  topic('time-delay', '/terms#production-and-variation', (said, facts) => said.timeDelay(facts), 'whole'),
  topic('time-deliver', '/faq#where-we-ship', (said, facts) => said.timeDeliver(facts)),
  topic('ship-countries', '/faq#where-we-ship', (said, facts) => said.shipCountries(facts), 'whole'),
  topic('ship-cost', '/faq#delivery-cost', (said, facts) => said.shipCost(facts), 'whole'),
  topic('ship-free', '/faq#delivery-cost', (said, facts) => said.shipFree(facts)),
  topic('ship-insured', '/faq#damaged', (said) => said.shipInsured),
  topic('ship-customs', '/faq#customs', (said) => said.shipCustoms, 'whole'),
  topic('ship-value', '/faq#customs', (said) => said.shipValue),
  topic('ship-papers', '/shipping#customs', (said, facts) => said.shipPapers(facts), 'whole'),
  topic('ship-tracking', '/shipping#tracking', (said) => said.shipTracking, 'whole'),
  topic('ship-white-glove', '/faq#white-glove', (said, facts) => said.shipWhiteGlove(facts), 'whole'),
  topic('ship-white-glove-where', '/faq#white-glove', (said, facts) => said.shipWhiteGloveWhere(facts)),
  topic('ship-stairs', '/faq#white-glove', (said) => said.shipStairs),
  topic('ship-packed', '/shipping', (said) => said.shipPacked),
  topic('ship-undelivered', '/terms#delivery-risk-and-duties', (said) => said.shipUndelivered, 'whole'),
]
