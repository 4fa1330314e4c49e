import { describe, expect, it } from 'vitest'
import type { TuftedRaster } from '../pile/tufted-raster.ts'
import { crc32 } from './png-chunk.ts'
import { png8Template, png8WithPalette } from './png8.ts'

// The engine is typed without Node; only this test runs in it.
type Zlib = Record<'deflateSync' | 'inflateSync', (bytes: Uint8Array) => Uint8Array>
// Named at run time, because the engine compiles without Node's types.
const ZLIB: string = 'node:zlib'
const zlib = (await import(ZLIB)) as Zlib

const raster: TuftedRaster = {
  width: 5,
  height: 3,
  indices: Uint8Array.from([0, 1, 2, 3, 4, 9, 8, 7, 6, 5, 240, 255, 128, 64, 32]),
  yarnCount: 8,
  levels: 30,
}

const table = Uint8Array.from({ length: 1024 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 256))

type Chunk = { readonly type: string; readonly data: Uint8Array; readonly crcHolds: boolean }

function chunks(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset)
  const found: Chunk[] = []
  for (let at = 8; at < file.length;) {
    const length = view.getUint32(at)
    found.push({
      type: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      data: file.subarray(at + 8, at + 8 + length),
      crcHolds: view.getUint32(at + 8 + length) === crc32(file, at + 4, at + 8 + length),
    })
    at += length + 12
  }
  return found
}

const template = png8Template(raster, zlib.deflateSync)

describe('a palette PNG', () => {
  it('has its chunks in order, each with its checksum', () => {
    const parts = chunks(png8WithPalette(template, table))
    expect(parts.map((part) => part.type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    expect(parts.every((part) => part.crcHolds)).toBe(true)
  })

  it('decodes to the original pixels and colours', () => {
    const [header, palette, pixels] = chunks(png8WithPalette(template, table))
    expect(Array.from(header!.data)).toEqual([0, 0, 0, 5, 0, 0, 0, 3, 8, 3, 0, 0, 0])
    const lines = zlib.inflateSync(pixels!.data)
    for (let y = 0; y < 3; y++) {
      expect(lines[y * 6]).toBe(0)
      const row = raster.indices.subarray(y * 5, y * 5 + 5)
      expect(Array.from(lines.subarray(y * 6 + 1, y * 6 + 6))).toEqual(Array.from(row))
    }
    for (let i = 0; i < 256; i++) {
      const color = Array.from(palette!.data.subarray(i * 3, i * 3 + 3))
      expect(color).toEqual(Array.from(table.subarray(i * 4, i * 4 + 3)))
    }
  })

  it('has a tRNS chunk only if some entries are transparent', () => {
    const clear = table.slice()
    clear[240 * 4 + 3] = 0
    const parts = chunks(png8WithPalette(template, clear))
    expect(parts.map((part) => part.type)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
    expect(parts[2]!.data[240]).toBe(0)
    expect(parts[2]!.data[239]).toBe(255)
  })

  it('keeps the compressed pixels when it is recoloured', () => {
    const other = table.map((value, i) => (i % 4 === 3 ? 255 : 255 - value))
    const pixels = (file: Uint8Array) => chunks(file).find((part) => part.type === 'IDAT')!.data
    expect(pixels(png8WithPalette(template, other))).toEqual(pixels(png8WithPalette(template, table)))
  })
})

it('computes the checksum that the PNG specification gives for IEND', () => {
  expect(crc32(Uint8Array.from([0x49, 0x45, 0x4e, 0x44]), 0, 4)).toBe(0xae426082)
})
