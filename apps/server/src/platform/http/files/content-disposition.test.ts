import { describe, expect, it } from 'vitest'

import { contentDisposition, validFileName } from './content-disposition.ts'

describe('the name of a downloaded file', () => {
  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d*e?"f"<g>|h\n\u202Ei', 'a b c d e f g h i'],
    ['...', ''],
    ['\uD800', ''],
    ['فاتورة \u2068NW-7K4M\u2069، نول', 'فاتورة NW-7K4M، نول'],
  ])('is valid on every system: %j', (name, expected) => {
    expect(validFileName(name)).toBe(expected)
  })

  it('is sent in ASCII and in full', () => {
    expect(contentDisposition('attachment', "Fjäll's ½ % (2), Nawl.pdf")).toBe(
      `attachment; filename="Fjall's 1_2 _ (2), Nawl.pdf"; filename*=UTF-8''Fj%C3%A4ll%27s%20%C2%BD%20%25%20%282%29%2C%20Nawl.pdf`,
    )
  })

  it.each(['a"; filename="evil.exe', 'a\r\nset-cookie: b=c', 'سجادة', '\u0000'])(
    'cannot break out of its header: %j',
    (name) => {
      const header = contentDisposition('inline', `${validFileName(name)}.png`)
      expect(header).toMatch(/^inline; filename="[\x20-\x7E]*"; filename\*=UTF-8''[\w.~%-]+$/)
      expect(header.match(/"/g)).toHaveLength(2)
    },
  )
})
