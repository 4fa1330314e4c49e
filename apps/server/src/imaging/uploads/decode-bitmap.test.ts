import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { colorAt, decoding, near } from '../../../test/uploads/decoded.ts'

const { decodeBytes, decoded } = decoding()

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

  it('of true colour are read top-down and bottom-up', async () => {
    expect.hasAssertions()
    for (const height of [64, -64])
      near(colorAt(await decoded(file(40, info(32, height), body(4))), 0.5, 0.5), '#2F2F2F', 0)
    near(colorAt(await decoded(file(40, info(24), body(3))), 0.5, 0.5), '#2F2F2F', 0)
  })

  it('with a profile are read in its colours, and as sRGB if the profile is junk', async () => {
    const wide = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#A8452F' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { icc } = await sharp(wide).metadata()
    const rgb = await sharp(wide, { ignoreIcc: true }).removeAlpha().raw().toBuffer()
    expect([...rgb.subarray(0, 3)]).not.toEqual([0xa8, 0x45, 0x2f])
    const pixels = Buffer.from(rgb)
    for (let at = 0; at < pixels.length; at += 3) pixels.subarray(at, at + 3).reverse()
    const withProfile = (profile: Buffer) => {
      const header = Buffer.alloc(124)
      info(24).copy(header)
      header.writeUInt32LE(124)
      header.writeUInt32LE(0x4d424544, 56)
      header.writeUInt32LE(124 + pixels.length, 112)
      header.writeUInt32LE(profile.length, 116)
      return Buffer.concat([file(124, header, pixels), profile])
    }
    near(colorAt(await decoded(withProfile(icc!)), 0.5, 0.5), '#A8452F', 1)
    const junk = await decoded(withProfile(Buffer.alloc(500, 9)))
    expect(colorAt(junk, 0.5, 0.5)).toEqual([...rgb.subarray(0, 3)])
  })

  it.each([
    ['cut short', file(40, info(24), body(1)), 'damaged'],
    ['that claim to be vast', file(40, info(24, 2_000_000), body(3)), 'too-many-pixels'],
    ['with a JPEG inside', file(40, info(0, 64, 4), body(1)), 'packed-bitmap'],
    ['with a PNG inside', file(40, info(0, 64, 5), body(1)), 'packed-bitmap'],
    ['whose header is no header', file(40, Buffer.alloc(40, 0x11), body(1)), 'not-a-picture'],
    ['of no depth there is', file(40, info(7), body(3)), 'damaged'],
  ])('%s are refused', async (_, bytes, reason) => {
    expect(await decodeBytes(bytes)).toMatchObject({ ok: false, reason })
  })
})
