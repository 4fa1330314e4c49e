import { crc32, deflateSync } from 'node:zlib'

/** A PNG of these chunks, valid or not. */
export function pngOf(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND')])
}

/** A chunk with its length and checksum. */
export function chunk(type: string, content: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(8 + body.length)
  framed.writeUInt32BE(content.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), 4 + body.length)
  return framed
}

/** The header of a greyscale picture with `bits` bits per pixel. */
export function grey(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  return chunk('IHDR', header)
}

/** Pixel data of one value. */
export function plain(width: number, height: number, bits = 8): Buffer {
  return chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil((width * bits) / 8)) * height)))
}
