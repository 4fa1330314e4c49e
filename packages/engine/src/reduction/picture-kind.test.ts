import { expect, it } from 'vitest'

import { bmpFile } from '../bitmap/bmp-fixture.ts'
import { pictureKind } from './picture-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)

it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['\0\0\0\x18ftypheic', 'heif'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif', 'avif'],
  // Beyond the box, a brand is none.
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1miafavif', 'heif'],
  ['II*\0', 'tiff'],
  ['<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="x">', 'svg'],
  ['\xef\xbb\xbf <!DOCTYPE svg PUBLIC "x">\n<!-- a --><!-- b -->\n<SVG>', 'svg'],
  ['%PDF-1.7', 'pdf'],
  ['8BPS', 'photoshop'],
])('recognises %j', (text, kind) => expect(pictureKind(bytes(text))).toBe(kind))

it('recognises bitmaps with every kind of header', () => {
  for (const headerSize of [12, 16, 40, 52, 56, 64, 108, 124] as const)
    expect(pictureKind(bmpFile({ width: 1, height: 1, bits: 24, body: [0, 0, 0, 0], headerSize }))).toBe(
      'bmp',
    )
})

it.each([
  '',
  'B',
  'BM',
  'BMW is a maker of cars',
  '<html><svg></svg></html>',
  'RIFF\x10\0\0\0WAVE',
  'PK\x03\x04',
  '<svgs>',
  '<!-- a comment that does not end <svg>',
  '<!-->-><svg-not>',
])('recognises no picture in %j', (text) => expect(pictureKind(bytes(text))).toBeNull())

it('needs linear time for a file of empty comments', () => {
  // A pattern that can end a comment in several places tries all combinations: 73 comments took it years.
  expect(pictureKind(bytes('<!---->'.repeat(73)))).toBeNull()
})
