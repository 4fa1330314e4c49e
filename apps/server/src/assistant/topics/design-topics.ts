import { SAMPLES_PAGE } from '@nawl/domain/shop/pages'

import { type Topic, topic } from './topic.ts'

export const DESIGN_TOPICS: readonly Topic[] = [
  topic('size-limits', '/faq#sizes', (said, facts) => said.sizeLimits(facts), 'whole'),
  topic('size-any', '/faq#sizes', (said, facts) => said.sizeAny(facts)),
  topic('size-runner', '/faq#sizes', (said) => said.sizeRunner),
  topic('size-shapes', '/faq#sizes', (said) => said.sizeShapes),
  topic('size-exact', '/faq#variation', (said, facts) => said.sizeExact(facts), 'whole'),
  topic('pile-height', '/faq#pile', (said, facts) => said.pileHeight(facts)),
  topic('pile-kinds', '/faq#pile', (said, facts) => said.pileKinds(facts), 'whole'),
  topic(
    'pile-choose',
    '/journal/cut-loop-carved-pile-rug-texture-guide#choosing',
    (said) => said.pileChoose,
    'whole',
  ),
  topic('colour-screen', '/faq#variation', (said, facts) => said.colourScreen(facts)),
  topic('colour-change', '/faq#change-colours', (said) => said.colourChange, 'whole'),
  topic('colour-precision', '/faq#change-colours', (said) => said.colourPrecision),
  topic('own-artwork', '/faq#own-artwork', (said) => said.ownArtwork, 'whole'),
  topic('own-rights', '/terms#your-own-artwork', (said) => said.ownRights, 'whole'),
  topic('resell', '/terms#your-own-artwork', (said) => said.resell),
  // Named as the classifier knows it, from before there was anything to say.
  topic('silent-samples', SAMPLES_PAGE.path, (said, facts) => said.samples(facts)),
]
