import { expect, it } from 'vitest'

import { openPdf } from './pdf-page.ts'
import { linesOf, widthOf, write } from './pdf-text.ts'
import type { Sheet } from './sheet.ts'

const written = async (draw: (sheet: Sheet) => void) =>
  Buffer.from(await openPdf('ar', { Title: '' }, { compress: false }, draw)).toString('latin1')

/** The texts that a reader takes instead of the glyphs, as PDF strings in UTF-16. */
const actualTexts = (pdf: string) =>
  [...pdf.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) =>
    Buffer.from(text.replaceAll(/\\([\s\S])/g, '$1'), 'latin1')
      .swap16()
      .toString('utf16le', 2),
  )

it('carries a line in the order of reading, without marks of direction', async () => {
  const pdf = await written((sheet) => {
    write(sheet, 'الطلب \u2068NW-7K4M\u2069 وصل', { x: 50, baseline: 50, size: 10 })
    write(sheet, 'NW-7K4M', { x: 50, baseline: 80, size: 10 })
  })
  expect(actualTexts(pdf)).toEqual(['الطلب NW-7K4M وصل'])
  expect(pdf).toContain('/Direction /R2L')
  expect(pdf).toMatch(/\/Lang \(ar-AE\)/)
})

it('wraps Arabic between words and measures it as it is drawn', async () => {
  await written((sheet) => {
    const text = 'سجادة مصنوعة بالتفتيل اليدوي من صوف نيوزيلندي'
    const lines = linesOf(sheet, text, 'sans', 10, 90)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(widthOf(sheet, line, 'sans', 10)).toBeLessThanOrEqual(90)
      expect(write(sheet, line, { x: 50, baseline: 50, size: 10 })).toBeCloseTo(
        widthOf(sheet, line, 'sans', 10),
      )
    }
  })
})
