import { type Topic, topic } from './topic.ts'

export const SILENT_TOPICS: readonly Topic[] = [
  topic('in-despair', '/contact', (said) => said.inDespair, 'silent'),
  topic('in-danger', '/contact', (said) => said.inDanger, 'silent'),
  topic(
    'unlawful-artwork',
    '/terms#your-own-artwork',
    (said, facts) => said.unlawfulArtwork(facts),
    'silent',
  ),
  topic('pet-swallowed', '/contact', (said) => said.petSwallowed, 'silent'),
  topic('secrets', '/contact', (said) => said.secrets, 'silent'),
  topic('others-data', '/contact', (said) => said.othersData, 'silent'),
  topic('emergency', '/contact', (said) => said.emergency, 'silent'),
  topic('pay-safe-person', '/contact', (said, facts) => said.paySafePerson(facts), 'silent'),
  topic('silent-certificates', '/contact', (said, facts) => said.silentCertificates(facts), 'silent'),
  topic('silent-health', '/faq#wool', (said, facts) => said.silentHealth(facts), 'silent'),
  topic('silent-instalments', '/faq#payment', (said, facts) => said.silentInstalments(facts), 'silent'),
  topic('silent-wallet', '/faq#payment', (said, facts) => said.silentWallet(facts), 'silent'),
  topic('silent-codes', '/faq#price', (said, facts) => said.silentCodes(facts), 'silent'),
  topic('silent-ethics', '/contact', (said, facts) => said.silentEthics(facts), 'silent'),
]
