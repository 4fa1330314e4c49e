import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { names } from '@nawl/messages/by-language/names'

import { findRug } from '../answers/rug-answer.ts'
import { saidBefore } from '../follow-up.ts'
import { compareRugs } from '../recommend/compare-rugs.ts'
import { namedRugs } from '../recommend/named-rugs.ts'
import { priceIn } from '../recommend/priced-size.ts'
import { readWishes, sizeIn } from '../recommend/read-wishes.ts'
import { recommendReply } from '../recommend/recommend-reply.ts'
import { rugCard } from '../recommend/rug-cards.ts'
import { type TraitedRug, traitedRugs } from '../recommend/rug-traits.ts'
import { clauseOf } from '../recommend/said.ts'
import { coloredOf, ordinalOf } from '../recommend/shown-rug.ts'
import { addedTo, countOf, NO_WISHES, type Wishes } from '../recommend/wishes.ts'
import { readingsIn } from '../arabic/requests-in.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { likelihoodOf, type Stage, type Turn } from '../turn.ts'

const LIKELY = 0.45
const VERY_LIKELY = 0.6

/** Asks for a rug to be chosen, whatever it says besides. */
const CHOOSE =
  /\b(?:recommend\w*|suggest\w*|help me (?:choose|pick|find|decide)|what (?:would|do|should) (?:you|i) (?:put|pick|choose|get|go for|buy|recommend|suggest)|what (?:rug|one) (?:would|goes|suits|fits)|which (?:rug|one|ones|rugs|of (?:them|these|your rugs))\b.{0,30}\b(?:hides?|suits?|fits?|goes?|go|best|right|cheap\w*|expensive|work|match\w*|popular|newest|for)|looking for (?:a|something|some|an)|(?:needs?|wants?|after|got|have you got|show me|find me|any) (?:a |an )?(?:something|somethin|anything|rug|carpet)|something (?:\w+ ){0,3}(?:for|with|that|which|under|in)\b|goes? (?:well )?with|what (?:do|have) you (?:have|got)|what else is there)\b|i (?:like|love|prefer|fancy)|(?:انصح|رشح|اقترح|ابي|ابغي|ابغا|اريد|بدي|عايزه?|عاوزه?|ادور|محتاجه?) .{0,15}(?:سجاد|شي|زولي)|(?:اي|شنو|ايش|وش|شو) (?:سجاد|انسب)|(?:شنو|ايش|وش|شو|في|فيه|هل) (?:ال)?(?:عندكم|عندك|لديكم)|عندكم (?:سجاد|شي|حاجه|زولي)|تنصح/
/** On a rug, whoever says one of these wants others. */
const OTHER_RUGS =
  /\b(?:rugs|carpets|designs|recommend\w*|suggest\w*|similar|alternatives?|other (?:rugs?|ones|designs?))\b|سجادات|بدائل|مشابه/
const SOMETHING =
  /^(?:(?:i|we|want|need|would|like|id|have|you|got|do|show|give|find|me|please|is|there) )*(?:something|anything)\b/
/** The beginning of what is a listing as long as nothing is said that a listing has not. */
const LIST = /^(?:only|just|show|list|browse|filter|see|view|all)\b/
/** With no rug open, a mood is a wish. */
const MOOD =
  /^(?:please )?(?:make it|a bit|bit|a little|more|something) (?:\w+ ){0,2}(?:warmer|cooler|softer|bolder|lighter|darker|calmer|brighter|quieter|warm|calm|bold)$/
/** Whoever says neither what a rug should be like nor any of these wants something else chosen: a restaurant. */
const RUG =
  /\b(?:rugs?|carpets?|designs?|patterns?|ones?|something|anything|choose|pick|decide|ideas?|suggest\w*|three|options?|floor)\b|سجاد|شي/
