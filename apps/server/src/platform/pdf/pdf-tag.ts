type Options = { readonly alt?: string; readonly actual?: string }

/** Draws a part of a page and tags it in the document's structure (ISO 32000-1, 14.8.4). */
export function tagged(
  sheet: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: 'P' | 'H1' | 'H2' | 'Figure' | 'Link' | 'LBody' | 'TH' | 'TD',
  draw: () => void,
  options: Options = {},
): void {
  const part = sheet.struct(type, options, draw)
  parent.add(part)
  part.end()
}
