import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { normaliseArabic } from './normalise.ts'
import {
  FORBIDS,
  HOLDS,
  FREES,
  SHUFFLES,
  DRAWN,
  GOES_BACK,
  RESETS,
  UNDOES,
  PRICES,
  PRICED,
  NOT_PRICES,
  OPENS,
  HAS,
  GOES,
  ADDS,
  BUYS,
  RANKS,
  LIVES,
} from './patterns.ts'
import { changeOf, knownIn } from './readers/change.ts'
import { leaningSizeOf, quantityOf, sizeOf } from './readers/measures.ts'
import { moodOf } from './readers/mood.ts'
import { saidColors, yarnOf } from './slots/colors.ts'
import { designs } from './slots/design-names.ts'
import { numbersInArabic } from './slots/numbers.ts'
import { saidPlaces } from './slots/places.ts'
import { LISTINGS, PAGES, PILES, ROOMS, SHAPES } from './slots/shop.ts'
import { foundIn } from './slots/table.ts'

type Palette = NonNullable<AssistantContext['palette']>

/** What a clause is read with. */
type Scene = {
  readonly palette: Palette
  readonly onRug: boolean
  readonly rugs: readonly RugItem[]
  /** English name of the yarn that was spoken of last. */
  readonly focus: string | null
  /** Whether nothing else was said. */
  readonly isWhole: boolean
  /** How many are chosen. */
  readonly quantity: number
  /** Size that an earlier clause told. */
  readonly size: string | null
  /** Designs that the last reply named, in their order. */
  readonly shown: readonly string[]
}

/** A clause as the English grammar reads it, and what it spoke of; no sentence where it asks for nothing. */
type Read = {
  readonly sentences: readonly string[]
  readonly focus: string | null
  readonly size?: string | null
}

/** What was said last, by either. */
type Before = { readonly visitor?: string | null | undefined; readonly assistant?: string | undefined }

const JOINTS = /[.!؟?;؛،,…]+(?=\s|$)|\n|\s(?:وبعدين|بعدين|ثم|وكمان|وبعد)\s/
/** A verb with "and" begins another request: `وافتح السله`. */
const NEXT =
  / (?=و(?:احط|حط|اضف|اضيف|ضيف|ضف|افتح|فرجي|وري|اشوف|ابي|ابغي|بدي|خل|سو|اعمل|غير|بدل|قول|كم|بكم|الباقي|باقي|نزل|شيل|رجع|لخبط|ثبت|اقفل|ود|انقل|كبر|صغر|دف|برد|غمق|فتح|اخلط|خلط|امزج|مزج|فك|خذ|خد|جرب|طلع|ارجع|ضاعف|قصر|طول|زود|نقص|اقفل|قفل|شوف|عطني|بدون)\p{L}*)| بس (?=(?:اخلط|خلط|لخبط|غير|بدل|قول|كم|بكم|خل|سو|شوف|كبر|صغر|حط|ضيف)\p{L}*)/u

/** What asks for the same once more. */
const AGAIN =
  /^(?:و?كمان|(?:كمان )?مره (?:ثانيه|تانيه|اخري|كمان)|كمان (?:مره|شوي|شويه|وحده|واحده)|(?:اكثر|اكتر|زياده)(?: (?:شوي|شويه|كمان))?|(?:شوي|شويه) (?:زياده|كمان|اكثر|اكتر)|كررها|نفس الشي)$/

/**
 * The requests of a message in Arabic as one sentence of plain English, for the grammar that both languages share; null
 * where it asks for none. What a request must not do is left out of it.
 */
export function inEnglish(
  text: string,
  context: AssistantContext,
  rugs: readonly RugItem[],
  before: Before = {},
): string | null {
  if (before.visitor && AGAIN.test(normaliseArabic(text))) return inEnglish(before.visitor, context, rugs)
  const palette = context.palette ?? []
  const onRug = palette.length > 0 || context.rug !== undefined
  let focus = before.visitor ? lastYarn(before.visitor, palette) : null
  const shown = before.assistant ? designs(normaliseArabic(before.assistant).split(' '), rugs, true) : []
  let size: string | null = null
  const sentences: string[] = []
  const clauses = clausesOf(text)
  for (const clause of clauses) {
    const read = readClause(clause, {
      isWhole: clauses.length === 1,
      palette,
      onRug,
      rugs,
      focus,
      size,
      shown,
      quantity: context.quantity ?? 1,
    })
    focus = read.focus
    size = read.size ?? size
    sentences.push(...read.sentences)
  }
  const asked = sentences.filter(
    (sentence, at) =>
      !sentences.some(
        (other, then) => then > at && (other === sentence || other.startsWith(`${sentence} to `)),
      ),
  )
  return asked.length > 0 ? asked.join(', then ') : null
}

