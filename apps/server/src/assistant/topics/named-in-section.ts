import type { Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

/**
 * Words by which one of several answers of a page section is meant, once the section is known. They choose within a section
 * only, so that a word said in passing never leads to another.
 */
const WORDS: Readonly<Record<string, RegExp>> = {
  'materials-latex': /\b(?:latex|glue|glued|rubber)\b/,
  'materials-backing': /\b(?:underside|underneath|back|backing|bottom|scratch|reverse)\b/,
  'safety-allergy': /\b(?:allerg\w*|asthma\w*|eczema|hypoallergenic|react\w*|hives|itch\w*)\b/,
  fringe: /\b(?:fringes?|tassels?)\b/,
  'pets-urine': /\b(?:urine|wee|weed|pee|peed|pees|pissed|accident|puddle|poo)\b/,
  'place-sun': /\b(?:sun|sunlight|sunny|fade|fades|faded|fading|bleach\w*|window|uv)\b/,
  'place-outdoor': /\b(?:outdoors?|outside|balcony|terrace|garden|patio|porch)\b/,
  'place-kitchen': /\b(?:kitchen|sink)\b/,
  'place-plants': /\b(?:plants?|pots?|planter)\b/,
  'pay-deposit': /\b(?:deposit|half|down payment|cash|cod|part)\b/,
  'pay-safe': /\b(?:safe|secure|store|see my card|card numbers?|cvv|fraud)\b/,
  'pay-transfer': /\b(?:expire|slow transfer|transfer takes|transfer works?|iban|arrived)\b/,
  vat: /\b(?:vat|tax|taxes)\b/,
  'discount-several': /\b(?:discounts?|several|bulk|money off|percent|reduction|quantity)\b/,
  'price-round': /\b(?:round|circle|circular|oval|pebble|arch|scallop\w*)\b/,
  'time-make': /\b(?:make|making|made|produce|production|tuft|workshop)\b/,
  'time-express': /\b(?:express|rush|urgent\w*|faster|hurry|quicker|deadline)\b/,
  'ship-insured': /\b(?:insur\w+|lost|stolen|theft|risk)\b/,
  'ship-value': /\b(?:lower value|gift|undervalue|declare\w*|cheaper value|less on)\b/,
  'ship-free': /\bfree\b/,
  'ship-stairs': /\b(?:stairs?|upstairs|lift|elevator|floor|heavy)\b/,
  returns: /\b(?:return\w*|send (?:it )?back|take (?:it )?back|do not like|hate|exchange|swap)\b/,
  damaged: /\b(?:ripped|torn|broken|wrapping|crushed|hole|wrong|faulty|sign)\b/,
  'claim-days': /\b(?:how long|how many days|until when|deadline|time limit|by when)\b/,
  'warranty-not':
    /\b(?:moths?|stains?|fad\w+|wear|worn|spill\w*|cat|dog|pets?|claws?|water|flood|insects?|sun|accident\w*)\b/,
  'size-runner': /\brunners?\b/,
  'size-shapes': /\b(?:shapes?|round|oval|hexagon|triangle|outline)\b/,
  'pile-height': /\b(?:high|height|thick\w*|mm|tall|deep)\b/,
  'colour-screen': /\b(?:screens?|monitor|pictures?|photos?|colou?rs?|shades?)\b/,
  'colour-precision': /\b(?:precision|neighbou?ring|similar|both|too|only one)\b/,
  'loose-tuft': /\b(?:threads?|strands?|loose|pull|yank|snip|sticks? (?:out|up)|sticking)\b/,
  'spill-ink': /\b(?:ink|pen|dye|henna|biro)\b/,
  'spill-grease': /\b(?:oil|oily|butter|grease|greasy|fat|fatty|ghee|mayo\w*)\b/,
  storing: /\b(?:stor\w+|attic|garage|put away|abroad|month|year)\b/,
  creases: /\b(?:creases?|wrinkles?|curl\w*|flat|ridges|waves|fold\w*|bumps)\b/,
  dents: /\b(?:dents?|marks?|legs|imprint)\b/,
  'lost-link': /\b(?:lost|lose|link|find)\b/,
  share: /\b(?:share|sharing|send|show|link|see|wife|husband|friend)\b/,
  showroom: /\b(?:showroom|shop|store|visit|address|located|where|come)\b/,
  hours: /\b(?:hours|open|close|closed|closing|opening|fridays?|saturdays?|sundays?|weekend|when)\b/,
  email: /\b(?:e ?mail|mail|write)\b/,
  press: /\b(?:press|journalist|magazine|media|interview)\b/,
  'consultation-prepare': /\b(?:bring|prepare|ready|need from me)\b/,
}

/** Of the topics of the section of `topic`, the one whose words the question has; the topic itself when it has none's. */
export function namedInSection(topic: Topic, question: string): Topic {
  if (topic.part === 'silent' || WORDS[topic.slug]?.test(question)) return topic
  const named = TOPICS.filter(
    ({ slug, source, part }) =>
      source === topic.source && part !== 'silent' && WORDS[slug]?.test(question) === true,
  )
  return named.length === 1 ? (named[0] ?? topic) : topic
}