const COMPARE =
  /\b(?:compare|comparison|versus|vs|differen\w+|between|better|prefer|or|which of the two|torn|undecided|cant decide|can not decide)\b|قارن|الفرق|بين|ولا|ام |او |احسن|افضل/
const EXPLICIT_COMPARE =
  /\b(?:compare|comparison|versus|vs|difference|differ|torn between|differs? from|different (?:to|from|than)|between)\b|قارن|الفرق/
const OF_SHOWN =
  /\bwhich (?:one |rug )?(?:of (?:these|those|them|the \w+) |one )?(?:is|would|will|has|hides|looks)\b|(?:اي|اي واحده|ايهم|ايها)/
const OTHERS =
  /\b(?:another(?: one)?|others|other (?:ones|rugs|options)|something (?:else|different)|anything else|more (?:options|ideas|suggestions|please|of (?:these|those|them))|show me more|different ones|not (?:these|those|any of)|next (?:ones|three)|what else|three more)\b|غيرها|غيره|شي ثاني|شيء اخر|المزيد|بدائل/
const CHEAPER =
  /\b(?:cheaper|less expensive|lower price\w*|costs? less|too (?:expensive|dear|pricey|much money))\b|ارخص|غالي/
/** A wish added to those before is short: "and without red". */
const LONGEST_ADDITION = 9

/** Requests that a comparison, and a wish, contain by themselves. */
const NAMING: ReadonlySet<string> = new Set(['openDesign'])
const DESCRIBING: ReadonlySet<string> = new Set(['listRugs', 'setSize', 'quote', 'showRoom'])
/** Whether something is safe is no matter of taste. */
const SAFETY = /\b(?:safe|safety|danger\w*|allerg\w*|toxic)\b|آمن|امن(?:ه|ة)|خطر|حساسي/i

/** Chooses rugs for wishes, opens one of those shown, and compares two. */
export function recommendStage(reader: SentenceReader, rugs: readonly RugItem[]): Stage {
  const traited = traitedRugs(rugs)
  const traitedOf = (rug: RugItem) => traited.find((one) => one.rug === rug) ?? null

  return (turn) => {
    const { text, context } = turn
    const chosen = ordinalOf(turn) ?? coloredOf(turn, traited)
    if (chosen) return chosen
    if (SAFETY.test(text)) return null
    const requests = readingsIn(turn, reader)
    const isOnlyAbout = (tools: ReadonlySet<string>) =>
      requests.every((request) => ('call' in request ? tools.has(request.call.tool) : 'ask' in request))
    // Naming two designs sounds like opening one.
    const explicit = EXPLICIT_COMPARE.test(clauseOf(text).text) && isOnlyAbout(NAMING)
    // A list of rugs leaves out what a wish says besides: no red, a sofa, a budget.
    const wishes = readWishes(text, rugs, context.rug)
    const isWish =
      isOfYarns(wishes) || (isOnlyAbout(DESCRIBING) && isMoreThanList(wishes, clauseOf(text).text))
    if (requests.length > 0 && !explicit && !isWish) return null
    const compared = mostOfShown(turn, traited) ?? compare(turn, traitedOf)
    if (compared) return compared
    const asked = wishesOf(turn)
    if (!asked) return null
    const size = sizeIn(text) ?? context.size ?? null
    return recommendReply(traited, turn, { ...asked, size })
  }
}

/** Only rugs are counted by their yarns. */
const isOfYarns = ({ ranking }: Wishes): boolean => ranking === 'fewestYarns' || ranking === 'mostYarns'

/** One rug, or the price of one: not a list. */
const ONE = /\b(?:one|a rug|a carpet|carpet|price|how much|dollars?|name)\b|\d (?:by|x) \d/

