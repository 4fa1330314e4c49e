/** Units as people write them, by those of the English grammar. */
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
  m: 'm',
  cm: 'cm',
  ft: 'ft',
  مم: 'mm',
  ملم: 'mm',
}
const UNIT = Object.keys(UNITS)
  .toSorted((p, q) => q.length - p.length)
  .join('|')
const NUMBER = '(\\d+(?:\\.\\d+)?)'
const SIDES = new RegExp(
  `${NUMBER}(?: (${UNIT}))?(?: (?:طول|عرض))? (?:في|ب|علي|ع|x|ف|و|ضرب) ?(?:ال)?${NUMBER}(?: (${UNIT}))?(?= |$)`,
)
const SIDE = new RegExp(`${NUMBER} (${UNIT})(?= |$)`)
const WIDTH = new RegExp(
  `(?:^| )و?(?:ب|ال|بال|ل|لل)?عرض(?:ها|ه)?(?: يكون| الي| ل| خليه| من)? ${NUMBER}(?: (${UNIT}))?(?= |$)`,
)
const LENGTH = new RegExp(
  `(?:^| )و?(?:ب|ال|بال|ل|لل)?طول(?:ها|ه)?(?: يكون| الي| ل| خليه| من)? ${NUMBER}(?: (${UNIT}))?(?= |$)`,
)

const MORE =
  /(?:^| )و?(?:زود\p{L}*|زيد\p{L}*|ازيد\p{L}*|كبر\p{L}*|اكبر|وسع\p{L}*|اوسع|اعرض|اطول|مد\p{L}{0,2}|طول(?:ها|يها|لي)|عرض(?:ها|يها)|زياده)(?= |$)/u
const LESS =
  /(?:^| )و?(?:قصر\p{L}*|اقصر|صغر\p{L}*|اصغر|نقص\p{L}*|قلل\p{L}*|ضيق\p{L}*|اضيق|انقص|شيل|اقل)(?= |$)/u

/** Width and length, or the one measure of a round or square rug, as English says them. */
export function sizeOf(clause: string, shape: string | undefined, onRug: boolean): string | null {
  if (/(?:طاوله|طربيزه|سرير|كنب|غرف\p{L}{0,4} (?:مساحت|مقاس)|صاله? (?:مساحت|مقاس)|غرفتي)/u.test(clause))
    return null
  const outline = shape ? ` ${shape}` : ''
  const two = SIDES.exec(clause)
  const wide = WIDTH.exec(clause)
  const long = LENGTH.exec(clause)
  if (wide && long) return `${sides([wide[1], wide[2] ?? long[2]], [long[1], long[2] ?? wide[2]])}${outline}`
  if (two) {
    const [, a, aUnit, b, bUnit] = two
    return `${sides([a, aUnit ?? bUnit], [b, bUnit ?? aUnit])}${outline}`
  }
  const one = shape === 'round' || shape === 'square' ? SIDE.exec(clause) : null
  return one && onRug ? `${one[1] ?? ''} ${UNITS[one[2] ?? ''] ?? ''} ${shape ?? ''}` : null
}

type Side = readonly [amount: string | undefined, unit: string | undefined]

const sides = (a: Side, b: Side): string => `${said(a)} by ${said(b)}`
const said = ([amount = '', unit]: Side): string => `${amount}${unit ? ` ${UNITS[unit] ?? ''}` : ''}`

/** A size that leans on the one on screen: one side of it, a part more or less, the double. */
export function leaningSizeOf(clause: string): string | null {
  if (/(?:كم|هل|ليش|ليه|ممكن تكون|اكبر مقاس|اصغر مقاس)(?= |$)/.test(clause)) return null
  const isLonger = /(?:^| )و?(?:ب|ال|بال)?(?:طول|اطول|اقصر|قصر\p{L}*|طولها)(?= |$)/u.test(clause)
  const isWider = /(?:^| )و?(?:ب|ال|بال)?(?:عرض|اعرض|اوسع|اضيق|ضيق\p{L}*|وسع\p{L}*|عرضها)(?= |$)/u.test(
    clause,
  )
  const amount = SIDE.exec(clause)
  if (amount && (MORE.test(clause) || LESS.test(clause))) {
    const grows = MORE.test(clause) && !/(?:^| )و?(?:قصر|نقص|قلل|ضيق|اقصر|اضيق)/.test(clause)
    const longer = grows ? 'longer' : 'shorter'
    const wider = grows ? 'wider' : 'narrower'
    const way =
      isWider && !/(?:^| )(?:ال|بال)?طول(?= |$)/.test(clause)
        ? wider
        : isLonger
          ? longer
          : grows
            ? 'bigger'
            : 'smaller'
    return `make it ${amount[1] ?? ''} ${UNITS[amount[2] ?? ''] ?? ''} ${way}`
  }
  if (/(?:^| )(?:ضعف|دبل|دوبل|ضاعف\p{L}*)(?= |$)/u.test(clause))
    return /طول/.test(clause)
      ? 'make it twice as long'
      : /عرض/.test(clause)
        ? 'make it twice as wide'
        : 'double the size'
  if (/(?:^| )(?:نص|نصف) (?:ال)?(?:حجم|مقاس|قياس)/.test(clause)) return 'make it half the size'
  const wide = WIDTH.exec(clause)
  const long = LENGTH.exec(clause)
  const one = wide ?? long
  return one ? `make the ${wide ? 'width' : 'length'} ${said([one[1], one[2]])}` : null
}

const COUNTED =
  'قطع|قطعه|حبات|حبه|حبت|سجادات|سجادتي?|سجاده?|سجاجيد|نسخ|نسخه|منها|منه|منهم|زوالي|زوليه|متلها|مثلها|زيها'
const COUNTS = new RegExp(`(?:^| )(?:ب|ل)?(\\d+) (?:${COUNTED})(?= |$)`)
const NUMBERED = /(?:^| )(?:ال)?(?:عدد|كميه)\p{L}* (?:\p{L}+ )?(\d+)(?= |$)/u
const TAKES =
  /(?:^| )(?:ابي|ابغي|بدي|ناخذ|باخذ|باخد|هاخد|اخذ|عطني|اعطني|عطيني|هات|ابغاهم|ابيهم|عايزه?|عاوزه?|اريد|محتاجه?|خليهم|خلهم|سويهم|نبي) (\d+)(?: بس| لو سمحت| من فضلك| لو سمحتي)?$/
const ONLY = /^(\d{1,2}) (?:بس|فقط|كفايه)$/
const ONE_MORE =
  /(?:^| )(?:زود\p{L}*|زيد\p{L}*|ضيف|اضف|كمان|وحده زياده) (?:كمان )?1(?: (?:ثانيه|تانيه|زياده|كمان))?$/u

/** How many rugs a clause counts. */
export function quantityOf(clause: string, now = 1): number | null {
  if (ONE_MORE.test(clause)) return now + 1
  const counted = (
    COUNTS.exec(clause) ??
    NUMBERED.exec(clause) ??
    TAKES.exec(clause) ??
    ONLY.exec(clause)
  )?.[1]
  return counted === undefined ? null : Number(counted)
}
