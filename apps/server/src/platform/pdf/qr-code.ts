import { correction, generate } from 'lean-qr'

/** A row of dark modules, from its left end. */
export type QrBar = { readonly x: number; readonly y: number; readonly length: number }

/** Modules of clear ground that a reader needs on every side (ISO/IEC 18004, 9.1). */
const QUIET = 4

/**
 * A text as a QR code of correction level M, in modules: its side with the quiet zone, and its dark rows.
 * Rows and not single modules: between two rectangles that only touch, a printer leaves a hair of white.
 */
export function qrCode(text: string): { readonly side: number; readonly bars: readonly QrBar[] } {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const bars: QrBar[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const from = x
      while (code.get(x, y)) x++
      if (x > from) bars.push({ x: from + QUIET, y: y + QUIET, length: x - from })
    }
  return { side: code.size + 2 * QUIET, bars }
}
