import type { Topic } from './topic.ts'
import { topicOf } from './topics.ts'

/** What is answered before anything is done, whatever else a message says: somebody's health, money or age depends on it. */
const URGENT: readonly {
  readonly words: RegExp
  /** Words that must be there as well. */
  readonly beside?: RegExp
  readonly answer: string
}[] = [
  {
    words:
      /\b(?:kill(?:ing)? (?:myself|himself|herself)|suicid\w+|end (?:it all|my life)|self.?harm\w*|hurt myself|want(?:s|ed)? to die|no reason to live|won'?t be (?:around|here|alive) (?:by|much|for|next)|(?:not|dont|don't) (?:plan|want|going|planning) (?:on |to )?(?:be|being) (?:around|here|alive))\b|انتحر|انتحار|(?:اقتل|أقتل|اموت|أموت) نفسي|(?:ابي|ابغى|عايز|بدي) (?:اموت|أموت)|نام وما (?:ا|أ)?(?:فيق|صح[ىي]|قوم)/i,
    answer: 'in-despair',
  },
  {
    words:
      /\b(?:(?:he|she|they|him|husband|wife|boyfriend|girlfriend|partner|father|dad|boss|brother|uncle|somebody|someone) (?:is |was |will |'ll |keeps? |wants? to |going to |threatens? to |has |have |just )*(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|threaten\w*|attack\w*|strangl\w*) me\b(?! to\b)|he'?ll (?:hit|beat|hurt|kill) me|afraid of my (?:husband|wife|partner|father))\b|(?:يضربني|بيضربني|يهددني|بيهددني|بيقتلني|راح يقتلني)/i,
    answer: 'in-danger',
  },
  {
    words:
      /\b(?:swastikas?|nazi\w*|hitler|ss runes|kkk|ku klux|isis (?:flag|logo|emblem)|white power|hate symbols?)\b|صليب معقوف|الصليب المعقوف|نازي|هتلر|داعش/i,
    answer: 'unlawful-artwork',
  },
  {
    words: /\b(?:puppy|dog|cat|kitten|pet|rabbit|parrot|pup|lab)\b|كلب|قط|أرنب/i,
    beside:
      /\b(?:swallow(?:ed|s)?|(?:ate|eaten) (?:\w+ ){0,5}(?:yarn|wool|tufts?|backing|latex|threads?|corner|rug)|chewed (?:\w+ ){0,6}(?:ate|swallowed))\b|بلع|ابتلع|(?:كل من|(?:اكل|أكل|قضم)ت?(?: من)?) (?:ال)?(?:وبر|صوف|خيوط|لاتكس|سجاد|طرف)/i,
    answer: 'pet-swallowed',
  },
  {
    words:
      /\b(?:(?:eyes?|throats?|lungs?|chest) (?:is |are )?(?:burn|sting|hurt)\w*|mixed (?:\w+ ){0,3}(?:bleach|clorox|chlorine|ammonia)|fumes|swallow(?:ed|s|ing)?|poison\w*|can ?no?t breathe|(?:not|isn'?t|stopped) breathing|unconscious|passed out|fallen (?:off|down) (?:\w+ ){0,2}(?:ladder|stairs)|having a heart attack|wheez\w*|(?:lips?|tongue|face) (?:\w+ ){0,2}(?:swell\w*|swollen|fat)|smoke (?:is )?coming (?:up|out|from|off)|smoulder\w*|(?:rug|carpet|house|flat|room|kitchen|cable|plug|it) (?:is |has )?(?:caught |on )fire|chok(?:ed|ing)|toxic gas|burned (?:my|his|her) (?:hand|skin|eyes?))\b|تسمم|ابتلع|بلع|اختنق|عيوني تحرق|غاز سام|(?:مش قادر[ةه]?|ما اقدر|ما أقدر|مو قادر[ةه]?) (?:ا|أ)تنفس|خلط\p{L}* (?:\S+ ){0,3}(?:كلور|فلاش|مبيض)/iu,
    answer: 'emergency',
  },
  {
    // A card number: thirteen digits or more, perhaps in groups; telephone numbers begin with + or 00.
    words:
      /(?<![\d#+])(?!00)(?:\d[ -]?){13,19}(?!\d)|(?:[٠-٩][ -]?){13,19}|\b(?:my )?(?:cvv|cvc)\b|رمز البطاقه|رمز البطاقة|رمز البنك|رمز التحقق|كود التحقق|الرمز (?:اللي|الي|الذي) وصل|\botp\b/i,
    answer: 'pay-safe-person',
  },
  {
    words:
      /\b(?:pass ?words?|pwd|pw) is\b|\b(?:gmail|google|account|e.?mail) (?:pass ?word|pw|pwd) \w|(?:كلمة السر|كلمة المرور|الباسورد|الباسوورد) (?:حقي|مالتي|تبعي|هي|هو)/i,
    answer: 'secrets',
  },
  {
    words: /\b(?:text|sms|whats ?app|link|message|e.?mail|call)\b|رابط|رساله|رسالة|واتس/i,
    beside:
      /\b(?:legit|genuine|is (?:it|this|that) (?:really )?(?:you|real)|fake)\b|بياناتك البنكية|بياناتك البنكيه|حسابك البنكي/i,
    answer: 'pay-safe-person',
  },
  {
    words:
      /\b(?:e.?mails?|address(?:es)?|phone numbers?|names|list) of (?:everyone|everybody|all|other|your|the other) ?(?:\w+ ){0,2}(?:customers?|buyers?|clients?|who|people)\b|\bwhat (?:did|has) my (?:neighbou?r|friend|boss|ex) (?:order|buy|bought|ordered)\b|(?:ارقام|أرقام|عناوين|ايميلات|إيميلات|أسماء|اسماء) (?:ال)?(?:زباين|زبائن|عملاء|العملا)/i,
    answer: 'others-data',
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
  { words: /\b(?:moth ?balls?|naphthalene)\b|نفتالين|نفثالين/i, answer: 'place-moths' },
]

/** The topic that answers a message before any request in it is done; null for nearly all messages. */
export function urgentTopic(text: string): Topic | null {
  const found = URGENT.find(({ words, beside }) => words.test(text) && (beside?.test(text) ?? true))
  return found ? topicOf(found.answer) : null
}
