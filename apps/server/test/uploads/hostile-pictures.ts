import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { chunk, grey, plain, pngOf } from './png.ts'

/** A file and the error code of its refusal; null for a file that becomes a design. */
export type Hostile = readonly [name: string, bytes: Buffer, code: string | null]

/** A portrait picture of two colours: the upper half brick, the lower navy. */
export function halves(width = 100, height = 160) {
  const half = { create: { width, height: height / 2, channels: 3, background: '#26323D' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#A8452F' } }).composite([
    { input: half, left: 0, top: height / 2 },
  ])
}

/** Files of other kinds, whatever their names. */
export async function wrongFiles(): Promise<Hostile[]> {
  const text = (content: string) => Buffer.from(content, 'latin1')
  const made = halves()
  return [
    ['nothing at all', Buffer.alloc(0), 'picture/not-a-picture'],
    ['a page', text('<!DOCTYPE html><img src=x onerror=alert(1)>'), 'picture/not-a-picture'],
    ['an archive', text('PK\x03\x04rug.png'), 'picture/not-a-picture'],
    ['a sound in RIFF', text('RIFF\x24\0\0\0WAVEfmt '), 'picture/not-a-picture'],
    [
      'a text that begins as a bitmap',
      text('BMW is a maker of cars and this is no picture'),
      'picture/not-a-picture',
    ],
    ['a program', text('\x7fELF\x02\x01\x01'), 'picture/not-a-picture'],
    [
      'an SVG that asks for a file',
      text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      'picture/unsupported',
    ],
    ['a GIF that is a script as well', text('GIF89a/*\0\0*/=1;alert(1)'), 'picture/damaged'],
    ['a PDF', text('%PDF-1.7\n1 0 obj'), 'picture/unsupported'],
    ['a TIFF', await made.clone().tiff().toBuffer(), 'picture/unsupported'],
    ['a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'picture/unsupported'],
    ['the beginning of an AVIF', text('\0\0\0\x1cftypavif'), 'picture/damaged'],
  ]
}

/** Truncated and damaged pictures. */
export async function damagedFiles(): Promise<Hostile[]> {
  const noise = sharp({
    create: {
      width: 300,
      height: 480,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const png = await noise.clone().png().toBuffer()
  const jpeg = await noise.clone().jpeg().toBuffer()
  const webp = await noise.clone().webp().toBuffer()
  const flipped = Buffer.from(png)
  flipped.fill(0xff, png.length >> 1, (png.length >> 1) + 64)
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
  return [
    ['half a PNG', cut(png), 'picture/damaged'],
    ['half a JPEG', cut(jpeg), 'picture/damaged'],
    ['half a WebP', cut(webp), 'picture/damaged'],
    ['a PNG with bad chunks', flipped, 'picture/damaged'],
    [
      'a PNG whose pixels do not unpack',
      pngOf(grey(100, 160), chunk('IDAT', Buffer.alloc(900, 7))),
      'picture/damaged',
    ],
    ['a PNG without pixels', pngOf(grey(100, 160)), 'picture/damaged'],
    ['the signature of a PNG', png.subarray(0, 8), 'picture/damaged'],
    ['a PNG of no width', pngOf(grey(0, 160), plain(1, 160)), 'picture/damaged'],
    [
      'a JPEG of nothing but markers',
      Buffer.from('ffd8ffd8ffe0ffd9ffd9'.repeat(20), 'hex'),
      'picture/damaged',
    ],
  ]
}

/** Pictures that are too large or too small. */
export async function wrongSizes(): Promise<Hostile[]> {
  const jpeg = await halves().jpeg().toBuffer()
  const vast = Buffer.from(jpeg)
  const frame = vast.indexOf(Buffer.from('ffc0', 'hex'))
  vast.writeUInt16BE(65_500, frame + 5)
  vast.writeUInt16BE(65_500, frame + 7)
  const wide = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#A8452F' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return [
    [
      'a PNG that says it is a million pixels wide',
      pngOf(grey(1_000_000, 1_000_000), plain(1, 1)),
      'picture/too-many-pixels',
    ],
    ['a JPEG that says it is as large as can be', vast, 'picture/too-many-pixels'],
    ['a picture of 12,000 × 12,000', wide, 'picture/too-many-pixels'],
    ['a picture of 1 × 1', pngOf(grey(1, 1), plain(1, 1)), 'picture/too-small'],
    ['a picture of 5,000 × 1', pngOf(grey(5000, 1), plain(5000, 1)), 'picture/too-small'],
    ['a picture of 36 million pixels in 5 KB', pngOf(grey(6000, 6000, 1), plain(6000, 6000, 1)), null],
    ['more than 20 MB', Buffer.concat([jpeg, Buffer.alloc(20 * 2 ** 20)]), 'picture/too-large'],
  ]
}

/** Valid pictures with embedded content that must not survive. */
export async function stowaways(): Promise<Hostile[]> {
  const made = halves()
  const png = await made.clone().png().toBuffer()
  const jpeg = await made.clone().jpeg().toBuffer()
  const after = (bytes: Buffer, at: number, part: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
  const bomb = deflateSync(Buffer.alloc(60 * 2 ** 20), { level: 9 })
  const named = (name: string, content: Uint8Array) =>
    Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), content])
  const script = Buffer.from('<script>alert(document.cookie)</script>')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  return [
    [
      'a PNG that is an archive as well',
      Buffer.concat([png, Buffer.from('PK\x03\x04evil.js'), script]),
      null,
    ],
    ['a JPEG with a script in its comment', after(jpeg, 2, comment), null],
    ['a PNG with 60 MB packed in its profile', after(png, 33, chunk('iCCP', named('x', bomb))), null],
    ['a PNG with 60 MB packed in its text', after(png, 33, chunk('zTXt', named('x', bomb))), null],
    [
      'a PNG with a profile of junk',
      after(png, 33, chunk('iCCP', named('x', deflateSync(Buffer.alloc(500, 9))))),
      null,
    ],
    ['a PNG of 16 bits', await made.clone().toColourspace('rgb16').png().toBuffer(), null],
    ['an interlaced PNG', await made.clone().png({ progressive: true }).toBuffer(), null],
    ['a progressive JPEG', await made.clone().jpeg({ progressive: true }).toBuffer(), null],
  ]
}
