import { describe, expect, it } from 'vitest'

import { commonTerms } from '../topics/content-terms.ts'
import { withoutNames } from './without-names.ts'

const masked = (text: string) => withoutNames(text, commonTerms().isCommon)

describe('what tells who asks is taken out before a question is stored', () => {
  it.each([
    ['write to ada.l@example.com please', 'write to … please'],
    ['call me on +971 50 123 4567 tomorrow', 'call me on … tomorrow'],
    ['my number is 050-1234567', 'my number is …'],
    ['رقمي ٠٥٠١٢٣٤٥٦٧ اتصلوا بي', 'رقمي … اتصلوا بي'],
    ['is 4111 1111 1111 1111 accepted', 'is … accepted'],
    ['IBAN AE070331234567890123456', 'IBAN …'],
    ['My name is Layla Haddad, do you sell curtains?', 'My name is … do you sell curtains?'],
    ['my name is qasim and i need curtains', 'my name is … and i need curtains'],
    ["I'm Omar Nasser from Dubai, is there wifi", "I'm … from Dubai, is there wifi"],
    ['اسمي ليلى حداد هل تبيعون الستائر', 'اسمي … هل تبيعون الستائر'],
    ['see https://example.com/me?id=1', 'see …'],
    ['my ref A-993421 is lost', 'my ref … is lost'],
  ])('"%s"', (text, stored) => expect(masked(text)).toBe(stored))
})

it.each([
  'I am looking for curtains',
  'i am allergic to wool',
  'is 200 x 300 cm the largest',
  'do you have 5 of them for $1200',
  'open in 2027?',
  'أنا أريد سجادة من الصوف',
])('leaves "%s" as it is', (text) => expect(masked(text)).toBe(text))
