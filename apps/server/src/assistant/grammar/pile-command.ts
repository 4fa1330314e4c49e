import { PILES } from '@nawl/domain/rug/piles'

import { type Reading, type Scene, slackFor } from './reading.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

/** What people call each pile. "Fine" alone is an answer, "loop me in" is none. */
const SAID: Readonly<Record<(typeof PILES)[number], RegExp>> = {
  carved: /\b(?:carved?|carving|sculpt(?:ed|ured)?|grooved|grooves|relief|chiselled)\b/,
  loop: /\b(?:loops?|looped|loop pile|uncut|boucle|bobbly)\b/,
  fine: /\b(?:cut pile|plain cut|(?:the|in|to|as|back|with) fine|fine (?:pile|tufts?|tufting|texture|finish|one|again)|sheared)\b/,
}
const KNOWN = wordSet(
  'carve carved carving sculpt sculpted sculptured grooved grooves relief chiselled loop loops looped uncut boucle bobbly fine cut plain sheared pile texture tuft tufts tufting finish surface style make turn change switch set have give go do get use try put want like prefer rather take see show in into to with as back version one instead again it rug carpet whole all over this for lines edges along the and so please let us but can of surface too then',
)
/** What asks about a pile rather than for it. */
const ASKS =
  /\b(?:is|are|does|which|what|why|how|difference|better|best|between|mean|means|shed|sheds|cost|costs|more expensive|cheaper|softer|not|no|vacuum|cats?|dogs?|claws?)\b/

/** What a sentence says besides the pile that it names. */
export const besidePile = (bare: string): string =>
  PILES.reduce((rest, pile) => rest.replace(SAID[pile], ' '), bare)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** "Make it carved", "loop pile please", "can you do it in loop instead". */
export function readPile(sentence: Sentence, scene: Scene, isBesideRoom = false): readonly Reading[] {
  const { bare } = sentence
  if (!scene.onRug || (ASKS.test(bare) && !/^(?:what|how) about\b/.test(bare))) return []
  const said = PILES.filter((pile) => SAID[pile].test(bare))
  const [pile] = said
  if (pile === undefined || said.length > 1) return []
  if (!isBesideRoom && strangers(bare, KNOWN) > Math.min(slackFor('setPile', scene), 4)) return []
  return [{ call: { tool: 'setPile', args: { pile } } }]
}
