import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import jsQr from 'jsqr'

/** The content of a tear sheet as a PDF reader sees it. */
export async function readTearSheet(pdf: Uint8Array, pageNumber = 1) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(pageNumber)
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const { info } = await document.getMetadata()
  return {
    pages: document.numPages,
    size: page.view.slice(2),
    text: lines.map(({ str }) => str).join('\n'),
    /** Left edge, baseline and right edge of each text run, in points from the lower left. */
    places: lines.map(({ str, transform, width }) => ({
      str,
      left: Number(transform[4]),
      baseline: Number(transform[5]),
      right: Number(transform[4]) + width,
    })),
    info: info as Record<string, unknown>,
    links: (await page.getAnnotations()).map(({ url }) => url as string),
    language: (info as { Language?: string }).Language,
    tree: JSON.stringify(await page.getStructTree()),
    /** Decodes the QR code, which is above the line that begins with `words`. */
    async code(words = 'Opens'): Promise<string | undefined> {
      const caption = lines.find(({ str }) => str.startsWith(words))
      const [left, bottom] = [Number(caption?.transform[4]) - 8, Number(caption?.transform[5]) + 8]
      const viewport = page.getViewport({ scale: SCALE, offsetX: -left * SCALE, offsetY: offset(bottom) })
      const factory = document.canvasFactory as { create(w: number, h: number): { canvas: Canvas } }
      const { canvas } = factory.create(SEEN * SCALE, SEEN * SCALE)
      await page.render({ canvas, viewport }).promise
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return jsQr.default(data, canvas.width, canvas.height)?.data
    },
  }

  function offset(bottom: number): number {
    return -(page.view[3]! - bottom - SEEN) * SCALE
  }
}

/** Pixels per point, and the size of the scanned area in points. */
const SCALE = 5
const SEEN = 100

/** The used part of a canvas; server code has no DOM types. */
type Canvas = {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): {
    getImageData(
      x: number,
      y: number,
      w: number,
      h: number,
    ): { data: Uint8ClampedArray; width: number; height: number }
  }
}
