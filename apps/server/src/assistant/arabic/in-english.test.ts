import { describe, expect, it } from 'vitest'

import { builtInRugs } from '../../catalogue/built-in-rugs.ts'
import { readConfig } from '../../platform/config/config.ts'
import { inEnglish } from './in-english.ts'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const rugs = builtInRugs(reading.config.artworkDir)

const STUDIO = {
  page: '/ar/product/khatam',
  rug: 'khatam',
  palette: [
    { hex: '#E6DCC8', name: 'lime plaster' },
    { hex: '#2F6B66', name: 'sea glaze' },
    { hex: '#A9583C', name: 'raw clay' },
    { hex: '#33487A', name: 'indigo' },
    { hex: '#CE9434', name: 'saffron' },
  ],
}
const read = (text: string, before = {}) => inEnglish(text, STUDIO, rugs, before)

describe('colours', () => {
  it.each([
    ['غيّر النيلي الى عنابي', 'change the indigo to maroon'],
    ['خل الزعفران تركوازي', 'change the saffron to turquoise'],
    ['بدل النيلية بحمراء غامقة', 'change the indigo to dark red'],
    ['ghayyer el kohli la a7mar', 'change the navy to red'],
    ['يا ريت تقلب الزعفراني لأخضر زيتوني', 'change the saffron to olive'],
    ['غير الزعفران والنيلي كلهم للأسود', 'change the saffron to black, then change the indigo to black'],
    ['ابي لون البحر مكان الأصفر', 'change the yellow to ocean blue'],
    ['رال ٣٠٠٣ مكان النيلي', 'change the indigo to RAL 3003'],
    ['عايزة الكحلي ده يبقى موف', 'change the navy to mauve'],
    ['النيلي بيج والزعفران بني خليهم', 'change the indigo to beige, then change the saffron to brown'],
  ])('%s: %s', (said, english) => expect(read(said)).toBe(english))

  it('lean on the yarn that was spoken of', () => {
    expect(read('خليه بنفسجي', { visitor: 'ما عاجبني النيلي' })).toBe('change the indigo to purple')
    expect(read('النيلي كئيب، بدله بسماوي')).toBe('change the indigo to sky blue')
  })
})

describe('sizes, shapes and quantities', () => {
  it.each([
    ['سويها مترين ونص في ثلاثة ونص', 'make it 2.5 m by 3.5 m'],
    ['ثلاثة متر في أربعة', 'make it 3 m by 4 m'],
    ['١٦٠ في ٢٣٠ سم', 'make it 160 cm by 230 cm'],
    ['خمسة في ثمانية قدم', 'make it 5 ft by 8 ft'],
    ['مية وعشرين في مية وثمانين سانتي', 'make it 120 cm by 180 cm'],
    ['دائرية قطرها مترين', 'make it 2 m round'],
    ['خلها مربعة', 'make it square'],
    ['ابغى اربع حبات', 'I want 4 of them'],
    ['كم سعر ٢٠٠ في ٣٠٠ سم', 'how much is it in 200 cm by 300 cm'],
    ['بكم هذي', 'how much is it'],
    ['صغرها شوي', 'make it smaller'],
    ['خليها متر ونص بمترين', 'make it 1.5 m by 2 m'],
    ['طول ٣ متر وعرض متر ونص', 'make it 1.5 m by 3 m'],
    ['قصّر العرض ١٠ سم', 'make it 10 cm narrower'],
    ['خليها أطول بنص متر', 'make it 0.5 m longer'],
    ['عشر أقدام في اثنا عشر', 'make it 10 ft by 12 ft'],
    ['ناخذ ثنتين', 'I want 2 of them'],
    ['حاسبني على متر في مترين', 'how much is it in 1 m by 2 m'],
  ])('%s: %s', (said, english) => expect(read(said)).toBe(english))
})

describe('the studio and the shop', () => {
  it.each([
    ['فتّح الالوان شوي', 'make it lighter'],
    ['امزج الألوان', 'shuffle'],
    ['ارجع خطوة', 'undo'],
    ['رجع السجادة للأصل', 'reset to the original'],
    ['ثبت النيلي واخلط الباقي', 'lock the indigo, then shuffle'],
    ['لا تغير الزعفران', 'lock the saffron'],
    ['فك النيلي', 'unlock the indigo'],
    ['مال الألوان بارد وايد، دفّها', 'make it warmer'],
    ['كبرها لمترين في ثلاثة وضيفها للسلة', 'make it 2 m by 3 m, then add it to the cart'],
    ['لا تضيفها للسلة، بس قولي سعرها', 'how much is it'],
    ['شوفها بالمجلس', 'show it in the majlis'],
    ['ضيفها للسلة', 'add it to the cart'],
    ['افتح لي برجيل', 'open Barjeel'],
    ['وين صفحة الشحن', 'go to shipping'],
    ['غير الدولة لقطر', 'set the country to Qatar'],
    ['حول الموقع للانجليزي', 'switch to english'],
  ])('%s: %s', (said, english) => expect(read(said)).toBe(english))

  it('does the same once more', () => expect(read('مرة ثانية', { visitor: 'اخلط الألوان' })).toBe('shuffle'))

  it('opens one of the designs that were named', () =>
    expect(
      inEnglish('افتح الثالثة', { page: '/ar' }, rugs, { assistant: 'أقترح برجيل، ثم ميزان، ثم سدو.' }),
    ).toBe('open Sadu'))
})

describe('what asks for nothing', () => {
  it.each([
    'لا تخلط الألوان',
    'مابي شفل',
    'الصورة اللي أفتحها عشان اللون تنرفع؟',
    'لا تضيفها للسلة',
    'كم يوم ياخذ التوصيل',
    'هل الصوف طبيعي؟',
    'باب الغرفة يحتك بالسجادة',
    'ادفع بالتقسيط؟',
    'شكرا جزيلا',
  ])('%s', (said) => expect(read(said)).toBeNull())
})

it('goes back to a shape or a size without undoing what came before', () => {
  expect(read('رجعها مستطيلة')).toBe('make it rectangle')
  expect(read('ابي الشكل يرجع مستطيل ٤ في ٥')).not.toContain('undo')
  expect(read('رجع الخطوة اللي قبل')).toBe('undo')
})
