import { describe, expect, it } from 'vitest'

import { inEmailLayout } from './email-layout.ts'

describe('the e-mail layout', () => {
  const content = {
    subject: 'S & co',
    preheader: 'Before',
    heading: 'Heading',
    paragraphs: ['One <script>alert(1)</script>', 'Two\nlines "quoted"'],
    pictures: [{ url: 'https://nawl.example/r.jpg?a&b', alt: 'A "rug"', caption: 'On a floor', aspect: 1.6 }],
    facts: [['When', 'Noon']],
    action: { label: 'Do it', url: 'https://nawl.example/x?a=1&b=2' },
    after: ['After'],
    reason: 'Because',
    leave: { label: 'Stop', url: 'https://nawl.example/stop' },
  } as const
  const { html, text } = inEmailLayout(content, 'https://nawl.example', 'en')

  it('marks no names in an English subject', () => {
    const subject = 'Message from \u2068ليلى\u2069'
    expect(inEmailLayout({ ...content, subject }, 'https://nawl.example', 'en').subject).toBe(
      'Message from ليلى',
    )
    expect(inEmailLayout({ ...content, subject }, 'https://nawl.example', 'ar').subject).toBe(subject)
  })

  it('has the same content in HTML and plain text', () => {
    const shown = html
      .replaceAll('<br>', '\n')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
    for (const expected of [
      'Heading',
      ...content.paragraphs,
      'On a floor',
      'When',
      'Noon',
      'Do it',
      'After',
      'Because',
      'Stop',
    ]) {
      expect(text).toContain(expected)
      expect(shown).toContain(expected)
    }
  })

  it('reserves space for a picture and gives its address in plain text', () => {
    expect(html).toContain(
      '<img src="https://nawl.example/r.jpg?a&amp;b" alt="A &quot;rug&quot;" width="560" height="350"',
    )
    expect(text).toContain('On a floor\nhttps://nawl.example/r.jpg?a&b')
  })

  it('escapes HTML in every text', () => {
    expect(html).not.toContain('<script>')
    expect(html).toContain('href="https://nawl.example/x?a=1&amp;b=2"')
    expect(html).toContain('<html lang="en-GB" dir="ltr">')
  })

  it('runs from right to left in Arabic, also where a mail program drops the page around it', () => {
    const arabic = inEmailLayout(content, 'https://nawl.example', 'ar').html
    expect(arabic).toContain('<table role="presentation" lang="ar-AE" dir="rtl"')
    expect(arabic).not.toMatch(/align[=:]"?left|padding-right/)
    expect(arabic).toContain('href="https://nawl.example/ar"')
  })

  it('lets what somebody typed keep its own direction', () => {
    expect(html).toContain('<span dir="auto">Noon</span>')
  })
})
