import { alignedPixels } from './aligned-pixels.ts'
import type { BmpHeader, BmpLayout, ChannelMasks } from './bmp-header.ts'
import { type RowAt, rasterRow } from './row-order.ts'

/**
 * 16 or 32 bits per pixel, each channel by its mask, stretched to 0–255. Transparent pixels are composited on white:
 * yarn cannot be transparent, and white is what drawing programs show behind such a file.
 */
export function decodeMasked(
  bytes: Uint8Array,
  header: BmpHeader,
  { bits, masks }: Extract<BmpLayout, { kind: 'masked' }>,
  rowAt: RowAt,
): void {
  const { width, height, rowBytes } = header
  const source = pixelWords(bytes, header, bits)
  const stride = rowBytes / (bits / 8)
  const isTransparent = isAlphaUsed(source, masks.alpha)
  const isInPlace = masks.red === 0xff0000 && masks.green === 0xff00 && masks.blue === 0xff
  const readRow = isInPlace && !isTransparent ? copyRow : channelReader(masks, isTransparent)
  for (let y = 0; y < height; y++)
    readRow(source.subarray(y * stride, y * stride + width), rowAt(rasterRow(header, y)))
}

type Words = Uint16Array | Uint32Array

function copyRow(from: Words, to: Uint32Array): void {
  for (let x = 0; x < to.length; x++) to[x] = from[x]! | 0xff000000
}

function channelReader(masks: ChannelMasks, isTransparent: boolean) {
  const red = channel(masks.red)
  const green = channel(masks.green)
  const blue = channel(masks.blue)
  const alpha = channel(masks.alpha)
  return (from: Words, to: Uint32Array): void => {
    for (let x = 0; x < to.length; x++) {
      const word = from[x]! | 0
      const cover = isTransparent ? level(word, alpha) : 255
      const r = onWhite(level(word, red), cover)
      const g = onWhite(level(word, green), cover)
      const b = onWhite(level(word, blue), cover)
      to[x] = 0xff000000 | (r << 16) | (g << 8) | b
    }
  }
}

function pixelWords(bytes: Uint8Array, header: BmpHeader, bits: 16 | 32): Words {
  const words = alignedPixels(bytes, header)
  return bits === 32 ? words : new Uint16Array(words.buffer, words.byteOffset, words.length * 2)
}

type Channel = { readonly mask: number; readonly shift: number; readonly scale: number }

function channel(mask: number): Channel {
  if (mask === 0) return { mask, shift: 0, scale: 0 }
  const shift = 31 - Math.clz32(mask & -mask)
  return { mask, shift, scale: 255 / (mask >>> shift) }
}

const level = (word: number, { mask, shift, scale }: Channel) => (((word & mask) >>> shift) * scale + 0.5) | 0

const onWhite = (value: number, cover: number) =>
  cover === 255 ? value : ((value * cover + 255 * (255 - cover)) / 255 + 0.5) | 0

// Screenshots and old drawing programs declare an alpha channel and leave it empty: a fully transparent picture is
// treated as opaque.
function isAlphaUsed(words: Words, mask: number): boolean {
  return mask !== 0 && words.some((word) => (word & mask) !== 0)
}
