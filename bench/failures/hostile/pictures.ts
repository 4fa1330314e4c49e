// Pictures that are small as files and large in memory, or invalid.
import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { chunk, grey, plain, pngOf } from '../../../apps/server/test/uploads/png.ts'

export type HostilePicture = { readonly name: string; readonly bytes: Buffer }

const brick = (width: number, height: number, channels: 3 | 4 = 3) => {
  const background = channels === 4 ? { r: 168, g: 69, b: 47, alpha: 0.5 } : '#A8452F'
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false })
}

/** An ordinary picture; no two are alike. */
export function ordinary(chance: () => number): Promise<Buffer> {
  const background = { r: chance() * 255, g: chance() * 255, b: chance() * 255 }
  const color = { r: chance() * 255, g: chance() * 255, b: chance() * 255 }
  const field = { create: { width: 500, height: 700, channels: 3, background: color } } as const
  const picture = sharp({ create: { width: 1000, height: 1600, channels: 3, background } })
  return picture
    .composite([{ input: field, top: 400, left: 200 }])
    .jpeg()
    .toBuffer()
}

/** Pictures that exhaust a decoder's memory; each is sent alone and ten at once. */
export async function memoryBombs(): Promise<HostilePicture[]> {
  const named = (name: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), content])
  const packed = deflateSync(Buffer.alloc(60 * 2 ** 20), { level: 9 })
  const small = await brick(400, 600).png().toBuffer()
  const within = (part: Buffer) => Buffer.concat([small.subarray(0, 33), part, small.subarray(33)])
  const frames = await Promise.all(
    [1, 2, 3].map((n) =>
      brick(3000, 3000 + (n % 1))
        .png()
        .toBuffer(),
    ),
  )
  const sideways = brick(12_000, 9_000).withMetadata({ orientation: 6 })
  return [
    { name: 'PNG, 60 MP, 16 bits, interlaced', bytes: await deepInterlaced(10_000, 6_000) },
    { name: 'PNG, 24 MP, 16 bits, interlaced', bytes: await deepInterlaced(6_000, 4_000) },
    { name: 'PNG, 9.9 MP, 16 bits, interlaced', bytes: await deepInterlaced(3_300, 3_000) },
    {
      name: 'PNG, 40 MP, 16 bits',
      bytes: await brick(8_000, 5_000, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    },
    {
      name: 'PNG, 30,000 wide, 16 bits',
      bytes: await brick(30_000, 1_333, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    },
    { name: 'PNG, 36 MP of one bit', bytes: pngOf(grey(6_000, 6_000, 1), plain(6_000, 6_000, 1)) },
    { name: 'PNG with 60 MB in its profile', bytes: within(chunk('iCCP', named('x', packed))) },
    { name: 'PNG with 60 MB in its text', bytes: within(chunk('zTXt', named('x', packed))) },
    { name: 'JPEG, 120 MP', bytes: await brick(12_000, 10_000).jpeg({ quality: 30 }).toBuffer() },
    { name: 'JPEG, 108 MP on its side', bytes: await sideways.jpeg({ quality: 30 }).toBuffer() },
    { name: 'JPEG, 60,000 wide', bytes: await brick(60_000, 1_900).jpeg({ quality: 30 }).toBuffer() },
    {
      name: 'JPEG, 48 MP, progressive',
      bytes: await brick(8_000, 6_000).jpeg({ quality: 30, progressive: true }).toBuffer(),
    },
    {
      name: 'JPEG, 26 MP, progressive',
      bytes: await brick(6_500, 4_000).jpeg({ quality: 30, progressive: true }).toBuffer(),
    },
    {
      name: 'JPEG, 13 MP, progressive, fine',
      bytes: await brick(4_000, 3_250)
        .jpeg({ quality: 30, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    },
    {
      name: 'JPEG, 40 MP, for print',
      bytes: await brick(8_000, 5_000).toColourspace('cmyk').jpeg().toBuffer(),
    },
    { name: 'WebP, 40 MP', bytes: await brick(8_000, 5_000).webp({ effort: 0 }).toBuffer() },
    { name: 'WebP, 20 MP, lossless', bytes: await gradient(5_000, 3_990) },
    {
      name: 'WebP, film of 9 MP',
      bytes: await sharp(frames, { join: { animated: true } })
        .webp({ effort: 0 })
        .toBuffer(),
    },
    { name: 'GIF, 16 MP', bytes: await brick(4_000, 3_990).gif({ effort: 1 }).toBuffer() },
    { name: 'GIF that says 65,535 × 65,535', bytes: vastGif() },
    { name: 'bitmap, 40 MP of run lengths', bytes: runLengths(8_000, 5_000) },
    { name: 'bitmap, 40 MP of one bit', bytes: oneBit(8_000, 5_000) },
  ]
}

const deepInterlaced = (width: number, height: number) =>
  brick(width, height, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer()

/** A picture with many colours: a flat one takes no memory. */
async function gradient(width: number, height: number): Promise<Buffer> {
  const ramp = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * 37) % 256))
  const small = sharp(ramp, { raw: { width: 64, height: 64, channels: 3 } })
  return small.resize(width, height, { fit: 'fill' }).webp({ lossless: true, effort: 0 }).toBuffer()
}

function vastGif(): Buffer {
  const screen = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from(',\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;', 'latin1')
  return Buffer.concat([screen, frame])
}

function bitmap(width: number, height: number, bits: number, compression: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(54 + 8)
  head.write('BM')
  head.writeUInt32LE(head.length + body.length, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(compression, 30)
  head.writeUInt32LE(2, 46)
  head.writeUInt32LE(0x2f45a8, 58)
  return Buffer.concat([head, body])
}

function runLengths(width: number, height: number): Buffer {
  const row = Array.from({ length: Math.floor(width / 255) }, () => [255, 1]).flat()
  const line = Buffer.from([...row, width % 255, 1, 0, 0])
  return bitmap(width, height, 8, 1, Buffer.alloc(line.length * height, line))
}

const oneBit = (width: number, height: number) =>
  bitmap(width, height, 1, 0, Buffer.alloc(Math.ceil(width / 32) * 4 * height, 0x5a))
