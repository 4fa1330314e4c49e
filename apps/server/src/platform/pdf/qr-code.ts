import { correction, generate } from 'lean-qr'

/** A horizontal run of dark modules. */
export type QrBar = { readonly x: number; readonly y: number; readonly length: number }

/** Quiet zone on each side, in modules (ISO/IEC 18004, 9.1). */
const QUIET = 4

/**
 * A QR code with error correction level M, in modules: its side including the quiet zone, and its dark runs. Runs, not
 * single modules, because printers leave a white hairline between adjacent rectangles.
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
