import { type Topic, topic } from './topic.ts'

export const MATERIALS_TOPICS: readonly Topic[] = [
  topic('materials-what', '/faq#wool', (said, facts) => said.materialsWhat(facts), 'whole'),
  topic('materials-latex', '/faq#wool', (said, facts) => said.materialsLatex(facts)),
  topic('materials-backing', '/faq#wool', (said) => said.materialsBacking),
  topic('materials-blend', '/journal/new-zealand-wool-rug-fibre-guide#why-from-there', (said, facts) =>
    said.materialsBlend(facts),
  ),
  topic(
    'materials-origin',
    '/journal/new-zealand-wool-rug-fibre-guide#why-from-there',
    (said) => said.materialsOrigin,
    'whole',
  ),
  topic('materials-dye', '/faq#variation', (said, facts) => said.materialsDye(facts)),
  topic(
    'materials-quality',
    '/journal/new-zealand-wool-rug-fibre-guide#spring',
    (said) => said.materialsQuality,
    'whole',
  ),
  topic('safety-allergy', '/faq#wool', (said, facts) => said.safetyAllergy(facts)),
  topic(
    'safety-children',
    '/journal/wool-rugs-children-pets-modern-living#children',
    (said) => said.safetyChildren,
    'whole',
  ),
  topic(
    'safety-fire',
    '/journal/new-zealand-wool-rug-fibre-guide#skin',
    (said, facts) => said.safetyFire(facts),
    'whole',
  ),
  topic('safety-cleaners', '/faq#spills', (said) => said.safetyCleaners),
  topic(
    'safety-soda',
    '/journal/wool-rug-care-cleaning-stains-guide#spring-somebody-spills-something',
    (said) => said.safetySoda,
  ),
  topic(
    'pets-general',
    '/journal/wool-rugs-children-pets-modern-living#dogs-and-cats',
    (said) => said.petsGeneral,
    'whole',
  ),
  topic(
    'pets-urine',
    '/journal/wool-rugs-children-pets-modern-living#dogs-and-cats',
    (said) => said.petsUrine,
  ),
  topic('fringe', '/journal/wool-rugs-children-pets-modern-living#dogs-and-cats', (said) => said.fringe),
  topic(
    'place-heating',
    '/journal/wool-rugs-children-pets-modern-living#heated-floors',
    (said) => said.placeHeating,
    'whole',
  ),
  topic(
    'place-robot',
    '/journal/wool-rugs-children-pets-modern-living#the-robot',
    (said, facts) => said.placeRobot(facts),
    'whole',
  ),
  topic('place-sun', '/faq#where-it-can-lie', (said) => said.placeSun),
  topic(
    'place-moths',
    '/journal/wool-rug-care-cleaning-stains-guide#summer-sun-moths-and-going-away',
    (said) => said.placeMoths,
    'whole',
  ),
  topic('place-outdoor', '/faq#where-it-can-lie', (said) => said.placeOutdoor),
  topic('place-bathroom', '/faq#where-it-can-lie', (said) => said.placeBathroom, 'whole'),
  topic('place-kitchen', '/faq#where-it-can-lie', (said) => said.placeKitchen),
  topic('place-plants', '/faq#where-it-can-lie', (said) => said.placePlants),
  topic(
    'place-chair',
    '/journal/wool-rugs-children-pets-modern-living#working-on-it',
    (said) => said.placeChair,
    'whole',
  ),
  topic(
    'place-sand',
    '/journal/wool-rugs-children-pets-modern-living#air-conditioning-dust-windows',
    (said) => said.placeSand,
    'whole',
  ),
]
