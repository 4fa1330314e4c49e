import type { Raster } from '@nawl/engine/bitmap/raster'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { decodePicture } from './decode-picture.ts'
import { halves } from './hostile-pictures.ts'
import { chunk, grey, plain, pngOf } from './png-fixture.ts'
import { WHOLE } from './upload-fixture.ts'

const LIMITS = { maxPixels: 40e6, seconds: 10 }

async function decoded(bytes: Uint8Array, crop = WHOLE) {
  const decoding = await decodePicture(bytes, crop, LIMITS)
  if (!decoding.ok) throw new Error(`refused: ${decoding.reason} ${decoding.detail}`)
  return decoding.picture
}

/** The colour at a share of the part that was cropped, each channel 0–255. */
function colorAt({ raster, box }: { raster: Raster; box: typeof WHOLE }, x: number, y: number) {
  const column = box.left + Math.floor(x * box.width)
  const row = box.top + Math.floor(y * box.height)
  const pixel = raster.pixels[row * raster.width + column]!
  return [(pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255]
}

function near(color: readonly number[], hex: string, within: number): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  color.forEach((value, n) =>
    expect(Math.abs(value - wanted[n]!), `${color.join(' ')} for ${hex}`).toBeLessThanOrEqual(within),
  )
}

describe('a picture on its side by its EXIF', () => {
  // Each orientation, and where the brick half is seen once the picture stands as it was meant to.
  it.each([
    [1, 0.5, 0.2],
    [3, 0.5, 0.8],
    [6, 0.8, 0.5],
    [8, 0.2, 0.5],
  ])('orientation %d is turned upright', async (orientation, x, y) => {
    const jpeg = await halves().jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer()
    const picture = await decoded(jpeg)
    expect(picture.box.width > picture.box.height).toBe(orientation > 4)
    near(colorAt(picture, x, y), '#A8452F', 6)
    near(colorAt(picture, 1 - x, 1 - y), '#26323D', 6)
  })

  it('is cropped as it is seen', async () => {
    expect.hasAssertions()
    const jpeg = await halves().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
    const right = await decoded(jpeg, { left: 0.5, top: 0, width: 0.5, height: 1 })
    for (const share of [0.1, 0.5, 0.9]) near(colorAt(right, share, share), '#A8452F', 8)
  })
})

describe('colours of other kinds', () => {
  const png = (image: Sharp) => image.png().toBuffer()

  it('of print become those of the screen', async () => {
    const jpeg = await halves().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(jpeg).metadata()).channels).toBe(4)
    near(colorAt(await decoded(jpeg), 0.5, 0.2), '#A8452F', 32)
  })

  it('of sixteen bits and of grey become eight bits each', async () => {
    const deep = await png(halves().toColourspace('rgb16'))
    near(colorAt(await decoded(deep), 0.5, 0.2), '#A8452F', 1)
    const [red, green, blue] = colorAt(await decoded(await png(halves().greyscale())), 0.5, 0.2)
    expect([green, blue]).toEqual([red, red])
  })

  it('that are clear show undyed wool', async () => {
    expect.hasAssertions()
    const clear = { create: { width: 100, height: 160, channels: 4, background: '#A8452F00' } } as const
    near(colorAt(await decoded(await png(sharp(clear))), 0.5, 0.5), '#F3EEE4', 0)
  })
})

describe('an animation', () => {
  it('in WebP gives its first frame and says so', async () => {
    const frames = await Promise.all(
      ['#A8452F', '#26323D'].map((background) =>
        sharp({ create: { width: 100, height: 160, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const webp = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer()
    const picture = await decoded(webp)
    expect(picture.animated).toBe(true)
    expect(picture.box).toMatchObject({ width: 100, height: 160 })
    near(colorAt(picture, 0.5, 0.9), '#A8452F', 2)
  })

  it('in PNG is told by its control chunk', async () => {
    const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
    const moving = pngOf(grey(100, 160), control, plain(100, 160))
    expect((await decoded(moving)).animated).toBe(true)
    expect((await decoded(pngOf(grey(100, 160), plain(100, 160)))).animated).toBe(false)
  })
})

it('reads no more of a large picture than a rug can show', async () => {
  const { raster } = await decoded(pngOf(grey(6000, 6000, 1), plain(6000, 6000, 1)))
  expect(raster.pixels.length).toBeLessThan(8.1e6)
})

it('gives up where it is told to', async () => {
  const decoding = await decodePicture(pngOf(grey(3000, 3000), plain(3000, 3000)), WHOLE, {
    ...LIMITS,
    maxPixels: 8e6,
  })
  expect(decoding).toMatchObject({ ok: false, reason: 'too-many-pixels' })
})

describe('bitmaps', () => {
  const body = (bytesPerPixel: number) => Buffer.alloc(64 * 64 * bytesPerPixel, 0x2f)
  const file = (size: number, header: Buffer, pixels: Buffer) => {
    const head = Buffer.alloc(14)
    head.write('BM')
    head.writeUInt32LE(14 + header.length + pixels.length, 2)
    head.writeUInt32LE(14 + size, 10)
    return Buffer.concat([head, header, pixels])
  }
  const info = (bits: number, height = 64, compression = 0) => {
    const header = Buffer.alloc(40)
    header.writeUInt32LE(40)
    header.writeInt32LE(64, 4)
    header.writeInt32LE(height, 8)
    header.writeUInt16LE(1, 12)
    header.writeUInt16LE(bits, 14)
    header.writeUInt32LE(compression, 16)
    return header
  }

  it('of true colour are read whichever way up they stand', async () => {
    expect.hasAssertions()
    for (const height of [64, -64])
      near(colorAt(await decoded(file(40, info(32, height), body(4))), 0.5, 0.5), '#2F2F2F', 0)
    near(colorAt(await decoded(file(40, info(24), body(3))), 0.5, 0.5), '#2F2F2F', 0)
  })

  it.each([
    ['cut short', file(40, info(24), body(1)), 'damaged'],
    ['that claim to be vast', file(40, info(24, 2_000_000), body(3)), 'too-many-pixels'],
    ['with a PNG inside', file(40, info(0, 64, 5), body(1)), 'unsupported'],
    ['whose header is no header', file(40, Buffer.alloc(40, 0x11), body(1)), 'not-a-picture'],
    ['of no depth there is', file(40, info(7), body(3)), 'damaged'],
  ])('%s are refused', async (_, bytes, reason) => {
    expect(await decodePicture(bytes, WHOLE, LIMITS)).toMatchObject({ ok: false, reason })
  })
})
