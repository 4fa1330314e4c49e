import { type Topic, topic } from './topic.ts'

export const ADVICE_TOPICS: readonly Topic[] = [
  topic(
    'advice-sofa',
    '/journal/living-room-bedroom-rug-placement-plans#the-sofa',
    (said) => said.adviceSofa,
    'whole',
  ),
  topic(
    'advice-bed',
    '/journal/living-room-bedroom-rug-placement-plans#the-bed',
    (said) => said.adviceBed,
    'whole',
  ),
  topic(
    'advice-table',
    '/journal/living-room-bedroom-rug-placement-plans#the-table',
    (said) => said.adviceTable,
    'whole',
  ),
  topic(
    'advice-small',
    '/journal/small-space-rug-sizing-guide#how-much-floor-to-leave',
    (said) => said.adviceSmall,
    'whole',
  ),
  topic(
    'advice-hall',
    '/journal/small-space-rug-sizing-guide#halls-and-corridors',
    (said) => said.adviceHall,
    'whole',
  ),
  topic(
    'advice-door',
    '/journal/small-space-rug-sizing-guide#the-door',
    (said, facts) => said.adviceDoor(facts),
    'whole',
  ),
  topic(
    'advice-colour',
    '/journal/color-psychology-area-rugs-interior-design#lightness-comes-before-colour',
    (said) => said.adviceColour,
    'whole',
  ),
  topic(
    'advice-brown',
    '/journal/fashionable-colors-rug-trends-2025#browns-more-closely',
    (said) => said.adviceBrown,
    'whole',
  ),
  topic(
    'advice-fashion',
    '/journal/fashionable-colors-rug-trends-2025#the-rule-of-shares',
    (said) => said.adviceFashion,
    'whole',
  ),
  topic(
    'advice-dirt',
    '/journal/small-space-rug-sizing-guide#large-pattern-small-room',
    (said) => said.adviceDirt,
    'whole',
  ),
  topic(
    'advice-layering',
    '/journal/mixing-patterns-rugs-textiles-styling-guide#layering',
    (said) => said.adviceLayering,
    'whole',
  ),
  topic(
    'advice-patterns',
    '/journal/mixing-patterns-rugs-textiles-styling-guide#measure-the-repeat',
    (said) => said.advicePatterns,
    'whole',
  ),
]
