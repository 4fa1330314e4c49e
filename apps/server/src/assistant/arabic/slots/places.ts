import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { countries } from '@nawl/messages/by-language/countries'

import { normaliseArabic } from '../normalise.ts'
import { foundIn, type Table, tableOf } from './table.ts'

/** Cities and other names of countries, by the name that the English sentence has. */
const CITIES = tableOf(`
Dubai: دبي
Abu Dhabi: أبوظبي, أبو ظبي, بوظبي
Sharjah: الشارقة, شارجة, الشارجة
Ajman: عجمان
Fujairah: الفجيرة
Ras Al Khaimah: رأس الخيمة
Al Ain: العين
United Arab Emirates: الإمارات, امارات
Saudi Arabia: السعودية, المملكة, السعوديه
Riyadh: الرياض
Jeddah: جدة
Dammam: الدمام
Mecca: مكة
Medina: المدينة المنورة
Khobar: الخبر
Kuwait: الكويت
Qatar: قطر
Doha: الدوحة
Bahrain: البحرين
Manama: المنامة
Oman: سلطنة عمان, مسقط
Muscat: مسقط
Jordan: الأردن
Amman: عمان الأردن
Lebanon: لبنان
Beirut: بيروت
Syria: سوريا
Iraq: العراق
Baghdad: بغداد
Egypt: مصر
Cairo: القاهرة
Alexandria: الإسكندرية, اسكندرية
Morocco: المغرب
Casablanca: الدار البيضاء, كازا
Algeria: الجزائر
Tunisia: تونس
Libya: ليبيا
Turkey: تركيا
Istanbul: اسطنبول
London: لندن
United Kingdom: بريطانيا, انجلترا, انكلترا
Paris: باريس
France: فرنسا
Germany: ألمانيا
Berlin: برلين
United States: أمريكا, امريكا, الولايات المتحدة
New York: نيويورك
Canada: كندا
Spain: إسبانيا
Italy: إيطاليا
India: الهند
Australia: أستراليا
Netherlands: هولندا
Norway: النرويج
Sweden: السويد
Switzerland: سويسرا
`)

const NAMES: Table = new Map([
  ...COUNTRIES.flatMap((country) =>
    Object.values(countries.ar(country.code)).map(
      (arabic) => [normaliseArabic(arabic), country.name] as const,
    ),
  ),
  ...CITIES,
])

/** The English names of the places in normalised words. */
export function saidPlaces(words: readonly string[]): readonly string[] {
  return foundIn(words, NAMES).map(({ value }) => value)
}
