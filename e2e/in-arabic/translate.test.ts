import { account } from '@nawl/messages/by-language/account'
import { approval } from '@nawl/messages/by-language/approval'
import { contact } from '@nawl/messages/by-language/contact'
import { deskCsv } from '@nawl/messages/by-language/desk-csv'
import { documents } from '@nawl/messages/by-language/documents'
import { downloads } from '@nawl/messages/by-language/downloads'
import { fit } from '@nawl/messages/by-language/fit'
import { order } from '@nawl/messages/by-language/order'
import { orderActions } from '@nawl/messages/by-language/order-actions'
import { orderBar } from '@nawl/messages/by-language/order-bar'
import { proof } from '@nawl/messages/by-language/proof'
import { reports } from '@nawl/messages/by-language/reports'
import { room } from '@nawl/messages/by-language/room'
import { roomPlan } from '@nawl/messages/by-language/room-plan'
import { rooms } from '@nawl/messages/by-language/rooms'
import { size } from '@nawl/messages/by-language/size'
import { staff } from '@nawl/messages/by-language/staff'
import { statements } from '@nawl/messages/by-language/statements'
import { studio } from '@nawl/messages/by-language/studio'
import { testPayment } from '@nawl/messages/by-language/test-payment'
import { tradeAccount } from '@nawl/messages/by-language/trade-account'
import { uploads } from '@nawl/messages/by-language/uploads'
import { describe, expect, it } from 'vitest'

import {
  arabicLabel,
  type Extent,
  inArabic,
  inArabicOrSame,
  rememberTyped,
  type Sought,
} from './translate.ts'

/** Whether what is looked for in English is found in an Arabic text. */
function finds(sought: Sought, text: string, extent: Extent): boolean {
  const arabic = inArabic(sought, extent)
  return typeof arabic === 'string' ? text.includes(arabic) : arabic.test(text)
}

