import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import { cardFamilies } from '@nawl/domain/yarn/library/shade-card'
import { yarns } from '@nawl/messages/by-language/yarns'

import { matchingYarns } from '../../slots/match-yarns.ts'
import { isDefinite, normaliseArabic } from '../normalise.ts'
import { foundAt, type Table, tableOf } from './table.ts'

type Palette = NonNullable<AssistantContext['palette']>

/** A colour of a sentence by its English name; one with the article is a yarn of the rug more often than a new colour. */
export type SaidColor = {
  readonly name: string
  readonly isDefinite: boolean
  /** Said as what something becomes: `للأسود`, `بلون القرفة`. */
  readonly isTarget: boolean
  /** Said behind "instead of". */
  readonly isReplaced: boolean
  readonly at: number
  readonly length: number
}

/** Colours as people name them, in all forms that are not made by an ending; the first is how a reply says it. */
const COLOR_LINES = `
red: أحمر, حمراء, حمرا, حمر
blue: أزرق, زرقاء, زرقا, زرق
green: أخضر, خضراء, خضرا, خضر
yellow: أصفر, صفراء, صفرا, صفر
white: أبيض, بيضاء, بيضا, بيض, ابيض صافي, ابيض ناصع
snow white: ثلجي, ابيض ثلجي
off-white: ابيض مطفي, ابيض مكسور, عظمي
black: أسود, سوداء, سودا, سود
brown: بني, بنيه, بنيات
grey: رمادي, رصاصي, سكني, فيراني
pink: وردي, زهري, زهر, بمبي, بمبه
orange: برتقالي, برتقالية, برتقاني, اورانج
clay: طيني, الطيني
plaster: جصي
ashy: رمادي دخاني
purple: بنفسجي, موف غامق, ارجواني, باذنجاني
violet: فيوليت
navy: كحلي, كحلية, نيفي, ازرق ليلي
maroon: عنابي, ماروني
burgundy: برغندي, بورجندي, بوردو
wine: خمري, نبيتي, نبيذي
turquoise: فيروزي, تركواز, تركوازي, شذري
teal: بترولي, تيل, أزرق مخضر
sky blue: سماوي, لبني, أزرق سماوي
indigo: نيلي
cobalt: كوبالت
beige: بيج, بيجي
cream: كريمي, كريم, سكري, أوف وايت, اوفوايت, قشطي
ivory: عاجي, عاج
olive: زيتي, زيتوني
mustard: خردلي, مسطردة, مستردة, خردل
gold: ذهبي, دهبي, ذهب
silver: فضي
copper: نحاسي
brass: نحاسي أصفر, نحاس أصفر
bronze: برونزي, برونز
coral: مرجاني, مرجان, كورال
salmon: سلموني, سلمون
peach: خوخي, مشمشي, خوخ
apricot: مشمش
lavender: لافندر, خزامي
lilac: ليلكي, ليلك
mauve: موف
mint: نعناعي, منت
pistachio: فستقي, فستق
emerald: زمردي, زمرد
sage: ميرمية, مريمية
khaki: كاكي
camel: جملي
sand: رملي, لون الرمل
saffron: زعفراني, زعفران
rust: صدئي, صدي
terracotta: تيراكوتا, فخاري, قرميدي
brick: طوبي
charcoal: فحمي
honey: عسلي
caramel: كراميل, كاراميل
chocolate: شوكولاتي, شوكولا, شوكولاته
coffee: قهوه, بن محروق, قهوائي, قهوي
pomegranate: رماني
magenta: ماجنتا
ashes: رمادي فحمي
amber: كهرماني
almond: لوزي
walnut: جوزي
chestnut: كستنائي
cherry: كرزي
aubergine: باذنجاني
lime green: اخضر ليموني, ليموني مخضر
forest green: اخضر غابي, اخضر غامق زرعي
grass green: عشبي, اخضر زرعي
petrol: بترولي غامق
sea green: اخضر بحري
steel blue: ازرق معدني, ازرق فولاذي
royal blue: ازرق ملكي, ملكي
baby blue: بيبي بلو, ازرق طفولي
baby pink: زهري فاتح
dusty pink: زهري مطفي, وردي مطفي
rose: ورد جوري, جوري
latte: قهوة بحليب, كابتشينو, كافيه لاتيه, لاتيه
cinnamon: قرفه
plum: برقوقي
fuchsia: فوشي, فوشيا, فوشيه
ochre: أوكر, مغره
crimson: قرمزي
lemon: ليموني
bay leaf: ورق الغار
oxblood: دم الغزال
bottle green: أخضر زجاجي, أخضر قزازي
denim: جينزي, جينز
pearl: لؤلؤي
ink: حبري, حبر
taupe: توب
tan: بني فاتح جملي
`
const COLORS = tableOf(COLOR_LINES)

