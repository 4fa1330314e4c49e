import { describe, expect, it } from 'vitest'

import { arabicLabel, type Extent, inArabic, type Sought } from './translate.ts'

/** Whether what is looked for in English is found in an Arabic text. */
function finds(sought: Sought, text: string, extent: Extent): boolean {
  const arabic = inArabic(sought, extent)
  return typeof arabic === 'string' ? text.includes(arabic) : arabic.test(text)
}

describe('a text', () => {
  it.each([
    ['a message', 'Add to cart', 'إضافة إلى السلة'],
    ['any of the messages with this English', 'Approve', 'أوافق'],
    ['any of the messages with this English', 'Approve', 'قبول'],
    ['a price', 'AED 1,224.00', '⁨1,224.00⁩ درهم'],
    ['a value that is a message', 'Edit Bab in the studio', 'تعديل ⁨باب⁩ في استوديو التصميم'],
    [
      'several messages in one',
      'Rectangle, 5.5 × 9 ft (168 × 274 cm)',
      'مستطيلة، ⁨⁨5.5⁩ × ⁨9⁩ أقدام⁩ (⁨⁨168⁩ × ⁨274⁩ سم⁩)',
    ],
    ['a file', 'Bab, Nawl.pdf', 'باب، نول.pdf'],
    ['a file', 'Bab 8 x 10 ft, Nawl.png', 'باب 8 x 10 أقدام، نول.png'],
  ])('is found as %s: %s', (_, english, arabic) => {
    expect(finds(english, arabic, 'whole')).toBe(true)
  })

  it('is found where it is the beginning of a message', () => {
    const sentence = 'بسعر ⁨36.725⁩ درهم'
    const found = inArabic('Every size costs AED 36.725 a square foot', 'part')
    expect(String(found)).toContain(String.raw`36\.725`)
    expect(finds('Every size costs AED 36.725 a square foot', sentence, 'part')).toBe(false)
  })

  it('is found where it begins and ends within a message', () => {
    const sentence = 'يزداد عرض الرسم كله بنسبة ⁨50%⁩، فتصبح الدوائر بيضوية.'
    expect(finds('becomes 50% wider than you drew', sentence, 'part')).toBe(true)
    expect(finds('becomes 60% wider than you drew', sentence, 'part')).toBe(false)
  })

  it.each([
    ['another message', 'Add to cart', 'إتمام الطلب'],
    ['another value', 'Edit Bab in the studio', 'تعديل ⁨حصى⁩ في استوديو التصميم'],
    ['another unit', '5 × 9 ft', '⁨5⁩ × ⁨9⁩ سم'],
    ['English', 'Add to cart', 'Add to cart'],
  ])('is not found in %s', (_, english, other) => {
    expect(finds(english, other, 'whole')).toBe(false)
  })

  it('stays where it is no message, but for the comma of a list', () => {
    expect(inArabic('NW-2741', 'part')).toBe('NW-2741')
    expect(finds('noor@example.com,', 'noor@example.com، 17:00', 'part')).toBe(true)
    expect(finds('Softer here, please', 'Softer here, please', 'part')).toBe(true)
  })
})

describe('a regular expression', () => {
  it.each([
    [/^Draft saved .* by noor@example\.com$/, 'حفظ ⁨noor@example.com⁩ المسودة في ⁨4 مايو⁩'],
    [
      /^Read as utf-8: 0 new, 1 changed, .* 1 refused/,
      'تمت قراءة الملف بترميز ⁨utf-8⁩. الصفوف الجديدة: ⁨0⁩، والمعدّلة: ⁨1⁩، وغير المتغيّرة: ⁨59⁩، والمرفوضة: ⁨1⁩. لم يُطبَّق أي تغيير بعد.',
    ],
    [/^Version ([0-9a-f]{4} ?){4}$/, 'النسخة ⁨07af 9911 0b3c 44d2⁩'],
    [/left of the budget|over the budget/, 'تجاوز الميزانية: ⁨200.00 US$⁩'],
    [/USA\s*\$$/, 'التوصيل والعملة: الولايات المتحدة$'],
    [/Exported customers: 2 rows/, 'صدّر ⁨العملاء⁩: صفّان'],
    [/^Use /, 'استخدام ⁨230 × 300 سم⁩'],
    [/^Teal is on order: we dye it for your rug/, '⁨أزرق مخضرّ⁩ متوفّر حسب الطلب: نصبغه خصيصًا لسجادتك.'],
    [/Until \d\d:\d\d on \d+ \w+ GST/, 'حتى ⁨الساعة ⁨20:19⁩ يوم ⁨1⁩ ⁨ديسمبر⁩⁩ بتوقيت الخليج'],
    [
      /camera 1\.[45]\d m above/,
      'بحسب هذه الزوايا، كانت الكاميرا على ارتفاع ⁨1.50⁩ م عن الأرضية. وعرض كل مربع في الصورة نصف متر.',
    ],
    [/Haddad|Brooklyn|NW-/, 'Layla Haddad'],
    [/^\$439\.\d\d$/, '⁨439.17⁩ US$'],
  ])('finds %s', (english, arabic) => {
    expect(finds(english, arabic, 'part')).toBe(true)
  })

  it('does not find what it means in another figure', () => {
    expect(finds(/^\$439\.\d\d$/, '⁨440.17⁩ US$', 'part')).toBe(false)
    expect(finds(/left of the budget|over the budget/, 'الميزانية', 'part')).toBe(false)
  })
})

it('types and chooses the Arabic of a label, and what is none as it is', () => {
  expect(arabicLabel('Add to cart')).toBe('إضافة إلى السلة')
  expect(arabicLabel('Villa 14')).toBe('Villa 14')
})
