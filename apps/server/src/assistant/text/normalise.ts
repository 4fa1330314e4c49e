import { westernDigits } from '@nawl/domain/shop/western-digits'

import { numbersInWords } from './numbers-in-words.ts'

/** Expands contractions and drops a possessive `'s`. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|would|could|should|have|has)n'?t\b/g, '$1 not'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|it|that|she|he)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|she|he)'d\b/g, '$1 would'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\bi'?m\b/g, 'i am'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(what|who|where|how|when|it|that|there|here)'s\b/g, '$1 is'],
  [/\bwhats\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\bive\b/g, 'i have'],
  [/\bid\b(?= (?:like|swap|prefer|rather|love|want|change|take|have|put|go)\b)/g, 'i would'],
  [/\bthats\b/g, 'that is'],
  [/\bgotta\b/g, 'got to'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/(\w)'s\b/g, '$1'],
]

const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*½/g, '$1.5'],
  [/(\d)\s*¼/g, '$1.25'],
  [/[‘’ʼ`]/g, "'"],
  [/[“”]/g, '"'],
  [/->|=>|→/g, ' to '],
  [/\blite\b/gi, 'light'],
  [/\$+(?!\d)/g, ' dollars '],
]

/** Common misspellings of words too short for spelling correction. */
const SHORT_SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:teh|hte|th)\b/g, 'the'],
  [/\b(?:adn|nad)\b/g, 'and'],
  [/\b(?:taht|tht)\b/g, 'that'],
  [/\b(?:thsi|tihs)\b/g, 'this'],
  [/\b(?:wiht|wth)\b/g, 'with'],
  [/\b(?:ot|too(?= (?:the|a|my|navy|black|white|blue|red|green|gr[ae]y)\b))\b/g, 'to'],
  [/\b(?:hwo|hw)\b/g, 'how'],
  [/\b(?:waht|wat|wht)\b/g, 'what'],
  [/\b(?:cna|cn)\b/g, 'can'],
  [/\b(?:yuo|u)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:mke|maek|mak)\b/g, 'make'],
  [/\b(?:pls|plz|plese|pleas|plase)\b/g, 'please'],
  [/\b(?:thx|thanx|ty)\b/g, 'thanks'],
  [/\b(?:rgu|rug's)\b/g, 'rug'],
  [/\bshud\b|\bshld\b/g, 'should'],
  [/\b(?:cud|cld)\b/g, 'could'],
  [/\b(?:wud|wld)\b/g, 'would'],
  [/\bwiv\b/g, 'with'],
  [/\b(?:dnt|dun|dont)\b/g, 'do not'],
  [/\b(\w{3,}) ish\b/g, '$1ish'],
  [/\bun do\b/g, 'undo'],
  [/\bre set\b/g, 'reset'],
]

const MEASURES: readonly (readonly [RegExp, string])[] = [
  // 5'6" is five feet six inches; then the remaining marks.
  [/(\d)\s*'\s*(\d{1,2})\s*(?:"|'')/g, '$1 ft $2 in'],
  [/(\d)'(\d{1,2})\b(?!\s*['"])/g, '$1 ft $2 in'],
  [/(\d)\s*(?:"|'')/g, '$1 in '],
  [/(\d)\s*'(?!\w)/g, '$1 ft '],
  [/(\d)\s*[×*]\s*(?=\d)/g, '$1 x '],
  [/(\d)m(\d{2})\b/g, '$1.$2 m'],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/(\d),(\d{1,2})\b/g, '$1.$2'],
  [/(\d)\s*x\s*(?=\d)/g, '$1 x '],
  [/\bx(?=\d)/g, 'x '],
  // Not inside a hex value.
  [/(?<![#\w])(\d+(?:\.\d+)?)(?!(?:st|nd|rd|th)\b)(?=[a-z])/g, '$1 '],
]

/**
 * Normalises a sentence: lower case without accents and punctuation, contractions expanded, numbers as digits separate
 * from their units. Spelling is unchanged.
 */
export function normalise(text: string): string {
  const plain = westernDigits(replaced(text, WRITTEN))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  const measured = replaced(replaced(plain, MEASURES), CONTRACTIONS)
  const words = measured
    .replaceAll('&', ' and ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/#(?![0-9a-f]{6}\b)/g, ' ')
    .replaceAll(/[^a-z0-9.#]+/g, ' ')
    .trim()
  return numbersInWords(replaced(words, SHORT_SLIPS))
}

/** Polite phrases at the beginning and end of a request. */
const OPENING =
  /^(?:(?:please|pls|hey|hi|hello|ok|okay|so|um|uh|er|well|right|alright|now|then|excuse me|sorry|actually|maybe|perhaps|just|kindly|yes|yeah|no|oh|great|good morning|good evening|nawl|assistant|thanks|thank you|could (?:you|we|i)|can (?:you|we|i)|would you|will you|may i|might i|do you mind|would you mind|is it possible to|would it be possible to|i was wondering if you could|i want you to|i would like you to|i need you to|i wonder if you could|please can you|go ahead and|let us|let me|help me|try to|quickly|go and) )+/
const CLOSING =
  /(?: (?:please|pls|thanks|thank you|for me|now|then|right now|if you can|if possible|would you|will you|could you|can you|ok|okay|instead please|again please|cheers|at once|a bit|real quick|quickly|straight away|today|when you can))$/

/** Removes polite phrases from a normalised sentence. */
export function bareOf(text: string): string {
  return withoutClosing(text.replace(OPENING, '')).trim()
}

/** Removes them one by one: a pattern with a repetition would backtrack on long runs. */
function withoutClosing(text: string): string {
  const shorter = text.replace(CLOSING, '')
  return shorter === text ? text : withoutClosing(shorter)
}

function replaced(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}
