import type { AccountSubject } from '@nawl/contract/assistant/shop-tools'

import { toolReply } from '../answers/tool-messages.ts'
import { normaliseArabic } from '../arabic/normalise.ts'
import { normalise } from '../text/normalise.ts'
import type { Stage } from '../turn.ts'

type Worded = readonly [AccountSubject, RegExp]

/** What asks for something of the visitor's own, in its normalised form. */
const ENGLISH: readonly Worded[] = [
  [
    'approvals',
    /\b(?:wait(?:s|ing)?|pending|awaiting|open|outstanding|left|there|anything|something|what|which|have|need(?:s|ed)?)\b.*\b(?:for )?(?:(?:me|us) to (?:approve|sign off)|(?:my|our) (?:approval|ok|sign off)|to be approved by me)\b|\b(?:my|our) (?:open |pending |outstanding |waiting )?approvals\b|\b(?:do|have) i (?:still )?(?:have|got) (?:anything|something|a rug|an order|rugs|orders) to approve\b|\bwhat do i (?:still )?(?:have|need) to approve\b|\b(?:has|have|did) (?:my|our|the) clients? (?:\w+ )?(?:approved?|decided?|answered?|responded?|replied)\b/,
  ],
  [
    'samples',
    /\b(?:samples?|swatch(?:es)?|sample box(?:es)?|strike offs?|strikeoffs?|pompoms?|pompons?)\b.*\b(?:i|we) (?:have )?(?:already |once |previously )?(?:ordered|bought|got|had|received|chose|picked)\b|\b(?:did|have) (?:i|we) (?:already |ever |previously )?(?:order(?:ed)?|bought|buy|had|received) (?:any |some |the |a |my )*(?:samples?|swatch(?:es)?|sample box(?:es)?|strike offs?|strikeoffs?)\b|\b(?:my|our) (?:old|earlier|previous|last|past|own|ordered) (?:yarn |wool )?(?:samples?|swatch(?:es)?|sample box(?:es)?|strike offs?|strikeoffs?)\b|\b(?:my|our) samples? credit\b|\b(?:order|reorder|get|send) (?:me )?(?:my|the same|those) (?:samples?|sample box|swatch(?:es)?) (?:again|once more|as before)\b/,
  ],
  [
    'projects',
    /^(?:(?:can|could|would|will|you|please|i|want|need|like|to|and|ok|hi|hello|let|me|us) )*(?:show|open|list|see|find|view|go to|take me to|bring up|where is|where are|look at)\b.*\b(?:my|our) (?:\w+ )?projects?(?: please)?$|^(?:my|our) projects?(?: please)?$|\b(?:which|what|how many) projects? (?:do|have) (?:i|we)\b/,
  ],
]
const ARABIC: readonly Worded[] = [
  [
    'approvals',
    /(?:بانتظار|في انتظار|تنتظر|ينتظر|يحتاج|تحتاج)\s+(?:الي\s+|الى\s+)?(?:مني\s+)?(?:اعتمادي|موافقتي|موافقه مني|اعتماد مني)|(?:هل|شو|ماذا|ما)\s.{0,20}(?:اعتمده|اوافق عليه)|(?:وافق|اعتمد|رد)\s+(?:عميلي|عملائي|العميل|زبوني)/,
  ],
  [
    'samples',
    /عيناتي|(?:العينات|عينات|العينه|علبه العينات)\s+(?:التي\s+|اللي\s+)?(?:طلبتها|اشتريتها|السابقه|القديمه|من قبل)|(?:هل\s+)?طلبت\s+(?:عينات|عينه|علبه عينات)\s*(?:من قبل|سابقا)?|رصيد\s+(?:العينات|عيناتي)/,
  ],
  [
    'projects',
    /(?:^|\s)و?(?:مشاريعي|مشروعاتي)(?=\s|$|[؟?.!])|(?:افتح|اعرض|وريني|اين|وين)\s+(?:لي\s+)?مشروعي/,
  ],
]

/** Who asks how a thing goes wants it explained. */
const EXPLAINS =
  /^(?:(?:and|so|ok|hi|hello|please) )*(?:how (?:do|does|can|could|would|should|is|are|long|much)|why|what (?:happens|is an?|is the|are)|can i|could i|may i|if|do i (?:have|need) to)\b/
const EXPLAINS_IN_ARABIC = /^(?:و?كيف|لماذا|ليش|لو|اذا|هل يمكن|ماذا يحدث)(?=\s)/

/** Sends the page to the account for what only that knows; the shop's answers do not pass through here. */
export const accountStage: Stage = (turn) => {
  const isArabic = /\p{Script=Arabic}/u.test(turn.text)
  const text = isArabic ? normaliseArabic(turn.text).trim() : normalise(turn.text)
  if ((isArabic ? EXPLAINS_IN_ARABIC : EXPLAINS).test(text)) return null
  const about = (isArabic ? ARABIC : ENGLISH).find(([, asks]) => asks.test(text))?.[0]
  return about === undefined
    ? null
    : { ...toolReply({ tool: 'tellAccount', args: { about } }, turn), language: turn.language }
}
