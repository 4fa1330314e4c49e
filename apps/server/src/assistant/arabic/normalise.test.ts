import { describe, expect, it } from 'vitest'

import { languageIn } from '../text/language-in.ts'
import { arabicStem, normaliseArabic } from './normalise.ts'

describe('a normalised sentence in Arabic', () => {
  it.each([
    ['اعرِضْ عليَّ سجاداتِ', 'اعرض علي سجادات'],
    ['السجـــادة الحمراء!!', 'السجاده الحمرا'],
    ['لاااا رجّع', 'لا رجع'],
    ['٢٥٠×٣٥٠سم', '250 في 350 سم'],
    ['متر و٢٠', 'متر و 20'],
    ['٢٫٥ م', '2.5 م'],
    ['abi azra8', 'ابي ازرق'],
    ['kam se3ro', 'كم سعره'],
    ['eqfel el a5dar', 'اقفل الاخضر'],
  ])('%s: %s', (said, read) => expect(normaliseArabic(said)).toBe(read))

  it('is idempotent', () => {
    for (const said of ['السجـــادة الحمراء', '٢٥٠×٣٥٠سم', 'kam se3ro'])
      expect(normaliseArabic(normaliseArabic(said))).toBe(normaliseArabic(said))
  })
})

it.each([
  ['والسجادات', 'سجاد'],
  ['بالتوصيل', 'توصيل'],
])('the stem of %s is %s', (word, stem) => expect(arabicStem(word)).toBe(stem))

describe('the language to reply in', () => {
  it.each([
    ['kam se3ro', '/', 'ar'],
    ['abi azra8', '/', 'ar'],
    ['sheel el a7mar w 7ot kohli makano', '/ar', 'ar'],
    ['bikam 200 fi 290 santi?', '/', 'ar'],
    ['fiha 7areer aw viscose wala souf bas?', '/', 'ar'],
    ['how much is the 2nd one in 5ft x 8ft', '/', 'en'],
    ['beige hot min 3 metres', '/', 'en'],
    ['make it navy', '/ar', 'en'],
    ['A4 or mp3', '/', 'en'],
    ['200', '/ar', 'ar'],
    ['بكم', '/', 'ar'],
  ] as const)('of "%s" on %s is %s', (text, page, language) => expect(languageIn(text, page)).toBe(language))

  it('stays Arabic when a chip sends a sentence in English', () =>
    expect(languageIn('Make the indigo green', '/ar', 'بدّل الأزرق بأخضر')).toBe('ar'))
})
