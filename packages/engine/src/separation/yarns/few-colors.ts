import type { Raster } from '../../bitmap/raster.ts'

/**
 * Whether a picture has at most 32 different values. Such a picture was drawn, not photographed: its variation is
 * drawing and not grain. (256 would prove nothing: any grey photograph has as few.)
 */
export function hasFewColors({ pixels }: Raster): boolean {
  const slots = new Int32Array(SLOTS)
  let known = 0
  let last = 0
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]! | 0 // as a signed word: twice as fast, being what the engine keeps in registers
    if (pixel === last) continue
    last = pixel
    let slot = Math.imul(pixel, 0x9e3779b1) >>> 25
    while (slots[slot] !== 0 && slots[slot] !== pixel) slot = (slot + 1) % SLOTS
    if (slots[slot] === pixel) continue
    known += 1
    if (known > LIMIT) return false
    slots[slot] = pixel
  }
  return true
}

const LIMIT = 32
const SLOTS = 128
