import { assert, boolean, constantFrom, integer, nat, oneof, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { figuresIn, figuresNotBorneOut } from './figures.ts'

const borneOut = (answer: string, ...shop: readonly string[]) =>
  figuresNotBorneOut(answer, { shop, visitor: [] }).length === 0

describe('figures', () => {
  it.each([
    ['It has a five-year warranty.', 'A 5-year limited warranty'],
    ['Sixty months.', 'A 5-year limited warranty'],
    ['Between three and five weeks.', '3–5 weeks'],
    ['In 5 weeks at the latest.', '3–5 weeks'],
    ['It is $1,645.83.', '1645.83 dollars'],
    ['It is AED 2371.', 'AED 2,371.00'],
    ['A rug of 2 by 3 metres', '200 × 300 cm'],
    ['5.5 ft', '5½ ft'],
    ['Two and a half metres', '250 cm'],
    ['من ٣ إلى ٥ أسابيع', '3-5 weeks'],
    ['خمسة وعشرون يوما', '25 days'],
    ['خلال أسبوعين', 'within 2 weeks'],
    ['ثلاثمئة وخمسون درهمًا', 'AED 350'],
    ['خمسة بالمئة', '5 %'],
    ['From 9 am to 6 pm', '9:00–18:00'],
    ['٩:٠٠ صباحًا', '9:00'],
    ['4 عصرًا', '16:00'],
    ['Ring +971 (4) 123-4567.', '+971 4 123 4567'],
    ['Read www.nawl.example/care.', 'https://nawl.example/care/'],
    ['Free of charge', 'complimentary delivery'],
    ['Feel free to ask; it is formaldehyde-free.', ''],
    ['This one is one of ours.', ''],
    ['84 designs', 'There are 84 different designs'],
  ])('%j is borne out by %j', (answer, ground) => expect(borneOut(answer, ground)).toBe(true))

  it.each([
    ['Five weeks', '5 years'],
    ['5 days', '5 business days'],
    ['$500', 'AED 500'],
    ['$5', '5 weeks'],
    ['It takes a year: within a week.', '5 years'],
    ['half the price', 'the price'],
    ['Free returns', 'returns'],
    ['84 colours', '84 designs'],
    ['twice as dense', 'dense'],
    ['hundreds of designs', '84 designs'],
    ['On Friday', 'Sunday to Thursday'],
    ['in May 2026', '2026'],
    ['Call 04 123 4567', '+971 4 999 9999'],
    ['9 pm', '9 am'],
    ['200 kg', '200 cm'],
    ['1.234 dollars', '$1,234'],
    ['RAL 7016', 'RAL 7035'],
    ['مجانًا', 'مدفوع'],
    ['خلال شهر', 'خلال 3 أسابيع'],
    ['سنة واحدة', 'خمس سنوات'],
  ])('%j is not borne out by %j', (answer, ground) => expect(borneOut(answer, ground)).toBe(false))

  it('of the shop are not borne out by a visitor, sizes and numbers of an order are', () => {
    const visitor = ['NW-1204, 2 by 3 m, 500 dollars, 50 % off, in 2 days, free']
    const left = (answer: string) => figuresNotBorneOut(answer, { shop: [], visitor }).length
    expect(left('Your order NW-1204 of 2 × 3 m.')).toBe(0)
    for (const answer of ['500 dollars', '50 %', 'in two days', 'free']) expect(left(answer)).toBe(1)
  })
})

const UNITS = ['weeks', 'years', 'cm', 'dollars', '%', 'kg', 'أسابيع', 'درهم', 'سم'] as const
const unitName = constantFrom(...UNITS)
const amount = oneof(
  integer({ min: 2, max: 9_999 }),
  integer({ min: 200, max: 999_999 }).map((n) => n / 100),
)

const spellings = (value: number): readonly string[] => [
  String(value),
  value.toLocaleString('en', { maximumFractionDigits: 2 }),
  value.toLocaleString('ar-EG', { maximumFractionDigits: 2 }),
  value.toLocaleString('en', { minimumFractionDigits: 2 }),
]

describe('for all numbers', () => {
  it('every spelling bears out every other', () => {
    assert(
      property(amount, unitName, nat(3), nat(3), (value, name, p, q) => {
        const [said = '', ground = ''] = [spellings(value)[p], spellings(value)[q]]
        expect(borneOut(`It is ${said} ${name}.`, `about ${ground} ${name} here`)).toBe(true)
      }),
    )
  })

  it('another number bears out nothing', () => {
    assert(
      property(amount, amount, unitName, nat(3), nat(3), (value, other, name, p, q) => {
        pre(value !== other)
        const [said = '', ground = ''] = [spellings(value)[p], spellings(other)[q]]
        expect(borneOut(`It is ${said} ${name}.`, `about ${ground} ${name} here`)).toBe(false)
      }),
    )
  })

  it('English words are the number', () => {
    assert(
      property(integer({ min: 2, max: 999_999 }), boolean(), (value, isHyphened) => {
        const words = inEnglish(value)
        const said = isHyphened
          ? words.replaceAll(/(ty) (one|two|three|four|five|six|seven|eight|nine)/g, '$1-$2')
          : words
        expect(figuresIn(`${said} dollars`)).toEqual([{ kind: 'USD', value: String(value), of: [] }])
      }),
    )
  })

  it('Arabic words are the number', () => {
    assert(
      property(integer({ min: 3, max: 999 }), (value) => {
        expect(figuresIn(`${inArabic(value)} درهم`)).toEqual([{ kind: 'AED', value: String(value), of: [] }])
      }),
    )
  })

  it('both ends of a range have its unit', () => {
    const joint = constantFrom('-', '–', ' to ', ' or ', ' x ', ' × ', ' إلى ', ' أو ')
    assert(
      property(integer({ min: 2, max: 99 }), integer({ min: 2, max: 99 }), joint, (p, q, between) => {
        expect(borneOut(`${p} weeks, ${q} weeks`, `${p}${between}${q} weeks`)).toBe(true)
        expect(borneOut(`${p} years`, `${p}${between}${q} weeks`)).toBe(false)
      }),
    )
  })

  it('no text breaks it', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(borneOut(text, text)).toBe(true)
      }),
    )
  })
})

