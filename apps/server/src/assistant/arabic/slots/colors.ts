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
  readonly at: number
  readonly length: number
}

/** Colours as people name them, in all forms that are not made by an ending. */
const COLORS = tableOf(`
red: أحمر, حمراء, حمرا, حمر
blue: أزرق, زرقاء, زرقا, زرق
green: أخضر, خضراء, خضرا, خضر
yellow: أصفر, صفراء, صفرا, صفر
white: أبيض, بيضاء, بيضا, بيض
black: أسود, سوداء, سودا, سود
brown: بني, بنيه, بنيات
grey: رمادي, رصاصي, سكني, فيراني
pink: وردي, زهري, زهر, بمبي, بمبه
orange: برتقالي, برتقالية, برتقاني
purple: بنفسجي, موف غامق, ارجواني, باذنجاني
violet: فيوليت
navy: كحلي, كحلية, نيفي
maroon: عنابي, ماروني, خمري
burgundy: برغندي, بورجندي, بوردو
wine: نبيتي
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
coffee: قهوه, بن محروق, قهوائي
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
`)

const SHADES = tableOf(`
dark: غامق, غامقه, داكن, داكنه, غامج, معتم
light: فاتح, فاتحه, باهت, هادي
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
    const found = [own, PLACES, COLORS, OURS]
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
    said.push({ name, isDefinite: isDefinite(words[at] ?? ''), at, length })
    at += length
  }
  return said
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
