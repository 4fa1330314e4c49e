import { MOODS, type Mood } from '@nawl/contract/assistant/shop-tools'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { SHAPE_FACTS, SHAPES, type Shape } from '@nawl/domain/rug/shape'

import { PLAIN_COLORS } from '../slots/color-vocabulary.ts'
import { yarnsOfEach } from './color-command.ts'
import { type Reading, type Scene, slackFor } from './reading.ts'
import { type Sentence, strangers, wordSet } from './sentence.ts'

const ALL_YARNS =
  'everything every all whole entire rug carpet it this that colours colors colour color palette yarns yarn tones tone shades shade scheme overall mood look feel feeling vibe make turn push nudge bring take go tad notch touch bit little slightly somewhat lot step few degrees them these'

/** Nouns of which less is wanted for a mood. */
const LESS_OF: Readonly<Record<Mood, string>> = {
  cooler: 'warmth|heat',
  warmer: 'chill|coldness|ice',
  bolder: 'restraint|blandness|beige',
  softer: 'contrast|punch|saturation',
  calmer: 'noise|fuss|drama',
  lighter: 'darkness|gloom|weight',
  darker: 'brightness|glare|light',
}

/** What people say of the mood that they want; `too` tells that the opposite is meant. */
const MOOD_SAID: Readonly<Record<Mood, { readonly wanted: string; readonly not: string }>> = {
  warmer: {
    wanted:
      'warm|warmer|warmth|warming|warmed|cosy|cozy|cosier|cozier|fires? lit|fireplace|sunnier|toasty|autumnal|golden hour|sunset|sunsets|embers|heat',
    not: 'cold|chilly|icy|frosty|cool|wintry|freezing|clinical',
  },
  cooler: {
    wanted: 'cool|cooler|cooled|colder|fresher|icier|chill|chillier|wintrier|cool down|breezier|arctic',
    not: 'warm|hot|heatwave|fiery|sweaty',
  },
  softer: {
    wanted:
      'soft|softer|soften|gentle|gentler|mellow|mellower|muted|mute|dusty|dustier|pastel|pastels|faded|washed out|delicate|subtle|subtler|tender|toned down|tone down',
    not: 'harsh|hard|sharp|garish|aggressive',
  },
  bolder: {
    wanted:
      'bold|bolder|punch|punchier|pop|pops|vivid|vibrant|louder|stronger|saturated|intense|richer|braver|livelier|lively|contrast|drama|dramatic|more colourful|more colorful|jazz|zing|oomph|wow|energy|daring',
    not: 'dull|boring|bland|flat|washed|washed out|timid|lifeless|tame|drab|insipid|wishy washy',
  },
  lighter: {
    wanted: 'light|lighter|lighten|brighter|brighten|airy|airier|paler|daylight|come up|bleached|sunlit',
    not: 'dark|gloomy|heavy|dim|dingy|sombre|somber|murky',
  },
  darker: {
    wanted:
      'dark|darker|darken|deeper|deepen|dim|dimmed|moody|moodier|evening|night|nighttime|dusk|gloomier|dusky|duskier|inky',
    not: 'light|bright|pale|glaring',
  },
  calmer: {
    wanted:
      'calm|calmer|quiet|quieter|less loud|less busy|less noisy|less colourful|less colorful|less bright|less bold|peaceful|serene|relaxed|relaxing|restful|soothing|indoor voice|zen|tone it down|calm down|settle|hush|understated|less going on',
    not: 'loud|busy|shouty|noisy|screaming|shouting|screams|frantic|hectic|restless|chaotic|much going on|in your face|jarring',
  },
}
const MOOD_WORDS = wordSet(
  `${MOODS.join(' ')} ${Object.values(MOOD_SAID)
    .map(({ wanted, not }) => `${wanted} ${not}`)
    .join(' ')
    .replaceAll(
      '|',
      ' ',
    )} taste liking eyes far my for too less more much way really feels sort as though like up down dial turn use general vibe room cold rather keep ${ALL_YARNS}`,
)
const MOOD_CUES = MOODS.map((mood) => ({
  mood,
  not: new RegExp(
    `\\b(?:too|very|way too|so|bit|rather|quite|looks like an?|looks|feels|feeling) (?:\\w+ ){0,2}(?:${MOOD_SAID[mood].not})\\b|\\bless (?:${MOOD_SAID[mood].not}|${LESS_OF[mood]})\\b`,
  ),
  wanted: new RegExp(`\\b(?:${MOOD_SAID[mood].wanted})\\b`),
}))