const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inEnglish(value: number): string {
  if (value >= 1000)
    return `${inEnglish(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${inEnglish(value % 1000)}` : ''}`
  if (value >= 100)
    return `${BELOW_TWENTY[Math.floor(value / 100)]} hundred${value % 100 ? ` and ${inEnglish(value % 100)}` : ''}`
  if (value >= 20)
    return `${TENS[Math.floor(value / 10) - 2]}${value % 10 ? ` ${BELOW_TWENTY[value % 10]}` : ''}`
  return BELOW_TWENTY[value] ?? ''
}

const ARABIC_ONES = 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ')
const ARABIC_TENS = 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ')
const ARABIC_HUNDREDS = 'مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'.split(' ')

function inArabic(value: number): string {
  const rest = value % 100
  const hundreds = value >= 100 ? [ARABIC_HUNDREDS[Math.floor(value / 100) - 1] ?? ''] : []
  return [...hundreds, ...(rest > 0 ? [arabicBelowHundred(rest)] : [])].join(' و')
}

function arabicBelowHundred(value: number): string {
  if (value <= 10) return ARABIC_ONES[value] ?? ''
  if (value < 20) return `${value === 11 ? 'أحد' : value === 12 ? 'اثنا' : ARABIC_ONES[value - 10]} عشر`
  const tens = ARABIC_TENS[Math.floor(value / 10) - 2] ?? ''
  return value % 10 ? `${ARABIC_ONES[value % 10]} و${tens}` : tens
}
