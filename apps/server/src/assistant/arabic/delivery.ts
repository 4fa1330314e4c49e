import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { countries } from '@nawl/messages/by-language/countries'

import { notShippedAnswer, placeAnswer } from '../answers/delivery-answer.ts'
import { saidPlace } from '../slots/place.ts'
import { likelihoodOf, type Turn } from '../turn.ts'
import { arabicStem, normaliseArabic } from './normalise.ts'
import { saidPlaces } from './slots/places.ts'

const SENDS = /شحن|توصل|توصيل|يوصل|بتوصل|ترسل|ارسال|تبعت|تجيب|يجي|تجي|وصل|tawsal|tawsil/
const TIME = /كم يوم|كم اسبوع|كم ياخذ|كم تاخذ|بتاخد|ياخد|متي|امتي|مده|قديش|يوم|ايام/
const COST = /بكم|كم سعر|رسوم|كلفه|تكلفه|مجان|ببلاش|اجره/
/** Subjects that a place may be named with, which are not its delivery. */
const OTHERWISE =
  /جمرك|جمارك|ضريب|معرض|محل|فرع|مصنع|تصنع|صناع|صوف|قانون|محكم|فرش|تفرش|الغي|ارجاع|ترجع|شغال|دوام|مكتب/
const LABELS = ['time-deliver', 'ship-countries', 'ship-cost'] as const
/** Probability of what is none of the shop's business from which a place alone does not ask for delivery. */
const ELSEWHERE = 0.4
/** Words of a sentence that names little but a place. */
const ALONE = 3

/** Time and cost of delivery to a place that a message in Arabic names; null when another subject is meant. */
export function arabicDelivery({ text, guesses, notShippedTo, history }: Turn): AssistantReply | null {
  const normal = normaliseArabic(text)
  const words = normal.split(' ')
  const [named] = saidPlaces(words)
  const country = named === undefined ? null : (saidPlace(named.toLowerCase())?.country ?? null)
  if (!country || OTHERWISE.test(normal)) return null
  const before = normaliseArabic(history.findLast(({ role }) => role === 'visitor')?.text ?? '')
  const follows = words.length <= ALONE && (SENDS.test(before) || saidPlaces(before.split(' ')).length > 0)
  const isLikely = LABELS.reduce((sum, label) => sum + likelihoodOf(label, guesses), 0) >= 0.3
  if (!SENDS.test(normal) && !TIME.test(normal) && !isLikely && !follows) return null
  // "What is the weather in Doha on Thursday" has a place and a time.
  if (!SENDS.test(normal) && likelihoodOf(null, guesses) >= ELSEWHERE) return null
  if (notShippedTo.includes(country.code)) return notShippedAnswer(country, 'ar')
  // As it was written, if the word is there; else the country.
  const written = words.find((word) => saidPlaces([word]).includes(named ?? ''))
  const name =
    written && arabicStem(written) === arabicStem(normaliseArabic(countries.ar(country.code).shortName))
      ? countries.ar(country.code).shortName
      : written === undefined
        ? countries.ar(country.code).shortName
        : withoutParticle(written, named ?? '')
  return placeAnswer({ country, name, isCostOnly: COST.test(normal) && !TIME.test(normal) }, 'ar')
}

/** A place without the "in" or "to" that is written with it; London keeps its first letter. */
function withoutParticle(word: string, named: string): string {
  const bare = word.replace(/^[وف]?لل/, 'ال').replace(/^[وف]?[بل](?=[\u0620-\u064A]{3})/, '')
  return saidPlaces([bare]).includes(named) ? bare : word
}
