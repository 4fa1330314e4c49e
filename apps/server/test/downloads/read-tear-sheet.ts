import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import jsQr from 'jsqr'

/** What a PDF reader makes of a tear sheet. */
export async function readTearSheet(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const { info } = await document.getMetadata()
  return {
    pages: document.numPages,
    size: page.view.slice(2),
    text: lines.map(({ str }) => str).join('\n'),
    /** Left, base line and right end of each piece of text, in points from the lower left. */
    places: lines.map(({ str, transform, width }) => ({
      str,
      left: Number(transform[4]),
      baseline: Number(transform[5]),
      right: Number(transform[4]) + width,
    })),
    info: info as Record<string, unknown>,
    links: (await page.getAnnotations()).map(({ url }) => url as string),
    tree: JSON.stringify(await page.getStructTree()),
    /** What a telephone reads that is held over the QR code, whose caption stands under it. */
    async code(): Promise<string | undefined> {
      const caption = lines.find(({ str }) => str.startsWith('Opens'))
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

/** Pixels to a point, and how many points of the page are looked at. */
const SCALE = 5
const SEEN = 100

/** What of a canvas is used here: a browser's types do not exist on a server. */
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
