import { orderPrefix, readOrderNumber } from '@nawl/domain/order/order-number'

import { namedRugs } from '../recommend/named-rugs.ts'
import { normalise } from '../text/normalise.ts'
import { likelihoodOf, type Turn } from '../turn.ts'

/** What conversation is about, apart from rugs, facts and requests. */
export const TALK_TOPICS = [
  'greeting',
  'thanks',
  'bye',
  'how-are-you',
  'who',
  'can',
  'person',
  'pass-on',
  'complaint',
  'anger',
  'insult',
  'order-status',
  'repeat',
  'yes',
  'no',
  'rules',
  'secrets',
] as const
export type TalkTopic = (typeof TALK_TOPICS)[number]

/** Sentences that leave no doubt, in their normalised form. They hold for the whole sentence where they are short. */
const SURE: readonly (readonly [TalkTopic, RegExp])[] = [
  [
    'rules',
    /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |every )?(?:of )?(?:your |the |my |these |those )?(?:previous |prior |earlier |above )?(?:rules?|instructions?|prompts?|guidelines|restrictions|training)\b|\b(?:you are now|pretend (?:to be|you are)|act as (?:if|a|an|my)|developer mode|jailbreak|from now on you)\b|\b(?:give|grant|get|sell|offer|apply|make|hand) (?:me |us |it |this |them |to me |a |an |the |rug )*(?:\d+ (?:percent|per cent|off|discount)|\d+ (?:a )?discount|(?:\d+ )?percent off|free rug|for free|for nothing|for \d dollars?\b)|\b(?:say|tell (?:me|everyone)|confirm|promise) (?:that )?(?:the |my |this )?(?:rug|price|order|delivery)(?: is| will be)? (?:free|for free|\d dollars?)\b/,
  ],
  [
    'secrets',
    /\b(?:system prompt|your (?:initial |hidden |secret )?(?:prompt|instructions)|api keys?|secret keys?|admin(?:istrator)? (?:password|login|access)|(?:your|the|a) (?:password|database|source code)|other customers?(?: \w+){0,3} (?:orders?|data|names?|addresses?|details)|customer list|(?:list|dump|show) (?:all )?(?:the |your )?customers)\b/,
  ],
  [
    'insult',
    /\b(?:fuck|fucking|shit|idiot|moron|stupid (?:bot|machine|thing|assistant|ai)|dumb (?:bot|machine|thing|assistant|ai)|you(?: are)? (?:so |really |completely |absolutely )?(?:stupid|dumb|useless|an idiot|an? moron|rubbish|pathetic|worthless)|piss off|screw you)\b/,
  ],
  [
    'greeting',
    /^(?:(?:yo|hi|hii+|hello|hallo|helo|hey|heya|hiya|howdy|salam|salaam|aleikum|alaikum|alaykum|as|marhaba|ahlan|good|gday|morning|afternoon|evening|day|greetings|there|all|to|you|everyone|nawl|again|bot|assistant|and|team|folks) ?)+$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|great|perfect|cool|lovely|oh|wow|nice|brilliant|super|well|no) )*(?:many |a million )?(?:thanks|thank you|thank u|cheers|ta|tnx|shukran|much appreciated|appreciate it|appreciated)(?: (?:so|very|a|much|lot|lots|bunch|million|mate|pal|man|dear|again|for|the|your|help|that|this|all|you|youre|are|a|star|legend|helping|me|everything|then|kindly)){0,9}$/,
  ],
  [
    'bye',
    /^(?:(?:ok|okay|well|right|thanks|thank you|great|and) )*(?:bye+|goodbye|bye bye|byebye|see (?:you|ya)|see you (?:later|soon)|cya|ciao|farewell|good night|goodnight|have a (?:nice|good|lovely|great) (?:day|one|evening|weekend)|take care|maa salama)(?: (?:for|now|then|later|and|thanks|all|everyone|too|you))*$/,
  ],
  [
    'how-are-you',
    /^(?:(?:hi|hello|hey|so|and) )*(?:how are (?:you|things)|how is it going|how are you doing|how do you do|what is up|you ok|are you well|you alright)(?: (?:today|doing|then|there|this|morning|evening|my|friend))*$/,
  ],
  [
    'who',
    /\b(?:who are you|what are you(?: called| exactly)?$|what is your name|do you have a name|are you (?:a |an |some )?(?:real |actual |just |even )*(?:person|human|robot|bot|machine(?! wash)|ai|computer|program|chatbot|chatgpt|gpt|alive)|am i (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:real |actual )?(?:person|human|robot|bot|machine|ai|computer)|is (?:this|that|it) (?:a |an )?(?:bot|robot|real person|human|machine(?! wash)|ai)\b)/,
  ],
  [
    'can',
    /^(?:(?:ok|so|and|hi|hello|hey|well|like) )*(?:what (?:can|could|do|else can) you (?:do|help(?: me)?(?: with)?)|what (?:can|may|should|could) i (?:ask|say|do here)|how can you help|how do (?:you|i) (?:work|use (?:you|this))|help|what are you (?:good )?for|what do you know)(?: (?:me|you|for|here|with|exactly|then|now|about|us))*$/,
  ],
  [
    'repeat',
    /^(?:(?:sorry|pardon|what|huh|please|come|can|could|you|would) )*(?:say (?:that|it) again|repeat(?: that| it| please)?|come again|pardon|pardon me|again please|what did you (?:just )?say|once more|i did not (?:get|catch|hear) that|sorry what|huh)(?: (?:please|again|for|me))*$/,
  ],
  [
    'person',
    /\b(?:talk|speak|chat|connect|transfer|pass|put|hand|write|call) (?:me )?(?:over |through |on )?(?:to|with) (?:a |an |some |the |your |one of )?(?:real |actual |live |proper |human )*(?:person|human|agent|somebody|someone|people|manager|representative|operator|staff|advisor|human being|your team|colleague|salesman|employee)\b|\b(?:want|need|get|give|gimme) (?:me )?(?:a |an )?(?:real |actual |live )?(?:person|human|agent|operator|manager|human being)\b|^(?:human|agent|operator|representative|real person)(?: please)?$/,
  ],
  [
    'pass-on',
    /\b(?:have|get|ask|let|want|need|would like) (?:someone|somebody|a person|a human|your team|the manager|a manager|one of you) (?:to )?(?:call|phone|ring|contact|write|e ?mail|reach|get back)\b|\b(?:call|phone|ring) me(?: back)?\b(?! (?:a|an|crazy|old|maybe))|\bgive me a (?:call|ring)\b/,
  ],
  [
    'order-status',
    /\b(?:where is|where (?:the hell|on earth) is|track|tracking for|status of|status on|any news (?:on|about|of)|any update (?:on|about)|whats happening with|what is happening with|what happened (?:to|with)|has|check(?: on)?|look up) (?:is )?(?:my|our|the) (?:order|rug (?:i ordered|order|shipped|left)|parcel|package|delivery)\b|^where is (?:my|our) (?:rug|carpet)\b(?! go| supposed| best)|\bmy order (?:status|number is)\b|^order status$|^(?:track|find) my (?:order|rug|parcel)$/,
  ],
  [
    'yes',
    /^(?:yes|yes please|yep|yeah|yup|sure|of course|ok|okay|aye|definitely|certainly|go ahead|do it|sounds good|why not|please do|naam|aywa)$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|no thanks|no thank you|not now|never mind|nevermind|forget it|leave it|rather not|la|not really)$/,
  ],
]

