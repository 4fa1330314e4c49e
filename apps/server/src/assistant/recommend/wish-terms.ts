import type { Collection } from '@nawl/domain/catalogue/collection'
import type { StyleTag } from '@nawl/domain/catalogue/listing'
import type { RoomId } from '@nawl/domain/rug/site-rooms'

import type { Quality, Ranking } from './wishes.ts'

/** How something is said in both languages: sources of regular expressions on normalised text. */
type Terms<Name extends string> = Readonly<Record<Name, readonly [english: string, arabic: string]>>

export const QUALITY_TERMS: Terms<Quality> = {
  calm: [
    'calm\\w*|quiet\\w*|peaceful|sooth\\w*|serene|relax\\w*|restful|subtle|understated|plain\\w*|simple\\w*|minimal\\w*|silen\\w+|hush\\w*|zen|soft\\w*|muted|gentle|low key|tranquil\\w*|unfussy|discreet|not (?:too |so |very )?(?:busy|loud|bold|bright|crazy|wild|much going on)|less busy|tone[ds]? down|uncluttered|mellow|sleepy|chill\\w*|blends? in|sober',
    'هادي\\w*|هادئ\\w*|هدوء|ناعم\\w*|بسيط\\w*|ساد[هة]|مريح\\w*|رايق\\w*|مو صارخ|غير صارخ',
  ],
  bold: [
    'bold\\w*|loud|statement|striking|dramatic|wow|vivid|colou?rful|lively|eye ?catching|talking point|conversation (?:piece|starter)|crazy|brave|vibrant|energetic|energy|show ?stopper|stands? out|punchy|pops?|busy|daring|head turner|jazzy|wild|jaw ?drop\\w*|funky|exciting|strong|not (?:too )?(?:boring|plain|dull|bland|beige)',
    'جري[ئء]\\w*|قوي\\w*|ملفت\\w*|لافت\\w*|صارخ\\w*|جذاب\\w*|ملون\\w*|مبهر\\w*',
  ],
  hidesDirt: [
    'dirt\\w*|mud\\w*|stain\\w*|spill\\w*|crumbs?|mess\\w*|grub\\w*|hides?|wont show|(?:not|never) show(?:s|ing)? (?:it|every\\w*|the|dirt|marks|footprints)|forgiving|practical|hard ?wearing|high traffic|dogs?|cats?|labradors?|retrievers?|spaniels?|terriers?|pets?|pupp(?:y|ies)|kittens?|kids?|children|boys|girls|toddlers?|bab(?:y|ies)|footprints|shoes|camouflage|sand from|wears well|paws?|fur',
    'وسخ\\w*|اوساخ|الاوساخ|يوسخ\\w*|توسخ\\w*|بقع|اطفال|الاطفال|عيال\\w*|كلب\\w*|قط[هة]\\w*|قطط|وصخ|الوصخ|اولاد\\w*|تتحمل|يخفي|تخفي',
  ],
  small: [
    'tiny|small\\w*|little (?:room|space|flat|place|bedroom|lounge|study|hall)|narrow|cramped|compact|box ?room|studio flat|poky|low ceiling',
    'صغير\\w*|ضيق\\w*',
  ],
  light: [
    'light (?:rugs?|ones?|colou?r\\w*|tones?)|lighter|pale\\w*|bright\\w*|airy|light ?coloured|open up|fresh',
    'فاتح\\w*|افتح|مضي\\w*',
  ],
  dark: [
    'dark (?:rugs?|ones?|colou?r\\w*|tones?|and)|darker|moody|deep|nocturnal|after dark|something dark',
    'غامق\\w*|اغمق|داكن\\w*',
  ],
  warm: [
    'warm\\w*|cos[yi]\\w*|coz[yi]\\w*|earthy|sunny|autumn\\w*|desert|homely|snug|sunset',
    'دافي\\w*|دافئ\\w*|ترابي\\w*',
  ],
  cool: [
    'cool(?:er)?|icy|sea\\w*|coast\\w*|beach\\w*|ocean|water\\w*|wintry|breezy|cold colou?rs',
    'بارد\\w*|بحر\\w*',
  ],
}

export const ROOM_TERMS: Terms<RoomId> = {
  living: [
    'living ?rooms?|living|lounge|sitting ?rooms?|front room|tv room|salon|family room|den|drawing room|couch area',
    'صال[هة]\\w*|صالون|معيش[هة]|الجلوس|جلوس',
  ],
  dining: ['dining(?: ?rooms?| area| table)?|under the table|dinner parties|eating area', 'طعام|سفر[هة]'],
  bedroom: [
    'bed ?rooms?|beside (?:my|the|our) bed|by the bed|under the bed|guest room|where i sleep|for sleeping|master suite',
    'نوم|غرفتي',
  ],
  hallway: [
    'hall|halls|hallways?|corridors?|entrance|entry|entryway|foyer|landing|passage',
    'ممر\\w*|مدخل\\w*|كوريدور',
  ],
  majlis: ['majlis|diwan|diwaniya', 'مجلس\\w*|ديواني[هة]'],
  library: [
    'study|home office|office|library|reading (?:room|corner|nook)|workroom|den with books',
    'مكتب\\w*|مكتب[هة]|دراس[هة]',
  ],
  playroom: [
    'play ?rooms?|kids?(?: bed)? ?rooms?|nursery|childrens? (?:bed)?room|child room|(?:son|daughter|girl|boy)s? (?:bed)?room',
    'العاب|غرف[هة] (?:ال)?(?:اطفال|بنتي?|بناتي?|ابني|ولدي|اولادي|عيالي?|طفل\\w*)',
  ],
  gallery: ['gallery|exhibition|lobby', 'معرض|ردهه|لوبي'],
  terrace: ['terrace room|conservatory|garden room|sun ?room|winter garden', 'تراس|شرف[هة]'],
}

