import { UPLOADS } from '@nawl/domain/rug/uploads'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { colorAt, decoding, LIMITS, near } from '../../../test/uploads/decoded.ts'
import { halves } from '../../../test/uploads/hostile-pictures.ts'
import { chunk, grey, plain, pngOf } from '../../../test/uploads/png.ts'
import { WHOLE } from '../../../test/uploads/upload.ts'

const { decodeBytes, decoded } = decoding()

describe('a picture with an EXIF orientation', () => {
  // Each orientation, and where the brick half is once the picture is upright.
  it.each([
    [1, 0.5, 0.2],
    [3, 0.5, 0.8],
    [6, 0.8, 0.5],
    [8, 0.2, 0.5],
  ])('orientation %d is turned upright', async (orientation, x, y) => {
    const jpeg = await halves().jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer()
    const picture = await decoded(jpeg)
    expect(picture.raster.width > picture.raster.height).toBe(orientation > 4)
    near(colorAt(picture, x, y), '#A8452F', 6)
    near(colorAt(picture, 1 - x, 1 - y), '#26323D', 6)
  })

  it('is cropped in upright coordinates', async () => {
    expect.hasAssertions()
    const jpeg = await halves().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
    const right = await decoded(jpeg, { left: 0.5, top: 0, width: 0.5, height: 1 })
    for (const share of [0.1, 0.5, 0.9]) near(colorAt(right, share, share), '#A8452F', 8)
  })
})

describe('other colour formats', () => {
  const png = (image: Sharp) => image.png().toBuffer()

  it('convert from CMYK to sRGB', async () => {
    const jpeg = await halves().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(jpeg).metadata()).channels).toBe(4)
    near(colorAt(await decoded(jpeg), 0.5, 0.2), '#A8452F', 32)
  })

  it('convert from sixteen bits and greyscale to eight bits per channel', async () => {
    const deep = await png(halves().toColourspace('rgb16'))
    near(colorAt(await decoded(deep), 0.5, 0.2), '#A8452F', 1)
    const [red, green, blue] = colorAt(await decoded(await png(halves().greyscale())), 0.5, 0.2)
    expect([green, blue]).toEqual([red, red])
  })

  it('show undyed wool where they are transparent', async () => {
    expect.hasAssertions()
    const clear = { create: { width: 100, height: 160, channels: 4, background: '#A8452F00' } } as const
    near(colorAt(await decoded(await png(sharp(clear))), 0.5, 0.5), '#F3EEE4', 0)
  })
})

describe('an animation', () => {
  it('in WebP gives its first frame and is reported', async () => {
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
    expect(picture.raster).toMatchObject({ width: 100, height: 160 })
    near(colorAt(picture, 0.5, 0.9), '#A8452F', 2)
  })

  it('in GIF gives its first frame and is reported', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 100, height: 160, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = [await frame('#A8452F'), await frame('#26323D')]
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const picture = await decoded(gif)
    expect(picture).toMatchObject({ animated: true, raster: { width: 100, height: 160 } })
    near(colorAt(picture, 0.5, 0.9), '#A8452F', 8)
  })

  it('in PNG is detected by its control chunk', async () => {
    const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
    const moving = pngOf(grey(100, 160), control, plain(100, 160))
    expect((await decoded(moving)).animated).toBe(true)
    expect((await decoded(pngOf(grey(100, 160), plain(100, 160)))).animated).toBe(false)
  })
})

it('reads a large picture only at a rug’s resolution', async () => {
  const { raster } = await decoded(pngOf(grey(6000, 6000, 1), plain(6000, 6000, 1)))
  expect(raster.pixels.length).toBeLessThan(8.1e6)
})

it('gives up after its time limit', async () => {
  const decoding = await decodeBytes(pngOf(grey(3000, 3000), plain(3000, 3000)), WHOLE, {
    ...LIMITS,
    maxPixels: 8e6,
  })
  expect(decoding).toMatchObject({ ok: false, reason: 'too-many-pixels' })
})

