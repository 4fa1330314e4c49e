import type { Topic } from './topic.ts'
import { topicOf } from './topics.ts'

/** What is answered before anything is done, whatever else a message says: somebody's health, money or age depends on it. */
const URGENT: readonly { readonly words: RegExp; readonly answer: string }[] = [
  {
    words:
      /\b(?:eyes? (?:burn|sting)\w*|fumes|swallow(?:ed|s|ing)?|poison\w*|can ?no?t breathe|chok(?:ed|ing)|toxic gas|burned (?:my|his|her) (?:hand|skin|eyes?))\b|تسمم|ابتلع|بلع|اختنق|عيوني تحرق|غاز سام/i,
    answer: 'emergency',
  },
  {
    // A card number: thirteen digits or more, perhaps in groups; telephone numbers begin with + or 00.
    words:
      /(?<![\d#+])(?!00)(?:\d[ -]?){13,19}(?!\d)|\b(?:my )?(?:cvv|cvc)\b|رمز البطاقه|رمز البطاقة|رمز البنك|رمز التحقق|كود التحقق|الرمز (?:اللي|الي|الذي) وصل|\botp\b/i,
    answer: 'pay-safe-person',
  },
  {
    words:
      /\b(?:new|other|different|changed) (?:bank (?:details|account)|iban)\b|\b(?:scam\w*|fraud\w*|phishing|charged (?:me )?twice|(?:2|two|double) charges?|double.charged|charged double|is this (?:call|e?.?mail) (?:real|legit))\b|احتيال|نصب علي|نصاب|خصم(?:تو|و)?ا? مرتين|سحبتوا مرتين|آيبان جديد|ايبان جديد|حساب بنكي جديد/i,
    answer: 'pay-safe-person',
  },
  {
    words:
      /\bi(?:'|’)?( a)?m (?:only |just )?(?:[6-9]|1[0-7])\b(?= *(?:$|[,.;!?]|years?|yrs?|yo\b|old|and|so|can|but|may|am))|عمري (?:[6-9]|1[0-7]|[٦-٩]|١[٠-٧])(?![\d٠-٩])/i,
    answer: 'age',
  },
  {
    words:
      /(?<!\b(?:colou?rs?|sun|yarns?|will|light|lamps?) )\bbleach\b(?! (?:out|in the sun|from the sun))|\b(?:ammonia|chlorine|clorox|acetone|turpentine|dettol)\b|كلور|مبيض|مبيّض|أمونيا|امونيا|فلاش للتنظيف/i,
    answer: 'safety-cleaners',
  },
  { words: /\bmothballs?\b|نفتالين/i, answer: 'place-moths' },
]

/** The topic that answers a message before any request in it is done; null for nearly all messages. */
export function urgentTopic(text: string): Topic | null {
  const found = URGENT.find(({ words }) => words.test(text))
  return found ? topicOf(found.answer) : null
}
