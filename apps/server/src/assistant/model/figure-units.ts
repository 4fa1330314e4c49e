/** A unit with the factor to its base, so that 2 m and 200 cm are one figure. */
export type KnownUnit = { readonly base: string; readonly factor: number; readonly count?: 2 }

const TABLE: readonly (readonly [base: string, factor: number, spellings: string])[] = [
  ['mm', 1, 'mm millimetre millimetres millimeter millimeters مم مليمتر ملم'],
  ['mm', 10, 'cm cms centimetre centimetres centimeter centimeters سم سنتيمتر سنتيمترا سنتمتر'],
  ['mm', 1000, 'm metre metres meter meters م متر مترا امتار'],
  ['in', 1, 'in inch inches " بوصه بوصات انش'],
  ['in', 12, "ft foot feet ' قدم قدما اقدام"],
  ['m2', 1, 'm² sqm'],
  ['ft2', 1, 'sqft'],
  ['g', 1, 'g gram grams gramme grammes غرام جرام غراما جراما'],
  ['g', 1000, 'kg kilo kilos kilogram kilograms kilogramme كغ كجم كيلو كيلوغرام كيلوجرام'],
  ['lb', 1, 'lb lbs pound-weight'],
  ['degree', 1, '° degree degrees درجه درجات'],
  ['percent', 1, '% percent ٪ بالمئه بالمائه بالميه'],
  ['minute', 1, 'minute minutes min mins دقيقه دقائق دقايق'],
  ['minute', 60, 'hour hours hr hrs ساعه ساعات'],
  ['day', 1, 'day days يوم يوما ايام'],
  ['week', 1, 'week weeks wk wks اسبوع اسبوعا اسابيع'],
  ['month', 1, 'month months شهر شهرا اشهر شهور'],
  ['month', 12, 'year years yr yrs سنه سنوات سنين عام عاما اعوام'],
  ['USD', 1, '$ usd dollar dollars buck bucks دولار دولارا دولارات'],
  ['USD', 0.01, 'cent cents سنت سنتات'],
  ['AED', 1, 'aed dh dhs dirham dirhams درهم درهما دراهم'],
  ['EUR', 1, '€ eur euro euros يورو'],
  ['GBP', 1, '£ gbp pound pounds sterling جنيه جنيها جنيهات'],
  ['SAR', 1, 'sar riyal riyals ريال ريالا ريالات'],
  ['KWD', 1, 'kwd dinar dinars دينار دينارا دنانير'],
  ['times', 1, 'times مرات مره'],
]

/** Units in the dual of Arabic, which is a figure in one word. */
const DUALS: readonly (readonly [base: string, factor: number, spellings: string])[] = [
  ['mm', 1000, 'متران مترين'],
  ['in', 12, 'قدمان قدمين'],
  ['minute', 1, 'دقيقتان دقيقتين'],
  ['minute', 60, 'ساعتان ساعتين'],
  ['day', 1, 'يومان يومين'],
  ['week', 1, 'اسبوعان اسبوعين'],
  ['month', 1, 'شهران شهرين'],
  ['month', 12, 'سنتان سنتين عامان عامين'],
  ['USD', 1, 'دولاران دولارين'],
  ['AED', 1, 'درهمان درهمين'],
  ['times', 1, 'مرتان مرتين'],
]

const UNITS: ReadonlyMap<string, KnownUnit> = new Map([
  ...TABLE.flatMap(([base, factor, spellings]) =>
    spellings.split(' ').map((spelling): [string, KnownUnit] => [spelling, { base, factor }]),
  ),
  ...DUALS.flatMap(([base, factor, spellings]) =>
    spellings.split(' ').map((spelling): [string, KnownUnit] => [spelling, { base, factor, count: 2 }]),
  ),
])

/** The unit that a folded token names. */
export const unitOf = (token: string | undefined): KnownUnit | null => UNITS.get(token ?? '') ?? null

/** Bases of what only the shop can say; a visitor's own sentence never bears them out. */
export const SHOPS_OWN: ReadonlySet<string> = new Set(
  'percent minute day workday week month times free clock weekday USD AED EUR GBP SAR KWD'.split(' '),
)
