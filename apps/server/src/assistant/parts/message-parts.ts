/** A part of a message. `asks` if it asks or wishes something by itself; otherwise it only tells something. */
export type MessagePart = { readonly text: string; readonly asks: boolean }

/** What people say before they come to the point. */
const FILLERS =
  /^(?:(?:and|also|but|so|then|plus|now|ok|okay|oh|ah|hm+|well|right|yes|yeah|no|nope|hi|hello|hey|nice|good|great|perfect|lovely|sweet|cool|fine|thanks|thank you|please|sorry|anyway|roughly|actually|by the way|btw|good to know|you know|tell me|just|quick question)[\s,.!:–-]+)+/i
const QUESTION =
  "(?:what|whats|what's|how|hows|how's|when|where|wheres|where's|who|whos|who's|which|why|is|are|do|does|did|can|could|will|would|should|shall|may|any chance|am i|has|have you|have i|what about|how about)"
/** "What is shipping to Poland and tax?" asks for both. */
const SUBJECT = '(?:tax(?:es)?|dut(?:y|ies)|customs|warranty|returns)'
const REQUEST =
  "(?:show|give|find|make|set|put|change|swap|turn|open|add|remove|take|keep|lock|shuffle|undo|reset|switch|tell|let me|lets|let's|i want|i need|i would like|i'd like|i wish|id like|we want|we need|we would like|need|want|looking for|recommend|suggest|compare|pass|call|send|have someone)"
const ASKS = new RegExp(`^(?:${QUESTION}|${REQUEST})\\b`, 'i')
const ARABIC_FILLERS =
  /^(?:(?:طيب|طب|اوكي|أوكي|تمام|ماشي|خلاص|حلو|حلوة|زين|يعني|بس|لا|نعم|ايه|إيه|مرحبا|السلام عليكم|هلا|شكرا|شكراً|لو سمحت|من فضلك|اخر شي|آخر شي)[\s،,.!:]+)+/u
const ARABIC_QUESTION =
  '(?:بكم|بكام|كم|وش|شنو|شو|ايش|إيش|ايه|هل|متى|امتى|وين|فين|أين|اين|كيف|ازاي|إزاي|ليش|ليه|لماذا|ما|من|مين|أي|اي|تقدر\\S*|ممكن|يمديني|يمكن|توصل\\S*|بتوصل\\S*|تشحن\\S*|عندكم|عندك|فيه|في عندكم|هو|هي|ينفع|يصير|لازم|قديش|قد ايه|التوصيل|توصيل)'
/** "Do you deliver to Kuwait and is there duty on it": a subject of its own after "and". */
const ARABIC_SUBJECT = '(?:(?:عليها|عليه|فيها|فيه|في|هل) )?(?:ال)?(?:جمارك|ضريبة|ضرائب|رسوم|ضمان)(?!\\p{L})'
const ARABIC_REQUEST =
  '(?:ابي|أبي|ابغى|أبغى|ابغا|اريد|أريد|بدي|عايز\\S*|عاوز\\S*|خل\\S*|غير\\S*|غيّر\\S*|حط\\S*|سو\\S*|اعمل\\S*|افتح\\S*|ورين\\S*|ارن\\S*|أرن\\S*|اعطن\\S*|قول\\S*|شيل\\S*|رجع\\S*|ضيف\\S*|ضف\\S*|أضف\\S*|اضف\\S*|ثبت\\S*|احسب\\S*)'
const ARABIC_ASKS = new RegExp(`^(?:و|ف)?(?:${ARABIC_QUESTION}|${ARABIC_REQUEST})(?!\\p{L})`, 'u')

/** Marks after which another part begins. */
const SENTENCES = /(?<=[.?!؟;])\s+|\n+/u
/** Within a sentence only a question begins another part: requests are read clause by clause as they stand. */
const QUESTIONS = new RegExp(
  `,?\\s+(?:and|also|plus|but|then)\\s+(?=(?:also\\s+)?(?:(?:tell me|let me know|say|show me) )?${QUESTION}\\s|(?:the |any )?${SUBJECT}\\b)|,\\s+(?=${QUESTION}\\s)|\\s+(?=و${ARABIC_QUESTION}(?!\\p{L}))|،\\s*(?=${ARABIC_QUESTION}(?!\\p{L}))|\\s+(?=و${ARABIC_SUBJECT})`,
  'iu',
)
/** A single word asks nothing by itself: "really?". */
const LEAST_WORDS = 2
const MOST_PARTS = 6

/** The parts of a message in their order; one where it is short, or too long to be several wishes. */
export function messageParts(text: string): readonly MessagePart[] {
  const parts = text
    .split(SENTENCES)
    .flatMap((sentence) => sentence.split(QUESTIONS))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > MOST_PARTS
    ? [{ text, asks: true }]
    : parts.map((part) => ({ text: part, asks: asks(part) }))
}

function asks(part: string): boolean {
  if (part.split(/\s+/u).length < LEAST_WORDS) return false
  if (/[?؟]$/u.test(part)) return true
  return ASKS.test(part.replace(FILLERS, '')) || ARABIC_ASKS.test(part.replace(ARABIC_FILLERS, ''))
}
