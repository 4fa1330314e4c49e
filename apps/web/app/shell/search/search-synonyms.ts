import { SHAPE_FACTS, SHAPES } from '@nawl/domain/rug/shape'
import { searchTerm } from './search-term.ts'

/** Words that mean the same to visitors. The last ones of a line are Arabic. */
const ALIKE: readonly string[] = [
  'rug carpet سجاد سجادة زربية زولية',
  'track tracking parcel package status شحنتي تتبع',
  'order purchase طلب طلبي طلبية طلبيتي',
  'return refund exchange moneyback استرجاع ارجاع ارجع ارجعها استرداد استبدال',
  'cancel cancellation الغاء',
  'kid child children childproof toddler baby nursery playroom family اطفال طفل',
  'pet dog cat حيوانات قطة كلب',
  'price cost pricing expensive cheap affordable budget سعر اسعار تكلفة بكم كم',
  'clean cleaning wash washable stain spill vacuum care maintenance بقعة تنظيف غسيل اغسل غسل انظف عناية',
  'delivery deliver shipping ship postage freight courier شحن توصيل توصلون تشحنون',
  'hallway runner corridor entrance entryway foyer stair ممر مدخل',
  'sofa couch lounge living صالة معيشة مجلس جلوس',
  'bespoke custom personalised personalized tailor مخصص تصميم',
  'swatch sample عينة عينات',
  'discount sale offer coupon voucher promo code deal خصم عرض',
  'pay payment card visa mastercard paypal bank transfer دفع بطاقة',
  'login signin account profile register حساب دخول',
  'phone telephone call whatsapp هاتف اتصال',
  'showroom store shop visit location address directions متجر معرض عنوان',
  'broken damaged damage torn ripped defect faulty claim complaint تالف شكوى',
  'warranty guarantee ضمان',
  'moth insect bug',
  'picture photo image drawing upload صورة رسم',
  'pad underlay slip slippery antislip nonslip',
  ...SHAPES.map((shape) => SHAPE_FACTS[shape].alike.join(' ')),
  'size dimension measurement measure large small مقاس مقاسات حجم',
  'wool fiber fibre material yarn صوف خيط',
  'duty duties customs tax vat import ضريبة جمارك',
  'eco sustainable sustainability environment ethical استدامة',
  'wholesale trade b2b business commercial hotel lobby architect designer جملة',
  'basket cart bag trolley سلة',
  'favourite favorite hearted wishlist saved مفضلة',
  'help support contact email تواصل مساعدة',
  'quality handmade craftsmanship artisan tufting tufted يدوي',
  'shed shedding fluff lint',
  'blue ازرق زرقاء كحلي',
  'red احمر حمراء',
  'green اخضر خضراء',
  'beige بيج',
  'black اسود سوداء',
  'white ابيض بيضاء',
  'gray grey رمادي رمادية',
  'brown بني',
  'burgundy maroon wine',
  'open opening hour friday saturday sunday weekend دوام تفتحون السبت الجمعة',
  'nawl نول loom',
]

const SYNONYMS = synonyms()
/** All terms that have synonyms. */
export const TERMS_WITH_SYNONYMS: readonly string[] = [...SYNONYMS.keys()]

/** The synonyms of a term, without the term itself. */
export function synonymsOf(term: string): readonly string[] {
  return SYNONYMS.get(term) ?? []
}

function synonyms(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const line of ALIKE) {
    const terms = line.split(' ').flatMap((word) => searchTerm(word) ?? [])
    for (const term of terms)
      found.set(term, new Set([...(found.get(term) ?? []), ...terms.filter((other) => other !== term)]))
  }
  return new Map([...found].map(([term, others]) => [term, [...others]]))
}
