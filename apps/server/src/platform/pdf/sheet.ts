import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import PdfDocument from 'pdfkit'

import { asBuffer } from '../as-buffer.ts'
import { type Direction, withoutMarks } from '../type/bidi-line.ts'
import type { HasGlyph } from '../type/faces.ts'
import type { PrintedLogo } from './printed-logo.ts'
import { hasGlyphIn, registerFonts } from './sheet-fonts.ts'

/**
 * A PDF document in one of the shop's languages. Positions on it are from the side where its lines begin: in Arabic,
 * `x` counts from the right edge of the page.
 */
export class Sheet extends PdfDocument {
  readonly language: LanguageCode
  readonly direction: Direction
  /** Instead of the name's lettering. */
  logo: PrintedLogo | null = null
  /** What is drawn on every page before anything else. */
  stamp: ((sheet: Sheet) => void) | null = null
  readonly hasGlyph: HasGlyph = (name, character) => hasGlyphIn(this, name, character)

  constructor(language: LanguageCode, options: PDFKit.PDFDocumentOptions) {
    const { tag, direction } = LANGUAGES[language]
    super({ margin: 0, pdfVersion: '1.7', lang: tag, displayTitle: true, ...options })
    this.language = language
    this.direction = direction
    registerFonts(this)
    // A reader that shows two pages puts the first on the right (ISO 32000-1, 12.2).
    if (direction === 'rtl') preferencesOf(this)['Direction'] = 'R2L'
  }

  /** Attaches a file that says the same in another form (`Alternative`, ISO 19005-3, annex E). */
  attach(bytes: Uint8Array, { name, type, description, changedAt }: Attached): void {
    const options = { relationship: 'Alternative', name, type, description: withoutMarks(description) }
    const dates = { creationDate: changedAt, modifiedDate: changedAt }
    this.file(asBuffer(bytes), { ...options, ...dates })
  }

  /** The library puts names into the XML of the metadata as they are. */
  override endMetadata(): void {
    for (const [name, value] of Object.entries(this.info))
      if (typeof value === 'string') Object.assign(this.info, { [name]: inXml(value) })
    super.endMetadata()
  }

  /** The left edge on paper, in points, of something `width` wide at `x`. */
  leftOf(x: number, width: number): number {
    return this.direction === 'rtl' ? this.page.width - x - width : x
  }
}

type Attached = {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly changedAt: Date
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The part of a document's catalogue that the library does not type. */
function preferencesOf(sheet: PDFKit.PDFDocument): Record<string, unknown> {
  const { _root: root } = sheet as PDFKit.PDFDocument & {
    readonly _root: {
      readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } }
    }
  }
  return root.data.ViewerPreferences.data
}
