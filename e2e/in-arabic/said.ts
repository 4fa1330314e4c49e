import { IN_ARABIC } from './in-arabic.ts'

/** What journeys say to the assistant and look for in the search, as an Arabic visitor writes it. */
const SAID: Readonly<Record<string, string>> = {
  'How long to Oslo?': 'كم يستغرق التوصيل إلى النرويج؟',
  'show me blue rugs': 'أرني السجاد الأزرق',
  'make the beige navy': 'اجعل البيج كحليًا',
  'make it 200 by 300 cm': 'اجعلها 200 في 300 سم',
  'make it 5 by 8 feet': 'اجعلها 5 في 8 أقدام',
  'add it to my cart': 'أضفها إلى السلة',
  yes: 'نعم',
  'Can I cancel my order?': 'هل يمكنني إلغاء طلبي؟',
  'Who won the football yesterday?': 'من فاز في مباراة أمس؟',
  'show prices in dirhams': 'اعرض الأسعار بالدرهم الإماراتي',
  'What does 5 by 8 feet cost?': 'كم سعر سجادة 5 في 8 أقدام؟',
  'Hello?': 'مرحبًا؟',
  'warmer, and in the majlis': 'أدفأ، وفي المجلس',
  'which one hides dirt?': 'أيها يخفي الأوساخ؟',
  'Which hide dirt?': 'أيها يخفي الأوساخ؟',
  'My name is Layla Haddad, do you sell curtains?': 'اسمي ليلى حداد، هل تبيعون الستائر؟',
  'do you sell curtains?': 'هل تبيعون الستائر؟',
  'Are there any curtains to buy?': 'هل توجد ستائر للشراء؟',
  'switch to Arabic please': 'حوّل إلى الإنجليزية من فضلك',
  Layla: 'ليلى',
  maroon: 'عنابي',
  'blue geometric': 'هندسي أزرق',
  blue: 'أزرق',
  pearl: 'لؤلؤة',
  aria: 'آريا',
  cancel: 'إلغاء',
  verdegris: 'زنجارر',
  pink: 'وردي',
  yellow: 'أصفر',
  saffron: 'زعفران',
}

/** What is said to the assistant or typed into the search, in the language of the run; sentences of other journeys stay English. */
export const said = (english: string): string => (IN_ARABIC ? (SAID[english] ?? english) : english)
