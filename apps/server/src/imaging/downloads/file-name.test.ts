import { describe, expect, it } from 'vitest'

import { asAttachment, fileName } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it.each([
    ['Khatam', '8 × 10 ft', 'Khatam 8 x 10 ft, Nawl.pdf'],
    ['Khatam', null, 'Khatam, Nawl.pdf'],
    ['../../etc/passwd', null, 'etc passwd, Nawl.pdf'],
    ['a/b\\c:d*e?"f"<g>|h\n\u202Ei', null, 'a b c d e f g h i, Nawl.pdf'],
    ['...', null, 'Rug, Nawl.pdf'],
    ['\uD800', null, 'Rug, Nawl.pdf'],
    ['سجادة', '170 cm across', 'سجادة 170 cm across, Nawl.pdf'],
  ])('is made of name and size: %s %s', (name, size, expected) => {
    expect(fileName(name, size, 'pdf')).toBe(expected)
  })

  it('is sent in ASCII and in full', () => {
    expect(asAttachment("Fjäll's ½ % (2), Nawl.pdf")).toBe(
      `attachment; filename="Fjall's 1_2 _ (2), Nawl.pdf"; filename*=UTF-8''Fj%C3%A4ll%27s%20%C2%BD%20%25%20%282%29%2C%20Nawl.pdf`,
    )
  })

  it.each(['a"; filename="evil.exe', 'a\r\nset-cookie: b=c', 'سجادة', '\u0000'])(
    'cannot break out of its header: %j',
    (name) => {
      const header = asAttachment(fileName(name, null, 'png'))
      expect(header).toMatch(/^attachment; filename="[\x20-\x7E]*"; filename\*=UTF-8''[\w.~%-]+$/)
      expect(header.match(/"/g)).toHaveLength(2)
    },
  )
})
