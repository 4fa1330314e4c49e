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
  CHANGES,
  OPENS,
  HAS,
  GOES,
  ADDS,
  BUYS,
  RANKS,
  LIVES,
} from './patterns.ts'
import { saidColors, yarnOf } from './slots/colors.ts'
import { designs } from './slots/design-names.ts'
import { numbersInArabic } from './slots/numbers.ts'
import { saidPlaces } from './slots/places.ts'
import { LISTINGS, MOODS, PAGES, ROOMS, SHAPES } from './slots/shop.ts'
import { foundIn } from './slots/table.ts'

type Palette = NonNullable<AssistantContext['palette']>

/** What a clause is read with. */
type Scene = {
  readonly palette: Palette
  readonly onRug: boolean
  readonly rugs: readonly RugItem[]
  /** English name of the yarn that was spoken of last. */
  readonly focus: string | null
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
  / (?=و(?:احط|حط|اضف|اضيف|ضيف|ضف|افتح|فرجي|وري|اشوف|ابي|ابغي|بدي|خل|سو|اعمل|غير|بدل|قول|كم|بكم|الباقي|باقي|نزل|شيل|رجع|لخبط|ثبت|اقفل|ود|انقل|كبر|صغر|دف|برد|غمق|فتح|اخلط|خلط|امزج|مزج|فك)\p{L}*)/u

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
  const palette = context.palette ?? []
  const onRug = palette.length > 0 || context.rug !== undefined
  let focus = before.visitor ? lastYarn(before.visitor, palette) : null
  const shown = before.assistant ? designs(normaliseArabic(before.assistant).split(' '), rugs, true) : []
  let size: string | null = null
  const sentences: string[] = []
  for (const clause of clausesOf(text)) {
    const read = readClause(clause, { palette, onRug, rugs, focus, size, shown })
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
  const words = normaliseArabic(text).split(' ')
  return (
    saidColors(words, palette)
      .map(({ name }) => yarnOf(name, palette)?.name)
      .findLast((name) => name !== undefined) ?? null
  )
}

const COUNTED = 'قطع|قطعه|حبات|حبه|حبت|سجادات|سجادتي?|سجاده?|سجاجيد|نسخ|منها|منه|زوالي'
const UNITS: Readonly<Record<string, string>> = {
  سم: 'cm',
  سانتي: 'cm',
  سنتي: 'cm',
  سنتيمتر: 'cm',
  سانتيمتر: 'cm',
  سنتمتر: 'cm',
  م: 'm',
  متر: 'm',
  امتار: 'm',
  متار: 'm',
  مترا: 'm',
  قدم: 'ft',
  اقدام: 'ft',
  فوت: 'ft',
  بوصه: 'in',
  انش: 'in',
  مم: 'mm',
  ملم: 'mm',
}
const UNIT = Object.keys(UNITS)
  .toSorted((p, q) => q.length - p.length)
  .join('|')
const SIDES = new RegExp(
  `(\\d+(?:\\.\\d+)?)(?: (${UNIT}))?(?: (?:طول|عرض))? (?:في|ب|علي|ع|x|ف|و|ضرب) ?(\\d+(?:\\.\\d+)?)(?: (${UNIT}))?(?= |$)`,
)
const SIDE = new RegExp(`(\\d+(?:\\.\\d+)?) (${UNIT})(?= |$)`)

/** The requests of one clause, the surest first. */
function readClause(clause: string, scene: Scene): Read {
  const words = clause.split(' ')
  const { palette, onRug } = scene
  const colors = saidColors(words, palette)
  const known = colors.flatMap((color) => {
    const yarn = yarnOf(color.name, palette)
    return yarn ? [{ ...color, yarn: yarn.name }] : []
  })
  const said = (...sentences: string[]): Read => ({
    sentences,
    focus: known[0]?.name ?? scene.focus,
    size: sizeOf(clause, foundIn(words, SHAPES)[0]?.value, onRug),
  })
  if (onRug && FREES.test(clause)) return said(`unlock the ${known[0]?.name ?? scene.focus ?? 'colour'}`)
  const holds = HOLDS.test(clause)
  if (onRug && holds && known[0]) {
    const others = /(?:عداه|عدا|غيره|الباقي|البقيه)/.test(clause) ? ['', ...moodOf(words)].slice(1) : []
    return said(`lock the ${known[0].name}`, ...others)
  }
  if (FORBIDS.test(clause)) return said()
  const room = foundIn(words, ROOMS)[0]?.value
  const size = sizeOf(clause, foundIn(words, SHAPES)[0]?.value, onRug)
  const quantity = quantityOf(clause)
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
  if (onRug && GOES_BACK.test(clause) && UNDOES.test(clause) && !/(?:فلوس|طلب|مبلغ|وصل)/.test(clause))
    return said('undo')
  const changed = onRug ? changeOf(clause, colors, known, scene) : null
  if (changed) return changed
  const cart = /(?:السله|للسله|بالسله|سلتي|العربه|للعربه)/.test(clause)
  if ((cart && ADDS.test(clause)) || (onRug && BUYS.test(clause)))
    return said(...(quantity === null ? [] : [`I want ${quantity} of them`]), 'add it to the cart')
  const language = /(?:انجليزي|انكليزي|انقليزي|بالانجليزي\p{L}*|english)/u.test(clause)
    ? 'english'
    : /عربيه?$/.test(clause)
      ? 'arabic'
      : null
  if (language && /(?:حول|غير|بدل|خل|الموقع|اللغه|الصفحه|افتح|ابي|بدي)/.test(clause))
    return said(`switch to ${language}`)
  const [place] = saidPlaces(words)
  if (place && (LIVES.test(clause) || /(?:غير|بدل|حول)/.test(clause)))
    return said(`set the country to ${place}`)
  const done: string[] = []
  if (onRug && size) done.push(`make it ${size}`)
  else if (onRug && quantity !== null) done.push(`I want ${quantity} of them`)
  if (onRug && /(?:شيل|بدون|بلا|من غير|اخف) ?(?:ال)?(?:غرفه|اوضه|خلفيه)|(?:لحالها|لوحدها|وحدها)/.test(clause))
    return said('show just the rug')
  const shape = foundIn(words, SHAPES)[0]?.value
  if (onRug && shape && !size && words.length <= 9 && !/^(?:ليه|ليش|كم|هل|لماذا)/.test(clause))
    done.push(`make it ${shape}`)
  const names = designs(words, scene.rugs)
  const page = foundIn(words, PAGES)[0]?.value
  // What opens a design or a page is spelt as what is lighter.
  const mood = onRug && names.length === 0 && !page ? moodOf(words) : []
  if (mood.length > 0 && !/(?:قفل|صفحه)/.test(clause)) done.push(...mood)
  if (onRug && room && !isQuestion(clause) && (OPENS.test(clause) || words.length <= 3 || done.length > 0))
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
  if (page && GOES.test(clause) && words.length <= 9 && !/(?:كم|متي|ليش|ليه|هل)/.test(clause))
    return said(`go to ${page}`)
  const listing = foundIn(words, LISTINGS).map(({ value }) => value)
  const lists =
    /(?:سجاد\p{L}*|زوالي|زوليه|تصاميم|تصميم|الوان|الحاجات|حاجات)/u.test(clause) ||
    (!onRug && words.length <= 5 && /(?:شوف|وريني|اعرض|عرض)/.test(clause))
  if (
    listing[0] &&
    lists &&
    (OPENS.test(clause) || HAS.test(clause)) &&
    words.length <= 9 &&
    !/(?:بدون|ميزانيه|كنب|تحت|انسب)/.test(clause)
  )
    return said(`show me ${listing[0]} rugs`)
  return said()
}

const isQuestion = (clause: string) => /^(?:هل|كم|ليش|ليه|كيف|متي)/.test(clause)

function moodOf(words: readonly string[]): readonly string[] {
  const found = MOODS.find(([pattern]) =>
    words.some((word) => pattern.test(word.replace(/^و(?=\p{L}{3})/u, ''))),
  )
  // "I find it cool" tells how it is, and is said with a feeling.
  return found && !words.some((word) => /^(?:احس\p{L}*|صارخه?)$/u.test(word)) ? [`make it ${found[1]}`] : []
}

type Known = ReturnType<typeof saidColors>[number] & { readonly yarn: string }

const OF_IT = /(?:^| )و?(?:خل|بدل|غير|اب|ابغا|بدي|سو|حول|اعمل|لون)(?:ي|ا|لي)?(?:ه|و|وه|ها)(?= |$)/

/**
 * Changes of yarns: each with an article is an old one, the colour behind it the new. A new colour alone leans on the yarn
 * that was spoken of.
 */
function changeOf(
  clause: string,
  colors: ReturnType<typeof saidColors>,
  known: readonly Known[],
  { focus }: Scene,
): Read | null {
  if (colors.length === 0) return null
  const changes = CHANGES.test(clause)
  const isShort = clause.split(' ').length <= 6
  const definite = known.filter((color) => color.isDefinite)
  const [first] = colors
  // "Make it dark green like bay leaf" is about the yarn before.
  if (definite.length === 0 && focus && first && OF_IT.test(clause))
    return { sentences: [`change the ${focus} to ${first.name}`], focus }
  const pairs = definite.flatMap((from) => {
    const to = colors.find(({ at }) => at > from.at)
    return to && (changes || isShort) && !definite.some(({ at }) => at === to.at && colors.length > 2)
      ? [{ from: from.name, to: to.name }]
      : []
  })
  const last = pairs.at(-1)
  if (last && (changes || !/ و/.test(clause)))
    return { sentences: pairs.map(({ from, to }) => `change the ${from} to ${to}`), focus: last.from }
  const from = definite[0] ?? (colors.length > 1 ? known[0] : undefined)
  const to = changes ? colors.findLast((color) => color.at !== from?.at) : undefined
  if (from && to) return { sentences: [`change the ${from.name} to ${to.name}`], focus: from.name }
  if (from) return { sentences: changes ? [`change the ${from.name}`] : [], focus: from.name }
  if (!to) return null
  return { sentences: [focus ? `change the ${focus} to ${to.name}` : `make it ${to.name}`], focus }
}

function sizeOf(clause: string, shape: string | undefined, onRug: boolean): string | null {
  const two = SIDES.exec(clause)
  if (two) {
    const [, a = '', aUnit, b = '', bUnit] = two
    const units = [aUnit ?? bUnit, bUnit ?? aUnit].map((unit) => (unit ? ` ${UNITS[unit] ?? ''}` : ''))
    const isTable = /(?:طاوله|سرير|كنب|غرفه مساحت)/.test(clause)
    return isTable ? null : `${a}${units[0] ?? ''} by ${b}${units[1] ?? ''}${shape ? ` ${shape}` : ''}`
  }
  const one = shape === 'round' || shape === 'square' ? SIDE.exec(clause) : null
  return one && onRug ? `${one[1] ?? ''} ${UNITS[one[2] ?? ''] ?? ''} ${shape ?? ''}` : null
}

function quantityOf(clause: string): number | null {
  const counted = new RegExp(`(?:^| )(\\d+) (?:${COUNTED})(?= |$)`).exec(clause)?.[1]
  return counted === undefined ? null : Number(counted)
}