const SAID: ReadonlyMap<string, string> = new Map(
  COLOR_LINES.split('\n').flatMap((line) => {
    const [english = '', arabic = ''] = line.split(':')
    const first = arabic.split(',')[0]?.trim() ?? ''
    return first === '' ? [] : [[english, first] as const]
  }),
)

/** How Arabic says a colour that has an English name; the name itself where we know no better. */
export function arabicColor(english: string): string {
  const [, shade, plain = english] = /^(dark|light) (.+)$/.exec(english.toLowerCase()) ?? []
  const name = SAID.get(plain.toLowerCase())
  if (name === undefined) return english
  return shade === undefined ? name : `${name} ${shade === 'dark' ? 'غامق' : 'فاتح'}`
}

const SHADES = tableOf(`
dark: غامق, غامقه, داكن, داكنه, غامج, معتم, عميق
light: فاتح, فاتحه, باهت, باهتا, باهته, هادي, خفيف
`)

/** Things whose colour is meant behind "the colour of". */
const THINGS = tableOf(`
sky blue: السما, سما, السماء
ocean blue: البحر, بحر
olive: الزيتون, زيتون
mint: النعناع
lemon: الليمون
orange: البرتقال, برتقال
eggplant: الباذنجان
cherry: الكرز, كرز
rose: الورد, ورد
wine: النبيذ, نبيذ, الخمر
snow white: الثلج, ثلج
milk white: الحليب, حليب, اللبن
blood red: الدم, دم
charcoal: الفحم, فحم
brown: الخشب, خشب, التراب, تراب
tea: الشاي
dates: التمر, تمر
henna: الحنا, حنا
sunset: الغروب
grass green: العشب, عشب
peach: الخوخ
pumpkin: القرع, اليقطين
emerald: الزمرد
`)

/** Where a yarn is, instead of what colour it has. */
const PLACES = tableOf(`
background: الخلفية, الأرضية, الخلفيه
darkest one: الأغمق, أغمق لون, أغمق واحد
lightest one: الأفتح, أفتح لون
first colour: اللون الأول, لون اول
second colour: اللون الثاني, لون ثاني
third colour: اللون الثالث, لون ثالث
last colour: آخر لون, اللون الأخير
`)

const OURS: Table = new Map(
  cardFamilies().flatMap((family) =>
    family.yarns.map(({ name }) => [normaliseArabic(yarns.ar(name)), name.toLowerCase()] as const),
  ),
)

/** The colours of normalised words: yarns of the rug by their Arabic names first, then places on it, then plain colours. */
export function saidColors(words: readonly string[], palette: Palette): readonly SaidColor[] {
  const own: Table = new Map(
    palette.flatMap(({ name }) => arabicNames(name).map((arabic) => [arabic, name] as const)),
  )
  const said: SaidColor[] = []
  for (let at = 0; at < words.length;) {
    const code = codeAt(words, at)
    if (code) {
      said.push({ ...code, isDefinite: false, isTarget: true, isReplaced: false, at })
      at += code.length
      continue
    }
    const found = [own, PLACES, COLORS, OURS, ...(isColorOf(words[at - 1]) ? [THINGS] : [])]
      .map((table) => foundAt(words, at, table))
      .find((one) => one !== null)
    if (!found || isOtherWord(words, at, found.length)) {
      at += 1
      continue
    }
    const shade = own.has(words[at] ?? '') ? null : foundAt(words, at + found.length, SHADES)
    const name =
      shade && !/^(?:dark|light) /.test(found.value) ? `${shade.value} ${found.value}` : found.value
    const length = found.length + (shade?.length ?? 0)
    const isTarget = isTargetAt(words, at) || THINGS.has(words[at] ?? '')
    const isReplaced =
      REPLACED.test(words[at - 1] ?? '') ||
      (/^(?:ال)?لون$/.test(words[at - 1] ?? '') && REPLACED.test(words[at - 2] ?? ''))
    said.push({
      name,
      isDefinite: isReplaced || (isDefinite(words[at] ?? '') && !isTarget),
      isTarget: isTarget && !isReplaced,
      isReplaced,
      at,
      length,
    })
    at += length
  }
  return precise(said)
}