describe('a picture that would take too much memory is refused by its header', () => {
  const brick = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#A8452F' } })

  it('but a photograph of 200 million pixels is scaled while decoding', async () => {
    const jpeg = await brick(16_320, 12_240).jpeg({ quality: 50 }).withMetadata({ orientation: 6 }).toBuffer()
    const { raster } = await decoded(jpeg)
    expect(raster.pixels.length).toBeLessThan(8.1e6)
    expect(raster.height).toBeGreaterThan(raster.width)
    near(colorAt({ raster }, 0.5, 0.5), '#A8452F', 4)
  })

  it('a progressive JPEG, which is decoded as a whole', async () => {
    const jpeg = await brick(6400, 6400).jpeg({ quality: 50, progressive: true }).toBuffer()
    expect(await decodeBytes(jpeg)).toMatchObject({ ok: false, reason: 'interlaced-too-large' })
    const fine = await brick(4500, 4500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    expect(await decodeBytes(fine)).toMatchObject({ ok: false, reason: 'interlaced-too-large' })
    const usual = await brick(4500, 4500).jpeg({ progressive: true }).toBuffer()
    expect(await decodeBytes(usual)).toMatchObject({ ok: true })
  })

  it('an interlaced PNG of sixteen bits, which is too', async () => {
    const png = await brick(4000, 4000)
      .ensureAlpha()
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
    expect(await decodeBytes(png)).toMatchObject({ ok: false, reason: 'interlaced-too-large' })
  })

  it('one so wide that its buffered rows are large', async () => {
    const wide = (bits: 8 | 16) => pngOf(grey(30_000, 1_333, bits), plain(30_000, 1_333, bits))
    expect(await decodeBytes(wide(8))).toMatchObject({ ok: true })
    expect(await decodeBytes(wide(16))).toMatchObject({ ok: true })
    const jpeg = await brick(30_000, 1_333).jpeg({ quality: 40 }).toBuffer()
    expect(await decodeBytes(jpeg)).toMatchObject({ ok: false, reason: 'too-many-pixels' })
  })

  it('a GIF with too large a canvas, and a lossless WebP', async () => {
    const gif = await brick(5000, 4000).gif().toBuffer()
    expect(await decodeBytes(gif)).toMatchObject({ ok: false, reason: 'too-many-pixels' })
    const webp = await brick(6000, 4000).webp({ lossless: true, effort: 0 }).toBuffer()
    expect(await decodeBytes(webp)).toMatchObject({ ok: false, reason: 'too-many-pixels' })
  })
})

describe('an AVIF', () => {
  const avif = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#A8452F' } })

  it('is read, upright, in eight and in ten bits', async () => {
    expect.hasAssertions()
    for (const bitdepth of [8, 10] as const) {
      const picture = await decoded(await halves().avif({ effort: 0, quality: 90, bitdepth }).toBuffer())
      expect(picture).toMatchObject({ animated: false, raster: { width: 100, height: 160 } })
      near(colorAt(picture, 0.5, 0.2), '#A8452F', 8)
      near(colorAt(picture, 0.5, 0.8), '#26323D', 8)
    }
    const turned = await decoded(
      await halves().avif({ effort: 0, quality: 90 }).withMetadata({ orientation: 6 }).toBuffer(),
    )
    expect(turned.raster).toMatchObject({ width: 160, height: 100 })
    near(colorAt(turned, 0.8, 0.5), '#A8452F', 8)
  })

  it('is refused when its pixels would fill the memory, and when it is cut short', async () => {
    const most = Math.floor(Math.sqrt(UPLOADS.mostAvifPixels))
    const large = await avif(most).avif({ effort: 0 }).toBuffer()
    expect(await decodeBytes(large)).toMatchObject({ ok: true })
    expect(await decodeBytes(large.subarray(0, large.length >> 1))).toMatchObject({ reason: 'damaged' })
    const vast = await avif(2600).avif({ effort: 0 }).toBuffer()
    expect(await decodeBytes(vast)).toMatchObject({ ok: false, reason: 'too-many-pixels' })
  })
})

it('turns a picture as libvips does in all eight orientations', async () => {
  expect.hasAssertions()
  const corner = { create: { width: 40, height: 60, channels: 3, background: '#26323D' } } as const
  const upper = await halves(100, 160).png().toBuffer()
  const drawn = await sharp(upper)
    .composite([{ input: { ...corner }, left: 10, top: 10 }])
    .removeAlpha()
    .png()
    .toBuffer()
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const png = await sharp(drawn).withMetadata({ orientation }).png().toBuffer()
    const upright = await sharp(png).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { raster } = await decoded(png)
    const rgb = [...raster.pixels].flatMap((pixel) => [
      (pixel >>> 16) & 255,
      (pixel >>> 8) & 255,
      pixel & 255,
    ])
    expect([orientation, Buffer.from(rgb).equals(upright.data)]).toEqual([orientation, true])
  }
})