describe('a text', () => {
  it.each([
    ['a message', 'Add to cart', orderBar.ar.addToCart],
    ['any of the messages with this English', 'Approve', proof.ar.approve],
    ['any of the messages with this English', 'Approve', testPayment.ar.approve],
    ['a price', 'AED 1,224.00', '⁨1,224.00⁩ درهم'],
    ['a value that is a message', 'Edit Bab in the studio', 'تعديل ⁨باب⁩ في استوديو التصميم'],
    [
      'several messages in one',
      'Rectangle, 5.5 × 9 ft (168 × 274 cm)',
      'مستطيلة، ⁨⁨5.5⁩ × ⁨9⁩ أقدام⁩ (⁨⁨168⁩ × ⁨274⁩ سم⁩)',
    ],
    ['a number that has a word', 'Your drawing, three yarns', uploads.ar.drawing({ n: 3 })],
    ['a figure with its meaning', 'ΔE 1.0 hard to tell apart', '⁨ΔE 1.0⁩ يصعب التفريق بينهما'],
    ['a label with its count', '3 or 4 12', '3 أو 4 ⁨12⁩'],
    ['the hours', 'Sunday-Thursday 9am-6pm GST', '⁨الأحد⁩ إلى ⁨الخميس⁩ من ⁨9 صباحًا⁩ إلى ⁨6 مساءً⁩'],
    ['the text of a link', 'Terms of Service', 'الشروط والأحكام'],
    ['a colour', 'Exact shade #DED8C8', 'اللون نفسه #DED8C8'],
    ['a caption', 'Bab, 5 × 8 ft, to scale in your own room', '⁨باب⁩، ⁨5 × 8 أقدام⁩، بمقاسها الحقيقي في غرفتك'],
    ['a list', '20 cm to the right, 1 cm farther back', '⁨20⁩ سم إلى اليمين و⁨1⁩ سم إلى الخلف'],
    ['the hours', 'Saturday 10am-4pm GST', 'السبت من ⁨10 صباحًا⁩ إلى ⁨4 عصرًا⁩'],
    [
      'a message with two counts',
      '4 new rows, of 4. 3 payments came in.',
      statements.ar.added({ added: 4, rows: 4, credits: 3 }),
    ],
    ['days', '2–6 March 2099', '⁨‏⁨2⁩–⁨6⁩ ⁨مارس⁩ ⁨2099⁩⁩'],
    ['a day of the week', 'Thursday', 'الخميس'],
    ['a file', 'Bab, Nawl.pdf', 'باب، نول.pdf'],
    ['a file', 'Bab 8 x 10 ft, Nawl.png', 'باب 8 x 10 أقدام، نول.png'],
  ])('is found as %s: %s', (_, english, arabic) => {
    expect(finds(english, arabic, 'whole')).toBe(true)
  })

  it('is not found where marks of direction stand in place of its spaces', () => {
    expect(finds('Estimated price AED 1,469.00', `${size.ar.estimatedPrice}⁨1,469.00⁩ د.إ.`, 'part')).toBe(
      false,
    )
  })

  it('is found where it is the beginning of a message', () => {
    const sentence = 'بسعر ⁨36.725⁩ درهم'
    const found = inArabic('Every size costs AED 36.725 a square foot', 'part')
    expect(String(found)).toContain(String.raw`36\.725`)
    expect(finds('Every size costs AED 36.725 a square foot', sentence, 'part')).toBe(false)
  })

  it('is found up to a value whose argument is called as any other', () => {
    const sentence = roomPlan.ar.underDoorway({ gap: '20 مم' })
    const english = 'The door swings over the rug. Our highest pile needs 20 mm of clearance'
    expect(finds(english, sentence, 'part')).toBe(true)
    expect(finds(english.replace('20', '30'), sentence, 'part')).toBe(false)
  })

  it('is found as two messages where a number would have to be words', () => {
    expect(finds('Teal On order', 'أزرق مخضرّ حسب الطلب', 'part')).toBe(true)
    expect(finds('Teal On order', 'أزرق مخضرّ', 'part')).toBe(false)
  })

  it('is found as two sentences, of which the first ends with a value', () => {
    const page = '‏تم الشحن مع ⁨Aramex⁩. رقم التتبّع ⁨3512⁩، على موقع ⁨Aramex⁩'
    expect(finds('Shipped with Aramex. Tracking number 3512', page, 'part')).toBe(true)
  })

  it('is found with its value where another message holds it word for word', () => {
    expect(finds('within 24 hours', contact.ar.respond({ hours: 24 }), 'part')).toBe(true)
  })

  it('is found with a price in two currencies', () => {
    const sentence = orderBar.ar.costMore({ amount: '⁨80.00⁩ US$ (⁨293.80⁩ د.إ.)', rules: '…' })
    expect(finds('The rugs cost $80.00 (AED 293.80) more.', sentence, 'part')).toBe(true)
    expect(finds('The rugs cost $80.00 (AED 294.80) more.', sentence, 'part')).toBe(false)
  })

  it('is found from a figure within a message on', () => {
    expect(finds('1 stroke can be undone', room.ar.strokeTaken({ count: 1 }), 'part')).toBe(true)
  })

  it('is found where it ends with a value and begins within a message', () => {
    const caption = '⁨باب⁩، ⁨5 × 8 أقدام⁩، بمقاسها الحقيقي في ⁨المجلس⁩'
    expect(finds('to scale in the majlis', caption, 'part')).toBe(true)
  })

  it('is found where a figure stands between its few words', () => {
    const sentence = downloads.ar.picture({ pixels: '…', paper: '…', dpi: 350, megabytes: 4 })
    expect(finds('and 350 dpi', sentence, 'part')).toBe(true)
    expect(finds('and 300 dpi', sentence, 'part')).toBe(false)
  })

  it('is found where it begins and ends within a message', () => {
    const sentence = fit.ar.stretched({ way: 'wider', share: '50%' })
    expect(finds('becomes 50% wider than you drew', sentence, 'part')).toBe(true)
    expect(finds('becomes 60% wider than you drew', sentence, 'part')).toBe(false)
  })

  it('is found from within a message to its end, with both of its values', () => {
    const sentence = orderActions.ar.claimPieceOf({ name: 'باب', piece: 2, quantity: 2 })
    expect(finds('piece 2 of 2', sentence, 'part')).toBe(true)
    expect(finds('piece 1 of 2', sentence, 'part')).toBe(false)
  })

  it.each([
    ['another message', 'Add to cart', 'إتمام الطلب'],
    ['another value', 'Edit Bab in the studio', 'تعديل ⁨حصى⁩ في استوديو التصميم'],
    ['another unit', '5 × 9 ft', '⁨5⁩ × ⁨9⁩ سم'],
    ['another number that has a word', 'Your drawing, three yarns', uploads.ar.drawing({ n: 2 })],
    ['English', 'Add to cart', 'Add to cart'],
  ])('is not found in %s', (_, english, other) => {
    expect(finds(english, other, 'whole')).toBe(false)
  })

  it('stays where it is no message, but for the comma of a list', () => {
    expect(inArabic('NW-2741', 'part')).toBe('NW-2741')
    expect(finds('noor@example.com,', 'noor@example.com، 17:00', 'part')).toBe(true)
    expect(finds('Softer here, please', 'Softer here, please', 'part')).toBe(true)
    expect(finds('\r\nUSA,1770.15,0', '\r\nالولايات المتحدة,1770.15,0', 'part')).toBe(true)
  })
})