/** "Make it warmer", "too loud", "darker and cooler": every yarn in one direction. */
export function readMood(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion } = sentence
  if (!scene.onRug || (isQuestion && !/^(?:can|could|would|how about|what if|what about)\b/.test(bare)))
    return []
  if (
    /\b(?:bedroom|hall|room|light(?:est)? (?:one|yarn|bit|part)|dark(?:est)? (?:one|yarn|bit|part)|ships?|cotton|wool|underlay)\b/.test(
      bare,
    )
  )
    return []
  if (namesOneYarn(sentence, scene)) return []
  const found = MOOD_CUES.find(({ not }) => not.test(bare)) ?? null
  const wanted = MOOD_CUES.filter(({ wanted }) => wanted.test(bare))
  const compared = wanted.find(({ mood }) => new RegExp(`\\b${mood}\\b`).test(bare)) ?? wanted[0]
  const opposite = found && MOOD_CUES.find(({ mood }) => mood === found.mood)
  const mood =
    compared &&
    !(opposite && compared.not.source === opposite.not.source && compared.mood !== opposite.mood) &&
    !isOnlyComplaint(bare, compared.mood)
      ? compared.mood
      : opposite?.mood
  if (!mood) return []
  const asks =
    /\b(?:make|more|less|too|warmer|cooler|softer|bolder|lighter|darker|calmer|gentler|brighter|deeper|quieter|tone|turn|push|bring|dial|\w+er|soften|lighten|darken|brighten|dim|cool|use|everything|all|whole|calm|warm|liven|mellow|quiet|hush|mute|settle|tame)\b/.test(
      bare,
    ) ||
    found !== null ||
    slackFor('setMood', scene) > 1
  if (!asks || strangers(bare, MOOD_WORDS) > Math.min(slackFor('setMood', scene), 6)) return []
  return [{ call: { tool: 'setMood', args: { mood } } }]
}

/** "Can that green go a shade deeper": a definite yarn, and not all of them. */
export function namesOneYarn(sentence: Sentence, { palette }: Scene): boolean {
  const words = sentence.bare.split(' ')
  const names = new Set(palette.flatMap(({ name }) => name.toLowerCase().split(' ')))
  const isColor = (word: string) => PLAIN_COLORS.has(word) || (names.has(word) && !NO_YARN.has(word))
  const isDefinite = words.some(
    (word, at) =>
      isColor(word) && [words[at - 1], words[at - 2]].some((before) => DEFINITE.has(before ?? '')),
  )
  return isDefinite && yarnsOfEach(sentence, palette).length > 0
}

const DEFINITE = wordSet('the that this those my')
/** Words of yarns' names that say how something looks. */
const NO_YARN = wordSet('light dark deep pale night warm cool soft lit line dry wet damp shade rug')

/** "Too dark" names what is not wanted. */
function isOnlyComplaint(bare: string, mood: Mood): boolean {
  return (
    new RegExp(`\\b(?:too|so|less|looks|feels)(?: \\w+){0,2} (?:${MOOD_SAID[mood].wanted})\\b`).test(bare) &&
    !/\b(?:make|more|should|could|can)\b/.test(bare) &&
    !/\bless (?:loud|busy|noisy|colou?rful|bright|bold|going)/.test(bare)
  )
}

