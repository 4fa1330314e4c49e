import { describe, expect, it } from 'vitest'

import { emailBody } from './email-markdown.ts'
import { EmailFault } from './email-fault.ts'

const place = { publicUrl: 'https://nawl.example', language: 'en' } as const
const html = (source: string) => emailBody(source, place).html
const text = (source: string) => emailBody(source, place).text

describe('the Markdown of letters', () => {
  it('has its styles in every element, and no attribute that a writer set', () => {
    expect(html('Wool & **silk**')).toMatch(
      /^<p class="ink" style="[^"]+">Wool &amp; <strong>silk<\/strong><\/p>\s*$/,
    )
    expect(html('<p onclick="x()" style="position:fixed" id="a">a</p>')).not.toMatch(/onclick|fixed|id=/)
    expect(
      html('<script>alert(1)</script><iframe src="//x"></iframe>\n\n[b](javascript:alert(1))'),
    ).not.toMatch(/script|iframe|alert/)
  })

  it('leads to whole addresses of the shop in its language', () => {
    expect(html('[See](/collection)')).toContain('href="https://nawl.example/collection"')
    const arabic = emailBody('[شاهد](/collection) [x](https://elsewhere.example/)', {
      ...place,
      language: 'ar',
    })
    expect(arabic.html).toContain('href="https://nawl.example/ar/collection"')
    expect(arabic.html).toContain('href="https://elsewhere.example/"')
    expect(arabic.text).toContain('شاهد (https://nawl.example/ar/collection)')
    expect(html('[x](//elsewhere.example)')).not.toContain('elsewhere')
  })

  it('shows pictures of the shop, and refuses others and unknown facts by name', () => {
    expect(html('![A rug](/artwork/a/onyx.jpg)')).toMatch(
      /<img src="https:\/\/nawl\.example\/artwork\/a\/onyx\.jpg" alt="A rug" width="560" class="ink" style="[^"]+" \/>/,
    )
    expect(text('![A rug](/artwork/a/onyx.jpg)')).toBe('A rug\nhttps://nawl.example/artwork/a/onyx.jpg')
    for (const [source, kind, what] of [
      ['![x](https://elsewhere.example/x.png)', 'foreign-picture', 'https://elsewhere.example/x.png'],
      ['![x](/artwork/onyx.avif)', 'foreign-picture', '/artwork/onyx.avif'],
      ['<img src="https://elsewhere.example/x.gif">', 'foreign-picture', 'https://elsewhere.example/x.gif'],
      ['{{warantyYears}}', 'unknown-fact', 'warantyYears'],
    ] as const) {
      expect(() => emailBody(source, place)).toThrow(EmailFault)
      expect(() => emailBody(source, place)).toThrow(`${kind}: ${what}`)
    }
    expect(text('{{shop}} gives {{warrantyYears}} years')).toMatch(/^Nawl gives 5\D* years$/)
  })

  it('is readable without HTML', () => {
    const source =
      '# Wool\n\nIt is *soft*.\n\n- one\n- [two](/faq)\n\n3. three\n4. four\n\n> said\n\n---\n\na < b & <b>c</b>'
    expect(text(source)).toBe(
      'Wool\n\nIt is soft.\n\n- one\n- two (https://nawl.example/faq)\n\n3. three\n4. four\n\n> said\n\n* * *\n\na < b & c',
    )
  })
})
