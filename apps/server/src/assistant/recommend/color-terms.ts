import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { type Lab, labFromHex } from '@nawl/engine/color/lab'

/** Colours by which people choose rugs, with shades of wool that everybody calls so, and how they are said. */
const TERMS = {
  red: [
    '#A82A27 #8E2A2B #C5322E #93303A #B3403A #7A1F2B #C0273F #9A3B2E',
    'reds?|reddish|crimson|scarlet|ruby|madder|cherry|vermilion',
    'احمر|حمرا|حمراء|الحمر|حمره',
  ],
  burgundy: [
    '#5B2227 #6B2A2C #6E2230 #5C1B22 #6F2233',
    'burgundy|maroon|oxblood|wine red|wine coloured|bordeaux|garnet',
    'عنابي|خمري|نبيتي|بوردو',
  ],
  navy: ['#263452 #1B2440 #1D2845 #222E42', 'navy|midnight blue|dark blue', 'كحلي'],
  blue: [
    '#3C6997 #34568B #2C5FB8 #2D5D7B #33487A #5B7386 #6E88A8 #97B4BC #8DB4C4 #86A7AE #263452 #1B2440 #2F3F66',
    'blues?|bluish|indigo|cobalt|azure|denim|sapphire',
    'ازرق|زرقا|زرقاء|نيلي|سماوي',
  ],
  teal: [
    '#216266 #2F6A6B #125A66 #17677A #2F8C8C #3AA0A0',
    'teal|turquoise|petrol|aqua|peacock',
    'فيروزي|تركواز|تركوازي|بترولي',
  ],
  green: [
    '#476B3E #237A58 #124A3A #3F6B4C #55693F #5E6A3C #46624F #86AE80 #7C998A #42665F #7FB09A #B7BE90',
    'greens?|greenish|emerald|olive|sage|moss|mint|bottle green|forest',
    'اخضر|خضرا|خضراء|زيتي|زيتوني|نعناعي',
  ],
  yellow: [
    '#DBA33A #D6B24A #F0DC9C #F4CB6A #DF9A17 #E8C53A',
    'yellows?|mustard|saffron|lemon|sunny yellow|turmeric',
    'اصفر|صفرا|صفراء|خردلي|زعفراني',
  ],
  gold: ['#C1963A #BE9748 #B98A3A #C9982F #D2A95B', 'gold|golden|ochre|ocre|brass', 'ذهبي|دهبي'],
  orange: [
    '#C66E2B #D07A3E #C4572E #DE8A45 #C7632F #E08A3C',
    'oranges?|tangerine|apricot|amber|persimmon',
    'برتقالي|برتقاني|مشمشي',
  ],
  terracotta: [
    '#A55F38 #B0764C #C4785C #A14F2C #BC6242 #BC5C3C',
    'terracotta|terra cotta|rust|rusty|brick|copper|clay',
    'طوبي|صدئي|قرميدي|تراكوتا|نحاسي',
  ],
  pink: [
    '#BE4F68 #D98E86 #CE8C7E #CC9C90 #D4A79A #B56576 #D98A73 #EFC0B2',
    'pinks?|pinkish|rose|blush|coral|salmon|fuchsia',
    'وردي|زهري|بينك|مرجاني',
  ],
  purple: [
    '#5D3D66 #7A3F92 #432A3F #6B3F66 #A58BB0 #A795B5 #3C2242 #5C4656',
    'purples?|violet|lilac|plum|aubergine|mauve|lavender',
    'بنفسجي|موف|ليلكي|باذنجاني',
  ],
  brown: [
    '#664229 #5A3A26 #4A3528 #57392B #6B4A34 #4A2F24 #8A5A38',
    'browns?|brownish|chocolate|walnut|coffee coloured|umber|mocha|cognac',
    'بني|بنيه|جوزي',
  ],
  tan: [
    '#C29E71 #CDB58C #AE885D #B98A5C #D9BC8F #C0B197 #D5B48C',
    'tan|camel|sand|sandy|caramel|honey',
    'جملي|رملي|عسلي|كراميل',
  ],
  beige: [
    '#DCCDB0 #E6DAC2 #D8C8AB #E4D8C2 #E3D3AF #E8DCC6 #D4C4A8',
    'beiges?|oat|linen|greige|taupe|nude',
    'بيج|بيجي',
  ],
  cream: [
    '#F3EEE4 #EAE5D9 #EFE2CF #EAE2D4 #E8DCC4 #F4EFE4 #FBF7EE',
    'creams?|creamy|ivory|off white|whites?|bone|ecru',
    'ابيض|بيضا|بيضاء|كريمي|عاجي|اوف وايت|سكري',
  ],
  grey: [
    '#86827C #A5AAA9 #6E6D6C #C9C4BA #BCC6C4 #4A4B4D #B0AAA0 #9A9A98',
    'gr[ea]ys?|gr[ea]yish|silver|ash|slate|stone|concrete',
    'رمادي|رصاصي|رماديه|فضي|سكني',
  ],
  charcoal: ['#3C3B3E #4A4846 #4A4B4D #2B2B2E', 'charcoal|anthracite|graphite|dark gr[ea]y', 'فحمي|انثراسيت'],
  black: ['#1F1C1C #16151A #211D1B #26252A #242120', 'blacks?|ebony|jet', 'اسود|سودا|سوداء'],
} as const satisfies Record<string, readonly [shades: string, english: string, arabic: string]>