type Place = (typeof ROOMS)[number] | 'none'
const ROOM_SAID: Readonly<Record<Place, string>> = {
  living:
    'living room|living|lounge|sitting room|front room|livingroom|tv room|salon|family room|drawing room|sofa|couch|coffee table',
  dining:
    'dining room|dining|dining table|dinner table|diningroom|kitchen table|eat|eating|where we eat|table and chairs',
  bedroom: 'bedroom|bed room|bed|bedside|master bedroom|where i sleep|sleeping|guest room',
  hallway: 'hallway|hall|corridor|entrance|entry|foyer|landing|passage|front door|hall way',
  majlis: 'majlis|majlis room|diwan|diwaniya|floor cushions',
  gallery: 'gallery|art gallery|museum|white walls|exhibition|white cube',
  library: 'library|study|book ?shel(?:f|ves)|books|reading room|home office|office|bookcase|den',
  terrace: 'terrace|patio|balcony|outside|outdoors|veranda|garden|deck|porch',
  playroom:
    'playroom|play room|nursery|kids room|kids|children room|toys|childrens? room|kid room|kids bedroom',
  none: 'no room|no furniture|rug alone|rug only|only the rug|just the rug|rug by itself|rug on its own|without (?:the |a |any )?(?:room|furniture|sofa|couch|bed|table|chairs)|plain background|on its own|by itself|nothing around it|hide the room|remove the room|no background|empty',
}
const ROOM_CUES = [...ROOMS.toReversed(), 'none' as const]
  .toSorted(
    (p, q) =>
      Number(q === 'none') - Number(p === 'none') || Number(q === 'playroom') - Number(p === 'playroom'),
  )
  .map((room) => ({ room, said: new RegExp(`\\b(?:${ROOM_SAID[room]})\\b`) }))
const ROOM_WORDS = wordSet(
  `${Object.values(ROOM_SAID)
    .join(' ')
    .replaceAll(
      /[|?():]/g,
      ' ',
    )} pop chuck stick throw sling set drop hang sit sits sitting show view see picture preview put place look looks looking visualise visualize imagine try room setting scene under with around it how would furniture rug itself space kinda mine my big small shelves back take switch change move where would be by without only just me in kids their toys view mode placed laid lay down floor of into next beside front`,
)
const SHOWS_ROOM =
  /\b(?:show|see|view|put|place|look|looks|picture|preview|visuali[sz]e|imagine|try|in|on|under|with|switch|around|where|just|only|no|without|move|take|room|lay|of|hide|remove)\b/

const LOOKS = /\b(?:show|see|view|put|stick|pop|chuck|throw|whack|place|lay|picture|imagine|preview)\b/

/** What a sentence says besides the room that it names; as it is where it names none. */
export function besideRoom(bare: string): string {
  const found = ROOM_CUES.find(({ said }) => said.test(bare))
  return found ? bare.replace(found.said, ' ').replaceAll(/\s+/g, ' ').trim() : bare
}

/** "Show it in a bedroom", "how would it look on a patio", "no furniture, just the rug". */
export function readRoom(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion, corrected } = sentence
  if (!scene.onRug) return []
  const isLooking = /\b(?:look|see|show|view|imagine|picture|put|place)\b/.test(corrected)
  if (
    isQuestion &&
    !(isLooking && /^(?:how|what (?:would|about|if)|would|can|could)\b/.test(corrected)) &&
    !/^(?:what|how) about\b/.test(corrected)
  )
    return []
  if (
    /\b(?:my|our) (?:own )?(?:\w+ )?(?:photo|picture|pic)\b|\bmy photo\b|\b(?:suit|suitable|good for|right for|live|leave|left|stay|survive|use|used|ok in|okay in|size|big|clean|slip|safe|fit|heat|heating|sun|rain)\b/.test(
      bare,
    )
  )
    return []
  const isAlone = /\b(?:just|only) the rug\b|\brug (?:alone|by itself|on its own)\b/.test(bare)
  const found = ROOM_CUES.find(({ room, said }) => (isAlone ? room === 'none' : said.test(bare)))
  if (!found) return []
  const isAsked = SHOWS_ROOM.test(bare) || bare.split(' ').length <= 3
  // "Well, just let me see it in the dining room, hon": what is to be seen where is clear, whatever else is said.
  const isClear =
    LOOKS.test(bare) &&
    new RegExp(`\\b(?:in|inside|into|on)(?: an?| the| my| our)? (?:${ROOM_SAID[found.room]})\\b`).test(bare)
  const slack = Math.max(isClear ? 2 : 0, Math.min(slackFor('showRoom', scene), 5))
  if (!isAsked || strangers(bare, ROOM_WORDS) > slack) return []
  return [{ call: { tool: 'showRoom', args: { room: found.room } } }]
}

