import { describe, expect, it } from 'vitest'

import { directionOf, piecesOf, withoutMarks } from './bidi-line.ts'

describe('a line of two directions', () => {
  it('is taken apart from left to right, each piece in the order of reading', () => {
    expect(piecesOf('طلب NW-7K4M وصل', 'rtl')).toEqual([
      { text: ' وصل', direction: 'rtl' },
      { text: 'NW-7K4M', direction: 'ltr' },
      { text: 'طلب ', direction: 'rtl' },
    ])
  })

  it('keeps a value that is set apart in its place, without its marks', () => {
    const [, amount] = piecesOf('\u200F1,469.00 د.إ.\u200F', 'rtl')
    expect(amount).toEqual({ text: '1,469.00', direction: 'ltr' })
    expect(piecesOf('قطر \u20688 × 10 ft\u2069', 'rtl')[0]).toEqual({ text: '8 × 10 ft', direction: 'ltr' })
    expect(withoutMarks('قطر \u20688\u2069')).toBe('قطر 8')
  })

  it('mirrors brackets that are read from the right', () => {
    expect(piecesOf('سجادة (صوف)', 'rtl')).toEqual([{ text: 'سجادة )صوف(', direction: 'rtl' }])
  })

  it('begins where its first letter begins', () => {
    expect(['Layla', '214', 'ليلى', '12 شارع'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl'])
  })
})
