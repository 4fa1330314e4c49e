import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readArchive } from '../../../test/downloads/read-archive.ts'
import { documentsOf, HISTORY } from '../../../test/e-invoices/random-documents.ts'
import { setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import { documentPdf } from './document-pdf.ts'
import { eInvoice } from './e-invoice/e-invoice.ts'
import { documentIn } from './shown-document.ts'

beforeEach(() => setPrintedLogo(async () => null))
afterEach(() => setPrintedLogo(async () => null))

const [issued] = fc.sample(HISTORY, { numRuns: 20, seed: 48 }).flatMap(documentsOf)

async function printed(language: LanguageCode) {
  const xml = eInvoice(issued!)
  const bytes = await documentPdf(documentIn(issued!, language), new TextEncoder().encode(xml))
  return { bytes, xml, text: Buffer.from(bytes).toString('latin1') }
}

describe.each(Object.keys(LANGUAGES) as LanguageCode[])('a printed document in %s', (language) => {
  it('says that it is PDF/A-3a and has its XML attached, to a reader of PDFs', async () => {
    const { bytes, xml } = await printed(language)
    const seen = await readArchive(bytes)
    expect([seen.part, seen.level, seen.isTagged]).toEqual(['3', 'A', true])
    expect(seen.ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null])
    expect(seen.attached).toEqual([{ name: `${issued!.number}.xml`, text: xml }])
    // What the metadata say is what the older dictionary says, and an ampersand breaks neither.
    expect([seen.title, seen.author]).toEqual([seen.info['Title'], ['Nawl & Co. Rugs L.L.C.']])
  })

  it('has what ISO 19005-3 asks for, and nothing that it forbids', async () => {
    const { text } = await printed(language)
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
    expect(text.startsWith('%PDF-1.7\n%')).toBe(true)
    expect(count(/\/OutputIntents \[\d+ 0 R\]/g)).toBe(1)
    expect(count(/\/S \/GTS_PDFA1\b[^>]*\/DestOutputProfile \d+ 0 R/g)).toBe(1)
    expect(count(/\/AF \[\d+ 0 R\]/g)).toBe(1)
    expect(count(/\/AFRelationship \/Alternative/g)).toBe(1)
    expect(count(/\/Subtype \/text#2Fxml/g)).toBe(1)
    expect(count(/\/MarkInfo\b/g)).toBe(1)
    expect(count(/\/FontFile[23] /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g))
    expect(text).not.toMatch(/\/(?:Encrypt|JavaScript|JS|SMask|Device(?:CMYK|N)|Launch|AA|XFA|Alternates)\b/)
  })

  it('has the same bytes whenever it is printed', async () => {
    const { bytes } = await printed(language)
    expect(Buffer.compare(bytes, (await printed(language)).bytes)).toBe(0)
  })
})

it('draws an opaque logo without transparency', async () => {
  const size = { width: 60, height: 20 }
  const png = await sharp({ create: { ...size, channels: 3, background: '#A8452F' } })
    .png()
    .toBuffer()
  setPrintedLogo(async () => ({ png, ...size }))
  const { text } = await printed('en')
  expect(text).toContain('/Subtype /Image')
  expect(text).not.toMatch(/\/SMask\b/)
})
