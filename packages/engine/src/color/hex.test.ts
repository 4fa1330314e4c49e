import { describe, expect, it } from 'vitest'
import { formatHex, parseHex } from './hex.ts'

describe('parseHex', () => {
  it('parses six digits of either case, with or without #', () => {
    expect(parseHex('#2f6B66')).toBe(0x2f6b66)
    expect(parseHex('8B7355')).toBe(0x8b7355)
    expect(parseHex('#000000')).toBe(0)
  })

  it.each(['', '#', '#FFF', '#12345G', '1234567', '##12345', ' 123456', '123456\n', '0x1234', '-12345'])(
    'gives null for %j',
    (text) => expect(parseHex(text)).toBeNull(),
  )
})

describe('formatHex', () => {
  it('formats in upper case with leading zeros', () => {
    expect(formatHex(0x00abcd)).toBe('#00ABCD')
    expect(formatHex(0)).toBe('#000000')
  })

  it('ignores the alpha of a pixel word', () => {
    expect(formatHex(0xff2f6b66)).toBe('#2F6B66')
    expect(formatHex(0xff2f6b66 | 0)).toBe('#2F6B66')
  })

  it('is the inverse of parseHex', () => {
    for (let rgb = 0; rgb <= 0xffffff; rgb += 65521) expect(parseHex(formatHex(rgb))).toBe(rgb)
  })
})