/** Whether a wish says what a listing cannot be narrowed to. */
function isMoreThanList(wishes: Wishes, plain: string): boolean {
  const { unwanted, unwantedCollections, with: companions, budget, room, ranking, qualities, colors } = wishes
  const isOnlyOne = ONE.test(plain)
  return (
    unwanted.length + unwantedCollections.length + companions.length > 0 ||
    budget !== null ||
    room !== null ||
    ranking !== null ||
    // A listing knows families of colours, and one thing at a time.
    qualities.length + new Set(colors).size > 1 ||
    (colors.length > 0 && isOnlyOne)
  )
}

type Asked = { readonly wishes: Wishes; readonly seen: readonly string[]; readonly isCheaper: boolean }

/** The wishes of a message that asks for a rug; null for any other. */
function wishesOf(turn: Turn): Asked | null {
  const { text, context, rugs, guesses, history } = turn
  const wishes = readWishes(text, rugs, context.rug)
  const plain = clauseOf(text).text
  const shown = context.shown ?? []
  const isShort = plain.split(' ').length <= LONGEST_ADDITION
  if (shown.length > 0 && isShort) {
    const before = wishesBefore(history, rugs, context.rug)
    if (CHEAPER.test(plain))
      return { wishes: { ...addedTo(before, wishes), ranking: 'cheapest' }, seen: shown, isCheaper: true }
    if (OTHERS.test(plain)) return { wishes: addedTo(before, wishes), seen: shown, isCheaper: false }
    if (countOf(wishes) > 0 && isWished(turn, wishes, plain, true))
      return { wishes: addedTo(before, wishes), seen: [], isCheaper: false }
  }
  if (!isWished(turn, wishes, plain, false)) return null
  const open = findRug(rugs, context.rug)
  // Who likes the rug on screen wants to see others.
  const seen = open && wishes.like !== null && context.rug ? [context.rug] : []
  const isMood = guesses?.[0]?.label === 'tool:setMood'
  return isMood && countOf(wishes) === 0 ? null : { wishes, seen, isCheaper: false }
}

function isWished({ guesses, context }: Turn, wishes: Wishes, plain: string, isAddition: boolean): boolean {
  const label = guesses?.[0]?.label
  if (isOfYarns(wishes)) return true
  const isLikely = label !== null && label !== undefined && likelihoodOf(label, guesses) >= LIKELY
  const isOpen = context.rug !== undefined || context.palette !== undefined
  const isAsked = CHOOSE.test(plain) || wishes.like !== null
  const isListing =
    label?.startsWith('tool:listRugs') || (label === 'tool:quote' && wishes.colors.length > 0) || !isLikely
  if (!isOpen && isMoreThanList(wishes, plain) && (isAsked || (isListing && RUG.test(plain)))) return true
  if (label === 'talk:recommend' && isLikely) {
    // On a rug, "that dark one, make it mustard" is about this rug, unless others are asked for.
    if (isOpen) return isAsked || OTHER_RUGS.test(plain)
    if (LIST.test(plain) && !isMoreThanList(wishes, plain)) return false
    return countOf(wishes) > 0 || (RUG.test(plain) && likelihoodOf(label, guesses) >= VERY_LIKELY)
  }
  const isMood = !isOpen && (label === 'tool:setMood' || MOOD.test(plain))
  if (isMood) return countOf(wishes) > 0
  // What the classifier is sure of is about something else: a fact, a request, or nothing of ours.
  if (isLikely && !isAddition) return false
  if (!isOpen && wishes.unwanted.length + wishes.unwantedCollections.length > 0) return true
  if (isAddition && !isOpen) return true
  if (
    !isOpen &&
    countOf(wishes) > 0 &&
    (SOMETHING.test(plain) || (wishes.budget !== null && RUG.test(plain)))
  )
    return true
  return wishes.like !== null || (countOf(wishes) > 0 && isAsked)
}

function wishesBefore(
  history: Turn['history'],
  rugs: readonly RugItem[],
  onScreen: string | undefined,
): Wishes {
  return history
    .filter(({ role }) => role === 'visitor')
    .map(({ text }) => readWishes(text, rugs, onScreen))
    .reduce((before, wishes) => (countOf(wishes) > 0 ? addedTo(before, wishes) : before), NO_WISHES)
}

