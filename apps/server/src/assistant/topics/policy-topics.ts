import { type Topic, topic } from './topic.ts'

export const POLICY_TOPICS: readonly Topic[] = [
  topic('liability', '/terms#liability', (said) => said.liability),
  topic('sign-in', '/privacy-policy#your-account', (said) => said.signIn, 'whole'),
  topic(
    'upload-data',
    '/privacy-policy#drawings-and-photographs-you-upload',
    (said) => said.uploadData,
    'whole',
  ),
  topic('what-we-count', '/privacy-policy#what-we-count', (said) => said.whatWeCount, 'whole'),
  topic('server-logs', '/privacy-policy#server-logs', (said) => said.serverLogs, 'whole'),
  topic('in-browser', '/privacy-policy#what-stays-in-your-own-browser', (said) => said.inBrowser, 'whole'),
  topic('cart-time', '/privacy-policy#how-long-we-keep-it', (said, facts) => said.cartTime(facts)),
  topic('contract', '/terms#order-and-payment', (said) => said.contract, 'whole'),
  topic('cannot-make', '/terms#the-design-and-its-picture', (said) => said.cannotMake, 'whole'),
  topic('terms-version', '/terms#about-these-terms', (said) => said.termsVersion, 'whole'),
  topic('trade-rules', '/terms#trade-orders', (said) => said.tradeRules, 'whole'),
  topic('privacy-law', '/privacy-policy#why-we-may-do-this', (said) => said.privacyLaw, 'whole'),
  topic('child-data', '/privacy-policy#children', (said, facts) => said.childData(facts), 'whole'),
  topic('complain-data', '/privacy-policy#your-rights', (said, facts) => said.complainData(facts)),
]