const SHAPE_SAID: Partial<Record<Shape, string>> = {
  oval: 'egg shaped|egg shape|egg|ellipse|oval shaped',
  arch: 'rounded top|arched top|old doorway|doorway|archway|like a door|church window|arched window|mihrab|dome',
  scallop:
    'wavy edges?|wavy|seashell|sea shell|shell|scalloped edges?|biscuit|petal|frilly|frills|cloud edge',
  pebble:
    'river stone|stone outline|irregular|not (?:so )?regular|organic|organic shape|blob|blobby|freeform|free form|free shape|pebble shaped|amoeba|kidney',
  round: 'no corners|circle|circular|disc|disk|ball|like a coin|full moon|circle shape|ring',
  rectangle: 'rectangle|rectangular|oblong|normal shape|standard shape|four corners|square corners|rect',
  square: 'square it|square|equal sides|all sides equal',
  runner: 'runner|hall runner|long and narrow|long narrow|strip',
}
const SHAPE_CUES = SHAPES.toReversed().map((shape) => ({
  shape,
  said: new RegExp(
    `(?<!\\b(?:no|not|not a|not an|no more) )\\b(?:${[SHAPE_SAID[shape], ...SHAPE_FACTS[shape].said].filter(Boolean).join('|')})\\b`,
  ),
}))
const SHAPE_WORDS = wordSet(
  `${Object.values(SHAPE_SAID)
    .join(' ')
    .replaceAll(
      /[|?():]/g,
      ' ',
    )} ${SHAPES.flatMap((shape) => [...SHAPE_FACTS[shape].said]).join(' ')} shape shaped form outline edge edges make turn change cut set give go back normal standard into try can do it rug carpet as proper version corners please top old sides switch want prefer be has like regular instead type kind`,
)

/** "Make it round", "egg shaped", "wavy edge like a seashell". */
export function readShape(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion, corrected } = sentence
  if (!scene.onRug || (isQuestion && !/^(?:what (?:about|if)|how about)\b/.test(corrected))) return []
  // "An arch on top, no rectangle".
  if (/^(?:no|not)(?: an?)? \w+$/.test(corrected)) return []
  if (/\d/.test(bare) || /\b(?:square (?:metre|meter|foot|feet|m|ft)|shape do|do you)\b/.test(bare)) return []
  const found = SHAPE_CUES.find(({ said }) => said.test(bare))
  if (!found || strangers(bare, SHAPE_WORDS) > Math.min(slackFor('setShape', scene), 5)) return []
  return [{ call: { tool: 'setShape', args: { shape: found.shape } } }]
}

const LANGUAGE = /\b(arabic|arabi|english|inglish|inglese|ar|en)\b/
const LANGUAGE_WORDS = wordSet(
  'arabic english language switch change site website page shop show flip turn set translate version speak read reads only mother father back into use display put everything prefer all in arabi menu text for her him letters',
)

/** "Switch to Arabic", "back in English". */
export function readLanguage(sentence: Sentence, scene: Scene): readonly Reading[] {
  const { bare, isQuestion } = sentence
  const said = LANGUAGE.exec(bare)?.[1]
  if (!said || isQuestion || /\bnot\b/.test(bare) || (said.length === 2 && bare.split(' ').length > 3))
    return []
  if (
    /\b(?:do you|does|are you|can you (?:speak|understand))\b/.test(bare) ||
    strangers(bare, LANGUAGE_WORDS) > slackFor('setLanguage', scene)
  )
    return []
  return [{ call: { tool: 'setLanguage', args: { language: said.startsWith('a') ? 'ar' : 'en' } } }]
}
