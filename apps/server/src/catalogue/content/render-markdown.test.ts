import { describe, expect, it } from 'vitest'

import { renderMarkdown, renderSections } from './render-markdown.ts'

describe('the site’s Markdown', () => {
  it('inserts facts of the shop and refuses an unknown fact', () => {
    expect(renderMarkdown('A {{warrantyYears}} warranty.')).toBe('<p>A 5-year warranty.</p>')
    expect(() => renderMarkdown('{{warantyYears}}')).toThrow('no fact "warantyYears"')
  })

  it('keeps ranges on one line, in text only', () => {
    expect(renderMarkdown('It takes {{totalWeeks}}, *20 to 30 cm* more.')).toBe(
      '<p>It takes <span class="unbroken">6-8 weeks</span>, <em><span class="unbroken">20 to 30 cm</span></em> more.</p>',
    )
    expect(renderMarkdown('![12 to 15 mm of pile](still:pile "A")')).toContain('alt="12 to 15 mm of pile"')
    expect(renderMarkdown('[in 4-6 weeks](/faq?q=4-6)')).toBe(
      '<p><a href="/faq?q=4-6">in <span class="unbroken">4-6 weeks</span></a></p>',
    )
    expect(renderMarkdown('<span class="hero" onclick="x()">a</span>')).toBe('<p><span>a</span></p>')
  })

  it('renders side notes', () => {
    expect(renderMarkdown('> [!side]\n> A tuft is one pull.')).toBe(
      '<aside><p>A tuft is one pull.</p></aside>',
    )
    expect(renderMarkdown('> Plain.')).toContain('<blockquote>')
  })

  it('renders drawings with a caption and refuses other pictures', () => {
    const html = renderMarkdown('![Tufted pile](drawing:tufted-pile)')
    expect(html).toContain('<img src="/journal/drawings/tufted-pile.svg" alt="Section of hand-tufted pile: ')
    expect(html).toContain('<figcaption>Tufted pile</figcaption></figure>')
    expect(renderMarkdown('![وبر](drawing:tufted-pile)', 'ar')).toContain(
      '.svg" alt="مقطع لوبر سجادة التافتنغ اليدوي: ',
    )
    expect(() => renderMarkdown('![x](drawing:pile)')).toThrow('"pile" has no description')
    expect(() => renderMarkdown('![x](https://elsewhere.example/x.png)')).toThrow('is no drawing')
    // Not with the parser's wish to hear of it.
    expect(() => renderMarkdown('![x](https://elsewhere.example/x.png)')).toThrow(/\(drawing:name\)$/)
  })

  it('renders workshop photographs with their size and refuses unknown ones', () => {
    const html = renderMarkdown('![Wool](still:pile "Traced.")')
    expect(html).toContain(
      'src="/stills/pile-1600.avif" srcset="/stills/pile-1600.avif 1600w, /stills/pile-800.avif 800w"',
    )
    expect(html).toContain(
      'width="1600" height="1000" alt="Wool" loading="lazy" /><figcaption>Traced.</figcaption>',
    )
    expect(() => renderMarkdown('![x](still:hand)')).toThrow('no still "hand"')
  })

  it('removes scripts and event handlers', () => {
    const html = renderMarkdown(
      '<script>alert(1)</script>\n\n<p onclick="x()">a</p>\n\n[b](javascript:alert(1)) <iframe src="//x"></iframe>',
    )
    expect(html).not.toMatch(/script|onclick|javascript|iframe/i)
    expect(html).toContain('<p>a</p>')
    expect(html).toContain('<a>b</a>')
  })

  it('splits a text at its headings and gives each an anchor', () => {
    const { introduction, sections } = renderSections(
      'Before.\n\n## 3. The price, within {{claimDays}} {#price}\n\nOne.\n\n## 4. Ça va?\n\nTwo.',
    )
    expect(introduction).toBe('<p>Before.</p>')
    expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ['price', '3. The price, within 7 days'],
      ['ca-va', '4. Ça va?'],
    ])
    expect(sections[1]?.html).toBe('<p>Two.</p>')
  })
})