/** In Arabic, what must not be missed although the classifier was never told. */
const SURE_IN_ARABIC: readonly (readonly [TalkTopic, RegExp])[] = [
  [
    'rules',
    /(?:تجاهل|انس|انسى|اهمل)\s.{0,20}(?:تعليمات|القواعد|قواعدك|الاوامر|أوامر)|(?:اعطني|أعطني|عطني|عطيني|اعطيني)\s.{0,10}(?:خصم|تخفيض)/,
  ],
  ['secrets', /(?:كلمة (?:السر|المرور)|مفتاح الواجهة|تعليماتك (?:السرية|الخفية)|بيانات (?:الزبائن|العملاء))/],
]

/** Where the classifier's first guess is no more likely than this, the sentence is left to the other stages. */
const LIKELY = 0.32
const LEAST_LIKELY = 0.15
/** Texts that the classifier shares its guess with: what they say is said in conversation too, and more. */
const PAGES_ABOUT: Partial<Readonly<Record<TalkTopic, readonly string[]>>> = {
  person: ['/faq#reach-us', 'phone'],
  who: ['/faq#reach-us', 'assistant-ai'],
  'order-status': ['/shipping#tracking'],
}
const SUPPOSES =
  /^\s*(?:(?:and|so|but|ok|hi|hello) )?(?:if|what if|suppose|in case)\b|\b(?:covered|warranty|guarantee)\b|(?:^|\s)و?(?:لو|اذا|إذا|ازا)(?=\s)|ضمان|كفال/i
/** Courtesies come before a request as often as alone; a long sentence is about something else. */
const COURTESIES: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'bye',
  'how-are-you',
  'yes',
  'no',
  'repeat',
])
const LONGEST_COURTESY = 14
const LONGEST_YES = 4
/** Whoever names a rug wants that rug, however short the sentence. */
const LEAVES_RUGS: ReadonlySet<string> = new Set([...COURTESIES, 'person', 'who', 'can', 'anger'])

