import type { ShopToolName } from '@nawl/contract/assistant/shop-tools'

import type { Reading, Scene } from './reading.ts'
import { spokenYarns } from './color-command.ts'
import type { Sentence } from './sentence.ts'

const NOT =
  /\b(?:do not(?: you dare)?|dare you|never|no need to|no need for|stop|without|not want to|not want you to|would rather not|rather not|forget(?: about)?|not yet|no more|skip|scrap|leave off|no (?=\w+ing\b)|hold off|never mind|nevermind)\b/
/** "Do not you think" and "don't you have" ask. */
const ASKS = /\b(?:do not you(?! dare\b)|do not we|why do not)\b/

const VERBS: readonly (readonly [ShopToolName, RegExp])[] = [
  ['shuffle', /\b(?:shuffl\w*|mix\w*|randomi[sz]\w*|random|jumble|surprise)\b/],
  ['undo', /\b(?:undo|undoing|go back|revert|step back)\b/],
  ['reset', /\b(?:reset\w*|start(?:ing)? over|clear)\b/],
  ['addToCart', /\b(?:add\w*|cart|basket|bag|trolley|buy\w*|order\w*|purchas\w*|check ?out|sell)\b/],
  ['setMood', /\b(?:warmer|cooler|softer|bolder|lighter|darker|calmer|brighter|quieter)\b/],
  ['setSize', /\b(?:size|resiz\w*|bigger|smaller|dimensions?)\b/],
  ['setShape', /\b(?:round|square|oval|runner|shape)\b/],
  ['setPile', /\b(?:pile|loop|carved?|fine)\b/],
  ['showRoom', /\b(?:room|bedroom|hallway)\b/],
  ['navigate', /\b(?:go to|leave|page|navigate)\b/],
  ['openDesign', /\b(?:open)\b/],
  ['setCountry', /\b(?:country|currency|switch\w*)\b/],
  ['setLanguage', /\b(?:arabic|english|language)\b/],
  ['setColor', /\b(?:chang\w*|colou?rs?|recolou?r|swap|replace|touch)\b/],
  ['setQuantity', /\b(?:quantity|more of|pieces)\b/],
]

/** "Leave the size alone", "keep the country as it is". */
const LEFT_ALONE =
  /\b(?:leave|keep) (?:the |that |my |our )?(?:\w+ )?(size|shape|country|currency|language|quantity)\b(?: \w+)? (?:alone|as|be|for now|unchanged)\b/

/** "Do not shuffle", "don't add it yet": what must not be done. "Don't touch the blue" is a lock, and none of these. */
export function readStopped(sentence: Sentence, { palette }: Scene): readonly Reading[] {
  const { corrected } = sentence
  if (
    /^(?:oh |ok |no |ah )*(?:never ?mind|forget (?:it|that)|scrap that|leave it|drop it|stop|stop it)$/.test(
      corrected,
    )
  )
    return [{ stopped: null }]
  const [, left] = LEFT_ALONE.exec(corrected) ?? []
  const alone = left === undefined ? undefined : VERBS.find(([, verbs]) => verbs.test(left))?.[0]
  if (alone) return [{ stopped: alone }]
  const not = NOT.exec(corrected)
  if (!not || ASKS.test(corrected)) return []
  const rest = corrected.slice(not.index + not[0].length)
  const isYarn = palette.length > 0 && spokenYarns(sentence, palette).length > 0
  const tool = VERBS.find(([, verbs]) => verbs.test(rest))?.[0]
  // "Do not like the red, make it blue" complains; "do not change the red" keeps it.
  if (
    isYarn &&
    (tool === undefined || tool === 'setColor' || /\b(?:like|love|want|let|lock|keep)\b/.test(rest))
  )
    return []
  if (/^ (?:like|love|know|think|mind|see|understand|have|get|need|care|remember|worry|work)\b/.test(rest))
    return []
  if (tool === undefined) return []
  return [{ stopped: tool }]
}
