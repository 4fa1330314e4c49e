import type { Raster } from '../bitmap/raster.ts'

/**
 * Every pixel as the mean of the 5×5 around it, the border repeated outward. Two channels share a word,
 * 16 bits each, which 25 × 255 does not overflow.
 */
export function boxMeans({ width, height, pixels }: Raster): Raster {
  const means = new Uint32Array(pixels.length)
  const redBlue = new Uint32Array(width)
  const green = new Uint32Array(width)
  const rowAt = (y: number) => {
    const start = Math.max(0, Math.min(height - 1, y)) * width
    return pixels.subarray(start, start + width)
  }
  const none = new Uint32Array(width)
  for (let y = -REACH; y < REACH; y++) slide(redBlue, green, rowAt(y), none)
  for (let y = 0; y < height; y++) {
    slide(redBlue, green, rowAt(y + REACH), y === 0 ? none : rowAt(y - REACH - 1))
    meanRow(redBlue, green, means.subarray(y * width, (y + 1) * width))
  }
  return { width, height, pixels: means }
}

const REACH = 2

function slide(redBlue: Uint32Array, green: Uint32Array, entering: Uint32Array, leaving: Uint32Array): void {
  for (let x = 0; x < redBlue.length; x++) {
    const more = entering[x]! | 0
    const less = leaving[x]! | 0
    redBlue[x] = (redBlue[x]! | 0) + (more & 0xff00ff) - (less & 0xff00ff)
    green[x] = (green[x]! | 0) + ((more >>> 8) & 0xff) - ((less >>> 8) & 0xff)
  }
}

function meanRow(redBlue: Uint32Array, green: Uint32Array, row: Uint32Array): void {
  const last = row.length - 1
  let rb = 0
  let g = 0
  for (let x = -REACH; x < REACH; x++) {
    const at = Math.max(0, Math.min(last, x))
    rb = (rb + redBlue[at]!) | 0
    g += green[at]!
  }
  for (let x = 0; x <= last; x++) {
    const ahead = Math.min(last, x + REACH)
    rb = (rb + (redBlue[ahead]! | 0)) | 0
    g += green[ahead]!
    row[x] = 0xff000000 | (mean(rb >>> 16) << 16) | (mean(g) << 8) | mean(rb & 0xffff)
    const behind = Math.max(0, x - REACH)
    rb = (rb - (redBlue[behind]! | 0)) | 0
    g -= green[behind]!
  }
}

const mean = (sum: number) => ((sum + 12) * 5243) >>> 17 // divides by 25, exactly up to 2^16
