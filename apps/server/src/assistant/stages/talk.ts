import type { AssistantChoice, AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import { shopClock } from '@nawl/domain/shop/time-zone'
import { assistantTalk } from '@nawl/messages/by-language/assistant-talk'
import { countries } from '@nawl/messages/by-language/countries'
import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { names } from '@nawl/messages/by-language/names'
import { LANGUAGES } from '@nawl/messages/languages'
import { factsText } from '@nawl/messages/text/facts-text'

import { englishOf, readingsIn } from '../arabic/requests-in.ts'
import { findRug } from '../answers/rug-answer.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { presenceText } from '../talk/presence-text.ts'
import {
  complaintOf,
  hasEmail,
  hasOrder,
  isCarrierThere,
  type TalkTopic,
  talkTopic,
} from '../talk/talk-topic.ts'
import type { Stage, Turn } from '../turn.ts'

type Shop = { readonly contacts: ShopContacts; readonly now: () => number }

/** Where a conversation is handed on to people: the form takes it along. */
const HAND_ON = `${SHOP_PAGES.contact.path}?from=conversation`
const CONSULTATION = `${SHOP_PAGES.contact.path}#consultation`
const ORDERS = '/orders'
const ACCOUNT = '/account'

/** A courtesy may come with a request: "thanks, now undo it". */
const YIELDS_TO_REQUESTS: ReadonlySet<TalkTopic> = new Set([
  'greeting',
  'thanks',
  'bye',
  'how-are-you',
  'yes',
  'no',
])

/** Conversation: courtesies, questions about the assistant, complaints, wishes for a person, and what is refused. */
export function talkStage(reader: SentenceReader, shop: Shop): Stage {
  return (turn) => {
    const topic = talkTopic(
      turn,
      Object.values(assistantTalk).map(({ passOn }) => passOn),
    )
    if (topic === null) return null
    const asks = turn.language === 'ar' ? englishOf(turn) !== null : readingsIn(turn, reader).length > 0
    const isRequest = YIELDS_TO_REQUESTS.has(topic) && asks
    return isRequest ? null : { ...replyAbout(topic, turn, shop), language: turn.language }
  }
}

function replyAbout(topic: TalkTopic, turn: Turn, { contacts, now }: Shop): AssistantReply {
  const { language, text, history, rugs, context } = turn
  const talk = assistantTalk[language]
  const open = findRug(rugs, context.rug)
  const rug = open && names[language](open.name)
  const reach = () => presenceText(contacts, new Date(now()), language)
  const handOn = [{ label: talk.passOn, say: talk.passOn }]
  const say = (
    text: string,
    more: Pick<Extract<AssistantReply, { kind: 'answer' }>, 'source' | 'choices'> = {},
  ) => ({ kind: 'answer', text: oneSpaced(text), ...more }) as const

  switch (topic) {
    case 'greeting': {
      const part = partOfDay(now())
      return say(rug ? talk.greetingOnRug({ part, rug }) : talk.greeting({ part }), { choices: waysOn(turn) })
    }
    case 'how-are-you':
      return say(talk.howAreYou, { choices: waysOn(turn) })
    case 'thanks':
      return say(talk.thanks)
    case 'bye':
      return say(rug ? talk.bye : talk.byeElsewhere)
    case 'who':
      return say(talk.who(reach()), {
        source: '/faq#reach-us',
        choices: [{ label: talk.sayCan, say: talk.sayCan }],
      })
    case 'can':
      return say(rug ? talk.canOnRug({ rug }) : talk.can, { choices: waysOn(turn) })
    case 'repeat': {
      const last = history.findLast(({ role }) => role === 'assistant')?.text
      return say(last === undefined ? talk.nothingSaid : talk.repeat({ text: last }))
    }
    case 'yes':
      return say(talk.yes, { choices: waysOn(turn) })
    case 'no':
      return say(talk.no)
    case 'person':
      return say(talk.person(reach()), {
        source: SHOP_PAGES.contact.path,
        choices: [...handOn, { label: talk.consultation, source: CONSULTATION }],
      })
    case 'pass-on':
      return say(talk.passedOn(reach()), {
        source: SHOP_PAGES.contact.path,
        choices: [
          { label: talk.writeToPerson, source: HAND_ON },
          { label: talk.consultation, source: CONSULTATION },
        ],
      })
    case 'anger':
      return say(talk.anger(reach()), { source: SHOP_PAGES.contact.path, choices: handOn })
    case 'insult':
      return say(talk.insult(reach()), { source: SHOP_PAGES.contact.path, choices: handOn })
    case 'complaint':
      return complaint()
    case 'order-status':
      return say(hasOrder(text) && hasEmail(text) ? talk.orderStatusBoth : talk.orderStatus, {
        source: ORDERS,
        choices: [
          { label: talk.findOrder, source: ORDERS },
          { label: talk.account, source: ACCOUNT },
          ...handOn,
        ],
      })
    case 'rules':
      return { kind: 'unknown', text: talk.noRules, choices: waysOn(turn) }
    case 'secrets':
      return { kind: 'unknown', text: talk.noSecrets, choices: waysOn(turn) }
  }

  function complaint(): AssistantReply {
    const about = complaintOf(text)
    const ways = { source: SHOP_PAGES.contact.path, choices: handOn }
    if (about === 'other') return say(talk.complaint(reach()), ways)
    if (about === 'late')
      return say(talk.complaintLate(reach()), {
        ...ways,
        choices: [{ label: talk.findOrder, source: ORDERS }, ...handOn],
      })
    const { claimDays: days, warrantyYears: warranty } = factsText(
      facts[language],
      hours[language],
      LANGUAGES[language].tag,
      { countryNamesOf: countries[language] },
    )
    const first = isCarrierThere(text) ? `${talk.carrierThere} ` : ''
    return say(`${first}${talk.complaintDamaged({ ...reach(), days, warranty })}`, {
      ...ways,
      source: '/faq#damaged',
    })
  }
}

/** Three things to say next that fit the page. */
function waysOn({ language, context }: Turn): AssistantChoice[] {
  const talk = assistantTalk[language]
  const isBuying = /^(?:\/ar)?\/(?:cart|checkout|order)/.test(context.page)
  const ways = context.rug
    ? [talk.sayWarmer, talk.sayPrice, talk.saySimilar]
    : isBuying
      ? [talk.sayWeeks, talk.sayDuties, talk.sayDiscount]
      : [talk.sayRoom, talk.sayDirt, talk.sayWeeks]
  return ways.map((way) => ({ label: way, say: way }))
}

/** Of the shop's day, as `hours` names its parts. */
function partOfDay(now: number): string {
  const hour = shopClock(new Date(now)).getUTCHours()
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 15) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