export const RANKING_TERMS: Terms<Ranking> = {
  cheapest: [
    'cheap\\w*|least expensive|lowest price\\w*|affordable|budget friendly|low cost|inexpensive|costs? the least|best value|entry level|less money|easy on the wallet|broke',
    'ارخص\\w*|رخيص\\w*|الارخص|اقل سعر',
  ],
  dearest: [
    'most expensive|priciest|dearest|most luxurious|top of the (?:range|line)|highest price\\w*|costs? the most',
    'اغلى|الاغلى|افخم',
  ],
  fewestYarns: [
    'fewest (?:colou?rs|yarns|tones|shades)|least (?:number of )?(?:colou?rs|yarns)|(?:just|only) (?:2|3|2 or 3) (?:\\w+ )?(?:colou?rs|yarns|tones)|fewer (?:colou?rs|yarns)',
    'اقل (?:عدد )?(?:من )?(?:ال)?(?:الوان|خيوط)|لونين (?:بس|فقط)|(?:3|ثلاث[هة]?) الوان (?:بس|فقط)',
  ],
  mostYarns: [
    'most (?:colou?rs|yarns|tones|shades)|lots of (?:different )?(?:colou?rs|yarns)',
    'اكثر (?:عدد )?(?:من )?(?:ال)?(?:الوان|خيوط)|الوان كثير[هة]',
  ],
  newest: [
    'newest|latest|most recent|brand new designs?|new arrivals?|just (?:in|out|launched)|what is new',
    'احدث|الاحدث|اجدد|جديدكم',
  ],
  popular: [
    'popular|best ?sell\\w*|most sold|most bought|trending|everyone (?:buys|else)|favou?rites?|top sellers?|most loved|sells? best|people buy|sell(?:s|ing)? (?:the )?most',
    'الاكثر مبيعا|اكثر شي ينباع|مطلوب[هة]?|شعبي[هة]?|رائج',
  ],
}

export const COLLECTION_TERMS: Terms<Collection> = {
  Geometric: ['geometric\\w*|geometry|squares and triangles|angular', 'هندسي\\w*'],
  'Modern Tribal': [
    'tribal|ethnic|berber|moroccan|kilim|boho|bohemian|nomadic',
    'قبلي\\w*|امازيغي\\w*|بوهيمي\\w*',
  ],
  Minimalist: ['minimalist\\w*|minimalism', 'مينيمال\\w*|تقليلي'],
  Contemporary: ['contemporary(?! and)', 'معاصر\\w*'],
  Modern: ['modern(?! tribal| and)', 'حديث\\w*|مودرن'],
  'Modern and Contemporary': ['modern and contemporary', 'حديث ومعاصر'],
}

export const STYLE_TERMS: Terms<StyleTag> = {
  transitional: [
    'transitional|traditional|classic\\w*|vintage|antique|period|persian|oriental|old fashioned|timeless',
    'كلاسيك\\w*|تقليدي\\w*|عجمي',
  ],
  luxury: [
    'luxur\\w*|luxe|posh|elegant|opulent|lavish|fancy|glamorous|hotel like',
    'فخم\\w*|فاخر\\w*|راقي\\w*',
  ],
  minimalist: ['minimal\\w*', 'مينيمال\\w*'],
}

/** Things whose colour a rug has to live with. */
export const THINGS: Terms<'floor' | 'furniture'> = {
  floor: [
    'floors?|flooring|floorboards|parquet|wood|oak|walnut|tiles?|marble|concrete|laminate|planks',
    'ارضي[هة]\\w*|باركيه|بلاط|رخام|خشب',
  ],
  furniture: [
    'sofas?|couch\\w*|settee|curtains?|drapes|walls?|armchairs?|chairs?|cushions|headboard|kitchen|cabinets|table|furniture|wallpaper|sideboard|blinds|sectional|chesterfield|bedding|bed frame',
    'كنب\\w*|صوف[اه]\\w*|ستاير|ستائر|جدران|جدار|حيطان|كراسي|اثاث|طاول[هة]',
  ],
}

/** Woods and stones by how light a floor of them is. */
export const FLOOR_TONES: Terms<'light' | 'dark'> = {
  dark: ['dark|walnut|wenge|mahogany|black|ebony|espresso', 'غامق\\w*|داكن\\w*|جوز|اسود'],
  light: [
    'light|pale|white|white ?wash\\w*|blond\\w*|pine|birch|beech|oak|marble|limed|natural|cream',
    'فاتح\\w*|ابيض|رخام|بلوط',
  ],
}
