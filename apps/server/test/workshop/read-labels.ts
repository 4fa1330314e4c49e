import jsQr from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pixels per point. */
const SCALE = 4
/** Where the first row of labels lies on its page, in points. */
const ROW = { top: 100, height: 150 } as const

/** The used part of a canvas; server code has no DOM types. */
type Canvas = {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
  }
}

/** What a camera reads from the first two labels of a workshop pack; undefined where there is no code. */
export async function readLabels(pdf: Uint8Array): Promise<readonly (string | undefined)[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const { items } = await page.getTextContent()
    if (!items.some((item) => 'str' in item && item.str === 'A label for each rug')) continue
    const viewport = page.getViewport({ scale: SCALE })
    const factory = document.canvasFactory as { create(w: number, h: number): { canvas: Canvas } }
    const { canvas } = factory.create(viewport.width, viewport.height)
    await page.render({ canvas, viewport }).promise
    const context = canvas.getContext('2d')
    const width = Math.floor(viewport.width / 2)
    const height = ROW.height * SCALE
    return [0, 1].map((column) => {
      const { data } = context.getImageData(column * width, ROW.top * SCALE, width, height)
      return jsQr.default(data, width, height)?.data
    })
  }
  throw new Error('the pack has no labels')
}
