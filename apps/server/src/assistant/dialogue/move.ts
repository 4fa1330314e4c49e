import { normaliseArabic } from '../arabic/normalise.ts'
import { wordSet } from '../grammar/sentence.ts'
import { normalise } from '../text/normalise.ts'

/** Which of several things a message points at, without naming it. */
export type Pick =
  | { readonly which: 'rank'; readonly rank: number }
  | { readonly which: 'last' | 'all' | 'other' | 'that' | 'both' }
  | { readonly which: 'most'; readonly of: Degree }

/** By what one of several is chosen. */
export type Degree = 'large' | 'small' | 'dark' | 'light' | 'cheap' | 'dear'

/** What a message does with what was said before it. */
export type Move = {
  /** It takes back or changes what was done or answered: "no, …", "I meant …". */
  readonly corrects: boolean
  readonly pick: Pick | null
  /** What is said besides, without what only leads up to it. */
  readonly rest: string
}

const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|الاول[ىي]?|اول|الاولا|اولي)$/, 0],
  [/^(?:second|2nd|الثاني|الثانيه|التاني|التانيه|ثاني|ثانيه)$/, 1],
  [/^(?:third|3rd|الثالث|الثالثه|التالت|التالته)$/, 2],
  [/^(?:fourth|4th|الرابع|الرابعه)$/, 3],
  [/^(?:fifth|5th|الخامس|الخامسه)$/, 4],
]
const LAST = /^(?:last|final|الاخير|الاخيره|اخر)$/
const ALL = /^(?:all|every|everything|each|كل|كلهم|كلها|كلهن|كلهما|الكل|جميعهم|جميعا)$/
const BOTH = /^(?:both|الاثنين|الاثنتين|الثنتين|التنين|التنتين|اثنينهم|الثنين|كليهما|تنيناتهم)$/
const OTHER = /^(?:other|others|الاخر|الاخري|غيره|غيرها|غيرهم|التاني|التانيه)$/
const DEGREES: readonly (readonly [RegExp, Degree])[] = [
  [/^(?:bigger|biggest|larger|largest|big|large|الاكبر|اكبر|الكبير|الكبيره|اكبرهم)$/, 'large'],
  [/^(?:smaller|smallest|small|الاصغر|اصغر|الصغير|الصغيره|اصغرهم)$/, 'small'],
  [/^(?:darker|darkest|dark|deeper|الغامق|الغامقه|الاغمق|الداكن|الداكنه|اغمق)$/, 'dark'],
  [/^(?:lighter|lightest|light|paler|palest|الفاتح|الفاتحه|الافتح|افتح)$/, 'light'],
  [/^(?:cheaper|cheapest|cheap|الارخص|ارخص|الرخيص|الرخيصه)$/, 'cheap'],
  [/^(?:dearest|priciest|expensive|الاغلي|اغلي|الغالي|الغاليه)$/, 'dear'],
]
const COMPARED =
  /^(?:bigger|larger|smaller|darker|deeper|lighter|paler|cheaper|big|large|small|dark|light|cheap|expensive|اكبر|اصغر|اغمق|افتح|ارخص|اغلي)$/
const THAT = /^(?:that|this|it|those|them|so|same|كذا|هيك|كده|هذا|هذي|هذه|هاي|هاد|ده|دي|ذا|ذي|نفسها|نفسه)$/

