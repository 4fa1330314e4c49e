import { describe, expect, it } from 'vitest'

import { renderMarkdown, renderSections } from './render-markdown.ts'

describe('the house’s Markdown', () => {
  it('puts facts of the shop into texts, and refuses one there is none of', () => {
    expect(renderMarkdown('A {{warrantyYears}} warranty.')).toBe('<p>A 5-year warranty.</p>')
    expect(() => renderMarkdown('{{warantyYears}}')).toThrow('no fact "warantyYears"')
  })

  it('hangs side notes in the margin', () => {
    expect(renderMarkdown('> [!side]\n> A tuft is one pull.')).toBe(
      '<aside><p>A tuft is one pull.</p></aside>',
    )
    expect(renderMarkdown('> Plain.')).toContain('<blockquote>')
  })

  it('shows drawings with a caption, and no other pictures', () => {
    expect(renderMarkdown('![Cut pile](drawing:cut-pile)')).toBe(
      '<figure><img src="/journal/drawings/cut-pile.svg" alt="" loading="lazy" /><figcaption>Cut pile</figcaption></figure>',
    )
    expect(() => renderMarkdown('![x](https://elsewhere.example/x.png)')).toThrow('is no drawing')
  })

  it('shows photographs of the workshop in their size, and none that there is not', () => {
    const html = renderMarkdown('![Wool](still:pile "Traced.")')
    expect(html).toContain(
      'src="/stills/pile-1600.avif" srcset="/stills/pile-1600.avif 1600w, /stills/pile-800.avif 800w"',
    )
    expect(html).toContain(
      'width="1600" height="1000" alt="Wool" loading="lazy" /><figcaption>Traced.</figcaption>',
    )
    expect(() => renderMarkdown('![x](still:hand)')).toThrow('no still "hand"')
  })

  it('lets nothing through that could run', () => {
    const html = renderMarkdown(
      '<script>alert(1)</script>\n\n<p onclick="x()">a</p>\n\n[b](javascript:alert(1)) <iframe src="//x"></iframe>',
    )
    expect(html).not.toMatch(/script|onclick|javascript|iframe/i)
    expect(html).toContain('<p>a</p>')
    expect(html).toContain('<a>b</a>')
  })

  it('cuts a text at its headings and anchors each', () => {
    const { introduction, sections } = renderSections(
      'Before.\n\n## 3. The price, in {{payment}} {#price}\n\nOne.\n\n## 4. Ça va?\n\nTwo.',
    )
    expect(introduction).toBe('<p>Before.</p>')
    expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ['price', '3. The price, in major cards, bank transfer and PayPal'],
      ['ca-va', '4. Ça va?'],
    ])
    expect(sections[1]?.html).toBe('<p>Two.</p>')
  })
})
