import { type Topic, topic } from './topic.ts'

export const CARE_TOPICS: readonly Topic[] = [
  topic('shedding', '/faq#shedding', (said) => said.shedding, 'whole'),
  topic('loose-tuft', '/faq#shedding', (said) => said.looseTuft),
  topic('vacuuming', '/faq#vacuuming', (said) => said.vacuuming, 'whole'),
  topic('spill-general', '/faq#spills', (said) => said.spillGeneral, 'whole'),
  topic(
    'spill-wine',
    '/journal/wool-rug-care-cleaning-stains-guide#spring-somebody-spills-something',
    (said) => said.spillWine,
  ),
  topic(
    'spill-grease',
    '/journal/wool-rug-care-cleaning-stains-guide#spring-somebody-spills-something',
    (said) => said.spillGrease,
  ),
  topic('spill-milk', '/journal/wool-rugs-children-pets-modern-living#children', (said) => said.spillMilk),
  topic('spill-ink', '/faq#spills', (said) => said.spillInk),
  topic('washing', '/faq#cleaning-and-storing', (said) => said.washing, 'whole'),
  topic(
    'clean-often',
    '/journal/wool-rug-care-cleaning-stains-guide#why-so-little-water',
    (said) => said.cleanOften,
    'whole',
  ),
  topic('storing', '/faq#cleaning-and-storing', (said) => said.storing),
  topic('pad', '/faq#laying', (said) => said.pad, 'whole'),
  topic('creases', '/faq#laying', (said) => said.creases),
  topic('dents', '/faq#laying', (said) => said.dents),
  topic(
    'smell',
    '/journal/new-zealand-wool-rug-fibre-guide#how-to-judge-it-in-your-hand',
    (said, facts) => said.smell(facts),
    'whole',
  ),
]