const BASIC = /^(?:red|blue|green|yellow|white|black|brown|grey|pink|orange|purple)$/

/** `أخضر زيتوني` is olive: of a plain colour and a finer one behind it, the finer. */
function precise(said: readonly SaidColor[]): readonly SaidColor[] {
  return said.flatMap((color, index) => {
    const next = said[index + 1]
    const before = said[index - 1]
    const joins = (p: SaidColor, q: SaidColor) =>
      BASIC.test(p.name) &&
      !BASIC.test(q.name) &&
      q.at === p.at + p.length &&
      (p.isDefinite ? q.isDefinite : !q.isDefinite && !q.isTarget)
    if (next && joins(color, next)) return []
    return before && joins(before, color)
      ? [{ ...color, isDefinite: before.isDefinite, isTarget: before.isTarget }]
      : [color]
  })
}

/** Whether a word says "the colour of". */
const isColorOf = (word: string | undefined) =>
  word !== undefined && /^(?:[وف]?(?:ب|ل|ك|لل)?لون|درجه|درجات)$/.test(word)

/** Whether the colour at a place is what something becomes. */
function isTargetAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (/^(?:لل|بال|[لب](?!ون|ني|يج|ي|ل|رت|رن|ور|نف|از|با|مب))/.test(word)) return true
  if (/^(?:الي|ل|نحو|زي|مثل|متل|كانه)$/.test(before)) return true
  return (
    /^(?:[بكل]|لل)لون$|^درجات?$/.test(before) ||
    (before === 'لون' && /^(?:الي|ل|نفس|زي|مثل|متل|ب)$/.test(words[at - 2] ?? ''))
  )
}

const REPLACED = /^(?:مكان|محل|بدل|بدال|عوض|بدلا من|من)$/

/** A colour by its code: `#112233`, `رال 3003`. */
function codeAt(
  words: readonly string[],
  at: number,
): { readonly name: string; readonly length: number } | null {
  const word = words[at] ?? ''
  if (/^#[0-9a-f]{6}$/.test(word)) return { name: word.toUpperCase(), length: 1 }
  const number = words[at + 1] ?? ''
  return /^(?:رال|ral)$/.test(word) && /^\d{4}$/.test(number) ? { name: `RAL ${number}`, length: 2 } : null
}

/** The yarn of the rug that a colour's English name tells. */
export function yarnOf(name: string, palette: Palette) {
  return (
    palette.find((yarn) => yarn.name === name) ??
    matchingYarns(name.replace(/ (?:one|colour)$/, ''), palette)[0]
  )
}

function arabicNames(name: string): readonly string[] {
  const arabic = yarns.ar(name)
  return arabic === name ? [] : [normaliseArabic(arabic)]
}

/** Short words of yarns that mean something else in a sentence. */
function isOtherWord(words: readonly string[], at: number, length: number): boolean {
  return (
    length === 1 &&
    /^(?:و?ب?(?:ماء?|ظل|ليل|عود|قش|خور|هيل|غاف|بيض|صفر|زهر|سود|حمر|منت|كريم|تيل|توب|خيط|حديد|بحر|نهر|ندي|رصاص|مطر|حصاه|حبر|تيار|ذره|عدس|نخل|سكه))$/.test(
      words[at] ?? '',
    )
  )
}