describe('a regular expression', () => {
  it.each([
    [
      /^Draft saved .* by noor@example\.com$/,
      documents.ar.draftSaved({ by: 'noor@example.com', moment: '4 مايو' }),
    ],
    [
      /^Read as utf-8: 0 new, 1 changed, .* 1 refused/,
      deskCsv.ar.tried({ encoding: 'utf-8', new: 0, changed: 1, unchanged: 59, refused: 1 }),
    ],
    [/^Version ([0-9a-f]{4} ?){4}$/, approval.ar.version({ hash: '07af 9911 0b3c 44d2' })],
    [/left in the budget|over the budget/, tradeAccount.ar.overBudget({ amount: '200.00 US$' })],
    [/USA\s*\$$/, 'التوصيل والعملة: الولايات المتحدة$'],
    [/UAE\s*AED$/, 'التوصيل والعملة: الإماراتAED'],
    [/\bCLIPSE$/, 'الرمز ⁨CLIPSE⁩'],
    [/^Bab.*5 × 8 ft/, 'باب في غرفة الجلوس، ⁨‏⁨5⁩ × ⁨8⁩ أقدام⁩'],
    [
      /Exported customers: 2 rows/,
      staff.ar.didExport({
        what: 'customers',
        rows: 2,
        selected: 'false',
        searched: 'false',
        filters: 'none',
      }),
    ],
    [/, 4% from the left/, uploads.ar.cropAt({ width: '90%', height: '90%', left: '4%', top: '5%' })],
    [/85 degrees to the left/, room.ar.turnedLeft({ degrees: 85 })],
    [/89% from the top/, uploads.ar.cropAt({ width: '90%', height: '90%', left: '4%', top: '89%' })],
    [/^Use /, size.ar.use({ size: '230 × 300 سم' })],
    [/^Teal is on order: we will dye it for your rug/, studio.ar.onOrderAlone({ yarn: 'أزرق مخضرّ' })],
    [
      /Until \d\d:\d\d on \d+ \w+ GST/,
      order.ar.until({ moment: order.ar.moment({ time: '20:19', day: 1, month: 'ديسمبر' }), zone: 'GST' }),
    ],
    [/^Sofa, /, roomPlan.ar.pieceAt({ piece: 'أريكة', size: '…', left: '5 سم', top: '55 سم' })],
    [/camera 1\.[45]\d m above/, room.ar.camera({ metres: '1.50' })],
    [/Haddad|Brooklyn|NW-/, 'Layla Haddad'],
    [
      /^(49|50|51)\.?\d? cm from the left, 1(49|50|51)\.?\d? cm from the top$/,
      proof.ar.pinAt({ left: 50.1, top: 149.9 }),
    ],
    [
      /^Bab, Rectangle, 5 × 8 ft .* in our hallway/,
      rooms.ar.caption({
        name: 'باب',
        size: '⁨مستطيلة، ⁨5⁩ × ⁨8⁩ أقدام (⁨152⁩ × ⁨244⁩ سم)⁩',
        room: 'hallway',
      }),
    ],
    [
      /from the left wall, 55 cm from the top wall/,
      roomPlan.ar.rugAt({ size: '…', left: '⁨5⁩ سم', top: '⁨55⁩ سم' }),
    ],
    [/^Cartoon of Bab/, order.ar.cartoonAlt({ name: 'باب' })],
    [/Because you like Khatam.s /, account.ar.becauseFavourite({ name: 'خاتم', shares: 'blues' })],
    [/^\$439\.\d\d$/, '⁨439.17⁩ US$'],
    [
      /^Every size costs \$12 a square foot, so the listed size/,
      size.ar.priceRule({ rate: '⁨12⁩ US$ للقدم المربعة', area: '80', price: '…' }),
    ],
    [/^USA,fewer than 5,1$/, `الولايات المتحدة,${reports.ar.fewer},1`],
  ])('finds %s', (english, arabic) => {
    expect(finds(english, arabic, 'part')).toBe(true)
  })

  it('stays where it is no text, whatever it ends with', () => {
    expect(inArabic(/\d\.\d\d$/, 'part')).toEqual(/\d\.\d\d$/)
  })

  it('is not found in any text where one of its forms is only a value', () => {
    expect(finds(/\d+ rugs$/, 'السلة', 'part')).toBe(false)
    expect(finds(/Exported customers: 2 rows/, 'السلة', 'part')).toBe(false)
  })

  it('does not find a code in messages that take any value', () => {
    expect(inArabic(/NW-/, 'part')).toEqual(/(?:(?:NW)-)/i)
  })

  it('does not find what it means in another figure', () => {
    const published = (number: number) =>
      documents.ar.publicSince({ number, moment: '…', by: 'noor@example.com' })
    expect(finds(/^Public: revision 2/, published(2), 'part')).toBe(true)
    expect(finds(/^Public: revision 2/, published(1), 'part')).toBe(false)
    expect(finds(/^\$439\.\d\d$/, '⁨440.17⁩ US$', 'part')).toBe(false)
    expect(finds(/^Version ([0-9a-f]{4} ?){4}$/, 'النسخة كما رأيتها', 'part')).toBe(false)
    expect(finds(/left in the budget|over the budget/, 'الميزانية', 'part')).toBe(false)
  })
})

it('types and chooses the Arabic of a label, and what is none as it is', () => {
  expect(arabicLabel('Add to cart')).toBe(orderBar.ar.addToCart)
  expect(arabicLabel('United Arab Emirates')).toBe('الإمارات')
  expect(arabicLabel('Villa 14')).toBe('Villa 14')
})

it('finds a name that was typed as it is, and not in messages that hold it', () => {
  const found = () => ['Hall', /Hall/].map((name) => new RegExp(inArabicOrSame(name, 'part')))
  expect(found().map((name) => name.test('جزر مارشال'))).toEqual([true, true])
  rememberTyped('Hall')
  expect(found().map((name) => name.test('جزر مارشال'))).toEqual([false, false])
  expect(found().map((name) => name.test('Hall, warmer'))).toEqual([true, true])
})