/** "Khatam or Lateen for a bedroom?" */
function compare(turn: Turn, traitedOf: (rug: RugItem) => TraitedRug | null): AssistantReply | null {
  const { text, context, rugs, guesses, language, history } = turn
  const plain = clauseOf(text).text
  const isExplicit = EXPLICIT_COMPARE.test(plain)
  const likely = guesses?.[0]?.label === 'talk:compare' ? likelihoodOf('talk:compare', guesses) : 0
  const isLikely = likely >= VERY_LIKELY || (likely >= LIKELY && COMPARE.test(plain))
  if (!isLikely && !COMPARE.test(plain)) return null
  const named = namedRugs(text, rugs, isExplicit || isLikely)
  const pair = [...named, ...(named.length < 2 ? othersMeant(turn, named) : [])].slice(0, 2)
  const [first, second] = pair.map((rug) => traitedOf(rug))
  const size = sizeIn(text) ?? context.size ?? sizeIn(saidBefore(history) ?? '') ?? null
  if (first && second && first !== second && (named.length === 2 || isExplicit || isLikely))
    return compareRugs(first, second, turn, readWishes(text, rugs, context.rug), size)
  if (!isLikely || !COMPARE.test(plain)) return null
  if (!first) return whichTwo(turn)
  const others = rugs.filter((rug) => rug !== first.rug).slice(0, 3)
  return {
    kind: 'choices',
    language,
    text: assistantRugs[language].whichOther({ name: names[language](first.rug.name) }),
    choices: others.map((rug) => compareChoice(language, first.rug, rug)),
  }
}

/** "Which of these is calmest?", after some were shown. */
function mostOfShown(
  { text, context, rugs, language, pricing }: Turn,
  traited: readonly TraitedRug[],
): AssistantReply | null {
  const plain = clauseOf(text).text
  const shown = (context.shown ?? []).flatMap(
    (address) => traited.find((one) => one.address === address) ?? [],
  )
  const [quality, ...others] = readWishes(text, rugs, context.rug).qualities
  if (shown.length < 2 || quality === undefined || others.length > 0) return null
  if (!OF_SHOWN.test(plain) || namedRugs(text, rugs).length > 0) return null
  const sorted = shown.toSorted((p, q) => q.qualities[quality] - p.qualities[quality])
  const said = assistantRugs[language]
  const size = context.size ?? null
  return {
    kind: 'answer',
    language,
    text: said.ofThese({
      name: names[language](sorted[0]?.rug.name ?? ''),
      quality: said.quality({ quality }),
    }),
    cards: sorted.map((one) =>
      rugCard(one, '', priceIn(one.rug, size), { language, currency: pricing.currency, size }),
    ),
  }
}

/** The rug on screen, or those shown last, where a message names one rug or none. */
function othersMeant({ context, rugs }: Turn, named: readonly RugItem[]): readonly RugItem[] {
  const open = findRug(rugs, context.rug)
  const shown = (context.shown ?? []).flatMap((address) => findDesign(rugs, address) ?? [])
  const meant = open && named.length === 1 ? [open] : named.length === 0 ? shown : []
  return meant.filter((rug) => !named.includes(rug))
}

function whichTwo({ language, rugs }: Turn): AssistantReply {
  const said = assistantRugs[language]
  const pairs = [0, 2, 4].flatMap((at) => {
    const [first, second] = [rugs[at], rugs[at + 1]]
    return first && second ? [compareChoice(language, first, second)] : []
  })
  return { kind: 'choices', language, text: said.whichTwo, choices: pairs }
}

function compareChoice(language: Turn['language'], first: RugItem, second: RugItem) {
  const say = assistantRugs[language].sayCompare({
    first: names[language](first.name),
    second: names[language](second.name),
  })
  return { label: say, say }
}