function clausesOf(text: string): readonly string[] {
  return text
    .split(JOINTS)
    .flatMap((part) => numbersInArabic(normaliseArabic(part)).split(NEXT))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function lastYarn(text: string, palette: Palette): string | null {
  const colors = saidColors(normaliseArabic(text).split(' '), palette)
  const yarns = (some: typeof colors) =>
    some.map(({ name }) => yarnOf(name, palette)?.name).findLast((name) => name !== undefined)
  return yarns(colors.filter(({ isDefinite }) => isDefinite)) ?? yarns(colors) ?? null
}

/** The requests of one clause, the surest first. */
function readClause(clause: string, scene: Scene): Read {
  const words = clause.split(' ')
  const { palette, onRug } = scene
  const colors = saidColors(words, palette)
  const known = knownIn(colors, palette)
  const said = (...sentences: string[]): Read => ({
    sentences,
    focus: known[0]?.name ?? scene.focus,
    size: sizeOf(clause, foundIn(words, SHAPES)[0]?.value, onRug),
  })
  if (onRug && FREES.test(clause)) return said(`unlock the ${known[0]?.name ?? scene.focus ?? 'colour'}`)
  const holds = HOLDS.test(clause)
  // "Let it stay mauve" is a change.
  if (
    onRug &&
    holds &&
    known[0] &&
    !colors.some(({ isTarget, name }) => isTarget || !known.some((one) => one.name === name))
  ) {
    const others = /(?:عداه|عدا|غيره|الباقي|البقيه)/.test(clause) ? ['', ...moodOf(words)].slice(1) : []
    return said(...known.map(({ name }) => `lock the ${name}`), ...others)
  }
  if (FORBIDS.test(clause)) return said()
  const room = foundIn(words, ROOMS)[0]?.value
  const shape = foundIn(words, SHAPES)[0]?.value
  const size = sizeOf(clause, shape, onRug)
  const quantity = quantityOf(clause, scene.quantity)
  const asksPrice = PRICES.test(clause) && !NOT_PRICES.test(clause)
  if (asksPrice) {
    const sized = size ?? scene.size
    if (sized) return said(`how much is ${quantity === null ? 'it' : `${quantity} rugs`} in ${sized}`)
    if (!words.every((word) => PRICED.test(word))) return said()
    return said(quantity === null ? 'how much is it' : `how much are ${quantity} of them`)
  }
  if (RESETS.test(clause) || (GOES_BACK.test(clause) && DRAWN.test(clause)))
    return said('reset to the original')
  if (SHUFFLES.test(clause)) return said('shuffle')
  // Back to a rectangle, or to a size, is no step back.
  const goesTo = shape !== undefined || size !== null
  if (
    onRug &&
    !goesTo &&
    GOES_BACK.test(clause) &&
    UNDOES.test(clause) &&
    !/(?:فلوس|طلب|مبلغ|وصل)/.test(clause)
  )
    return said('undo')
  const changed = onRug ? changeOf(clause, colors, known, scene.focus) : null
  if (changed) return { ...changed, size }
  const cart = /(?:سله|السله|للسله|بالسله|سلتي|العربه|للعربه)/.test(clause)
  const inCart = /(?:^| )(\d{1,2}) (?:منها |منهم )?(?:في|بال|ب|لل|الي)(?= |$|السله)/.exec(clause)?.[1]
  const counted = quantity ?? (inCart === undefined ? null : Number(inCart))
  const addsIt =
    onRug && words.length <= 2 && /^و?(?:ضيف|ضف|اضف|اضيف|نضيف)(?:ها|يها|وها)$/.test(words[0] ?? '')
  if ((cart && ADDS.test(clause)) || addsIt || (onRug && BUYS.test(clause)))
    return said(
      ...(size ? [`make it ${size}`] : []),
      ...(counted === null || size ? [] : [`I want ${counted} of them`]),
      'add it to the cart',
    )
  const language = /(?:انجليزي|انكليزي|انقليزي|بالانجليزي\p{L}*|english)/u.test(clause)
    ? 'english'
    : /عربيه?$/.test(clause)
      ? 'arabic'
      : null
  if (
    language &&
    /(?:حول|غير|بدل|خل|الموقع|اللغه|الصفحه|افتح|ابي|بدي|كلم|احكي|تكلم|جاوب|رد|اقلب|عايز|ابغ)/.test(clause)
  )
    return said(`switch to ${language}`)
  const [place] = saidPlaces(words)
  if (
    place &&
    (LIVES.test(clause) ||
      /(?:غير|بدل|حول)/.test(clause) ||
      (scene.isWhole && /^و?(?:انا|احنا|نحن) (?:من|في|ب|ساكن)/.test(clause) && words.length <= 4))
  )
    return said(`set the country to ${place}`)
  const done: string[] = []
  if (onRug && size) done.push(`make it ${size}`)
  const leaning = onRug && !size ? leaningSizeOf(clause) : null
  if (leaning) done.push(leaning)
  else if (onRug && !size && quantity !== null) done.push(`I want ${quantity} of them`)
  if (
    onRug &&
    /(?:شيل|بدون|بلا|من غير|من دون|اخف|احذف) ?(?:ال)?(?:غرفه|اوضه|خلفيه)|(?:لحالها|لوحدها|وحدها)/.test(clause)
  )
    return said('show just the rug')
  const single =
    onRug &&
    !size &&
    !leaning &&
    done.length === 0 &&
    /^(?:لا |طيب |طب |اوكي )?(?:خل|سو|ابي|ابغ|بدي|اعمل|عايز|اجعل)/.test(clause)
  const side = single && words.length <= 6 ? /(\d+(?:\.\d+)?) (متر|سم|قدم|سانتي|م)(?= |$)/.exec(clause) : null
  if (side) done.push(`make it ${side[1] ?? ''} ${{ متر: 'm', م: 'm', قدم: 'ft' }[side[2] ?? ''] ?? 'cm'}`)
  if (onRug && shape && !size && !leaning && words.length <= 9 && !/^(?:ليه|ليش|كم|هل|لماذا)/.test(clause))
    done.push(`make it ${shape}`)
  const pile = foundIn(words, PILES)[0]?.value
  if (onRug && pile && words.length <= 7 && !isQuestion(clause)) done.push(`make it ${pile} pile`)
  const names = designs(words, scene.rugs)
  const page = foundIn(words, PAGES)[0]?.value
  // What opens a design or a page is spelt as what is lighter.
  const mood = onRug && names.length === 0 && !page ? moodOf(words) : []
  if (mood.length > 0 && !/(?:قفل|صفحه)/.test(clause)) done.push(...mood)
  if (
    onRug &&
    room &&
    (!isQuestion(clause) || /^كيف (?:ب?[تي]?طلع|ب?[تي]بين|شكل|راح|منظر)/.test(clause)) &&
    (clause.startsWith('كيف') || OPENS.test(clause) || words.length <= 3 || done.length > 0)
  )
    done.push(`show it in the ${room}`)
  if (onRug && done.length === 0 && /(?:^| )(?:كبر\p{L}*|اكبر)(?= |$)/u.test(clause) && words.length <= 5)
    done.push('make it bigger')
  if (onRug && done.length === 0 && /(?:^| )(?:صغر\p{L}*|اصغر)(?= |$)/u.test(clause) && words.length <= 5)
    done.push('make it smaller')
  if (done.length > 0) return said(...done)
  if (names.length === 1 && (OPENS.test(clause) || words.length <= 2) && words.length <= 12)
    return said(`open ${names[0] ?? ''}`)
  const rank = RANKS.findIndex((pattern) => pattern.test(clause))
  const ranked = rank < 0 ? undefined : scene.shown.at(rank === RANKS.length - 1 ? -1 : rank)
  if (ranked && words.length <= 6 && !(onRug && colors.length > 0)) return said(`open ${ranked}`)
  const listing = foundIn(words, LISTINGS).map(({ value }) => value)
  if (
    page &&
    GOES.test(clause) &&
    words.length <= 9 &&
    !/(?:^| )(?:كم|متي|ليش|ليه|هل)(?= |$)/.test(clause) &&
    !listing[0]
  )
    return said(page === 'products' ? 'show me all rugs' : `go to ${page}`)
  const lists =
    /(?:سجاد\p{L}*|زوالي|زوليه|تصاميم|تصميم|الوان|الحاجات|حاجات)/u.test(clause) ||
    (!onRug && words.length <= 5 && /(?:شوف|ور|اعرض|عرض|فرجي|شي|حاجه|عندكم|عندك)/.test(clause))
  if (
    listing[0] &&
    lists &&
    (OPENS.test(clause) ||
      HAS.test(clause) ||
      /(?:^| )(?:وين|فين)(?= |$)/.test(clause) ||
      words.length <= 4) &&
    words.length <= 9 &&
    !/(?:بدون|ميزانيه|كنب|تحت|انسب)/.test(clause)
  )
    return said(`show me ${listing[0]} rugs`)
  return said()
}

const isQuestion = (clause: string) => /^(?:هل|كم|ليش|ليه|كيف|متي)/.test(clause)