/** What a message talks about, or null. `passOn` are the chips by which a conversation is handed on. */
export function talkTopic(turn: Turn, passOn: readonly string[]): TalkTopic | null {
  const { text, history } = turn
  if (passOn.includes(text.trim())) return 'pass-on'
  if (/\b(?:pass|hand) (?:this|it|that) on to (?:a |some)/i.test(text)) return 'pass-on'
  if (hasOrder(text)) return 'order-status'
  const normal = normalise(text.replaceAll('%', ' percent '))
  const sure =
    SURE.find(([, said]) => said.test(normal)) ?? SURE_IN_ARABIC.find(([, said]) => said.test(text))
  const topic = sure?.[0] ?? guessed(turn)
  // Whoever asked is to have the answer; the page and the commands know what it was.
  return (topic === 'yes' || topic === 'no') && isAsked(history) ? null : topic
}

function guessed({ text, guesses, rugs }: Turn): TalkTopic | null {
  const label = guesses?.slice(0, 2).find((guess) => guess.label?.startsWith('talk:'))?.label
  const topic = TALK_TOPICS.find((one) => `talk:${one}` === label) ?? null
  if (topic === null || likelihoodOf(label ?? null, guesses) < LEAST_LIKELY) return null
  const pages = PAGES_ABOUT[topic] ?? []
  const both = [label ?? null, ...pages].reduce((sum, one) => sum + likelihoodOf(one, guesses), 0)
  const isSecond = guesses?.[0]?.label !== label && !pages.includes(guesses?.[0]?.label ?? '')
  if (both < LIKELY || isSecond) return null
  const length = text.trim().split(/\s+/).length
  if (COURTESIES.has(topic) && length > (topic === 'yes' || topic === 'no' ? LONGEST_YES : LONGEST_COURTESY))
    return null
  // "If it came damaged", and what the warranty covers, are questions.
  if (topic === 'complaint' && SUPPOSES.test(text)) return null
  // What its name means is told by the texts.
  if (topic === 'who' && /\bmean/i.test(text)) return null
  return LEAVES_RUGS.has(topic) && namedRugs(text, rugs).length > 0 ? null : topic
}

/** Whether a message has what could be an order number in it, mistyped or not. */
export function hasOrder(text: string): boolean {
  // The hex of a yarn is none.
  return (
    text.replaceAll(/#[0-9a-f]{6}\b/gi, ' ').match(/\b[a-z]{2,4}[- ]?[a-z0-9]{4}[- ]?[a-z0-9]{4}\b/gi) ?? []
  ).some(
    (part) =>
      /\d/.test(part) && (readOrderNumber(part) !== null || new RegExp(`^${orderPrefix()}-`, 'i').test(part)),
  )
}

export const hasEmail = (text: string): boolean => /[^\s@]@[^\s@.]/.test(text)

function isAsked(history: Turn['history']): boolean {
  return /[?؟]\s*$/.test(history.findLast(({ role }) => role === 'assistant')?.text ?? '')
}

/** What went wrong by a complaint: the rug itself, the time it takes, or something else. */
export function complaintOf(text: string): 'damaged' | 'late' | 'other' {
  const normal = `${normalise(text)} ${text}`
  if (LATE.test(normal)) return 'late'
  return DAMAGED.test(normal) ? 'damaged' : 'other'
}

const LATE =
  /\b(?:late|not (?:arrived|here|come|been delivered)|never (?:arrived|came|turned up)|still waiting|waiting (?:for|since)|overdue|delayed|weeks ago|no sign of|where is|has not (?:arrived|come|turned))\b|تأخر|متأخر|لم تصل|ما وصل|انتظر/
const DAMAGED =
  /\b(?:damaged?|broken?|torn|ripped|tear|hole|holes|stain(?:ed)?|unstitch\w*|fray\w*|unravel\w*|coming (?:apart|off|undone|away)|falls? apart|falling apart|fell apart|loose|wrong (?:colou?r|rug|size|one|shade|design|shape)|not what i (?:ordered|paid)|different (?:colou?r|from|to)|faulty|defect\w*|crooked|uneven|smells?|dirty|wet|mould|faded|missing|too (?:small|big|large|dark|light)|shedding|bald)\b|تالف|مكسور|ممزق|عيب|مقطوع|خطأ|غلط|مختلف|خربان/

/** Whether whoever brought the rug may still be at the door. */
export const isCarrierThere = (text: string): boolean =>
  /\b(?:courier|carrier|driver|delivery (?:man|guy)|sign|receipt|wrapping|at the door|just (?:dropped|delivered|arrived|now))\b|السائق|المندوب|التوقيع|اوقع/i.test(
    text,
  )