/** Words that only lead up to what is meant. */
const LEADING = wordSet(
  `a an the one ones please of oh ah hm hmm mm well wait sorry ok okay alright right yes yeah yep sure fine great perfect lovely nice good then now just maybe i we me us mean meant want wanted would prefer rather like take took choose pick use go with do make set change turn open show let have get for to as is was should be can could you thanks looks look seems looking yarn yarns colour color colours colors size sizes option room rug carpet design give it instead actually think only three two sounds works will ill lets
   و يعني ابي ابغي ابغا ابغاها بدي اريد اخذ خذ اختار اختر افتح خل خلي خليها خليه خلها خله خليهم حط حطها سو سوي سويها اعمل اعملها اوكي تمام طيب طب زين خلاص ايه نعم اي ماشي حلو اللون لون المقاس مقاس القياس من فضلك لو سمحت الواحد واحد واحده وحده ورني وريني اللي هو هي غير بدل ناخذ باخذ بس ياليت ممكن السجاده الزوليه التصميم يكون تكون مبدييا اوك حاب احب اظن احسن افضل`,
)
const CORRECTING =
  /^(?:(?:oh|ah|hm+|ok|okay|sorry|wait|well|uh|um|actually|no+|nope|nah|rather|لا|لأ|اوه|عفوا|اسف|اسفه|لحظه|مهلا)[ ,]*)*(?:no+|nope|nah|not|actually|wait|sorry|rather|i meant|i mean|instead|لا|مو|مش|مب|قصدي|اقصد|كان قصدي|كنت اقصد|عفوا|بل)(?: |$)/
const MEANT = /(?:^| )(?:i meant|meant|not (?:that|this|it)|wrong|قصدي|اقصد|كان قصدي)(?= |$)/
const REJECTED = /^(?:not (?:that|this|the \w+) (?:one )?|مو هذا |مش هيك |مش هذا |مو هذي |مب هذا )/
const CORRECTIONS = wordSet(
  'no noo nope nah not actually wait rather meant mean instead wrong لا مو مش مب قصدي اقصد كان كنت عفوا اسف اسفه لحظه بل',
)

/** A message as moves are read from it: lower case, digits western, punctuation gone. */
export const plainly = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? normaliseArabic(text) : normalise(text)

/** What a message points at, and what it says besides. */
export function moveIn(text: string): Move {
  const plain = plainly(text)
  const corrects = CORRECTING.test(plain) || MEANT.test(plain)
  const said = plain.replace(REJECTED, '').split(' ').filter(Boolean)
  // "Lighter" alone asks for a lighter one, and points at none.
  const points = /(?:^| )(?:the|one|that|those|these|them|which)(?= |$)/.test(plain)
  const picks: Pick[] = []
  const rest: string[] = []
  for (const word of said) {
    const pick = !points && COMPARED.test(word) ? null : pickIn(word)
    if (pick) picks.push(pick)
    else if (!LEADING.has(word) && !(corrects && CORRECTIONS.has(word))) rest.push(word)
  }
  // "That one" in "the smaller one, make it that" points at nothing more.
  const named = picks.filter(({ which }) => which !== 'that')
  const pick = named[0] ?? picks[0] ?? null
  return { corrects, pick: named.length > 1 && !sameOf(named) ? null : pick, rest: rest.join(' ') }
}

function pickIn(word: string): Pick | null {
  const rank = RANKS.find(([said]) => said.test(word))
  if (rank) return { which: 'rank', rank: rank[1] }
  if (LAST.test(word)) return { which: 'last' }
  if (BOTH.test(word)) return { which: 'both' }
  if (ALL.test(word)) return { which: 'all' }
  if (OTHER.test(word)) return { which: 'other' }
  const degree = DEGREES.find(([said]) => said.test(word))
  if (degree) return { which: 'most', of: degree[1] }
  return THAT.test(word) ? { which: 'that' } : null
}

/** "The other, the second": one after the other says the same. */
const sameOf = ([first, ...others]: readonly Pick[]): boolean =>
  others.every(({ which }) => which === first?.which || which === 'other')

/** A message without the words that only correct: "no, make it 2 by 3" asks for 2 by 3. */
export function withoutCorrection(text: string): string {
  const bare = text.replace(
    /^(?:(?:oh|ah|hm+|ok(?:ay)?|sorry|wait|well|uh+|um+|no+|nope|nah|actually|rather|not (?:that|this)(?: one)?|i meant?|لا|لأ|عفوا|آسفة?|اسفه?|لحظة|قصدي|أقصد|اقصد|كان قصدي)(?:[\s,،.!:–-]+|$))+/iu,
    '',
  )
  return bare.trim() === '' ? text : bare
}
