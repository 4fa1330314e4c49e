import { type Topic, topic } from './topic.ts'

export const MONEY_TOPICS: readonly Topic[] = [
  topic('pay-methods', '/faq#payment', (said, facts) => said.payMethods(facts)),
  topic('pay-when', '/faq#payment', (said, facts) => said.payWhen(facts), 'whole'),
  topic('pay-deposit', '/faq#payment', (said) => said.payDeposit),
  topic('pay-safe', '/faq#payment', (said) => said.paySafe),
  topic('pay-transfer', '/faq#payment', (said) => said.payTransfer),
  topic('currency', '/faq#currency', (said) => said.currency, 'whole'),
  topic('vat', '/faq#price', (said) => said.vat),
  topic('price-how', '/faq#price', (said, facts) => said.priceHow(facts), 'whole'),
  topic('price-design', '/faq#price', (said, facts) => said.priceDesign(facts)),
  topic('price-round', '/faq#price', (said) => said.priceRound),
  topic('price-cheapest', '/products', (said, facts) => said.priceCheapest(facts)),
  topic('discount-several', '/faq#price', (said, facts) => said.discountSeveral(facts)),
  topic('discount-trade', '/faq#trade', (said) => said.discountTrade),
]