export type ColorTerm = keyof typeof TERMS
export const COLOR_TERMS = Object.keys(TERMS) as ColorTerm[]

/** How each is said in both languages, as sources of regular expressions. */
export const SAID_COLORS: readonly {
  readonly color: ColorTerm
  readonly said: string
  readonly inArabic: string
}[] = COLOR_TERMS.map((color) => ({ color, said: TERMS[color][1], inArabic: TERMS[color][2] }))

/** CIEDE2000 within which wool is of a colour at all, and by how much another colour may be nearer to it. */
const WISHED = { within: 11, beside: 1 } as const
/** The same for whoever wants none of a colour: what could be taken for it counts. */
const UNWANTED = { within: 16, beside: 3 } as const

const shades = new Map<ColorTerm, readonly Lab[]>(
  COLOR_TERMS.map((color) => [color, TERMS[color][0].split(' ').map((hex) => labFromHex(hex))]),
)

/** How far a yarn is from the nearest shade of a colour. */
function distanceTo(color: ColorTerm, yarn: Lab): number {
  return Math.min(...(shades.get(color) ?? []).map((shade) => deltaE2000(shade, yarn)))
}

/** Whether a yarn is what somebody who wishes for a colour has in mind. */
export const isOf = (color: ColorTerm, yarn: Lab): boolean => isNear(color, yarn, WISHED)

/** Whether a yarn could be taken for a colour by somebody who wants none of it. */
export const couldBe = (color: ColorTerm, yarn: Lab): boolean => isNear(color, yarn, UNWANTED)

function isNear(
  color: ColorTerm,
  yarn: Lab,
  { within, beside }: { within: number; beside: number },
): boolean {
  const distances = distancesOf(yarn)
  const distance = distances.get(color) ?? Infinity
  return distance <= within && distance <= Math.min(...distances.values()) + beside
}

/** By yarn: a catalogue has some hundreds, and each wish would measure them all again. */
const measured = new WeakMap<Lab, ReadonlyMap<ColorTerm, number>>()

function distancesOf(yarn: Lab): ReadonlyMap<ColorTerm, number> {
  const known = measured.get(yarn)
  if (known) return known
  const distances = new Map(COLOR_TERMS.map((color) => [color, distanceTo(color, yarn)]))
  measured.set(yarn, distances)
  return distances
}

/** A shade that stands for a colour. */
export const typicalOf = (color: ColorTerm): Lab => shades.get(color)?.[0] ?? labFromHex('#000000')
