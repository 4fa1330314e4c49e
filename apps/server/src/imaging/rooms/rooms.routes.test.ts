import type { RoomRecord } from '@nawl/contract/imaging/room'
import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import { AS_DRAWN, encodeDesign, type LinkedDesign } from '@nawl/domain/rug/design-link'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { askAgain } from '../../../test/http/ask-again.ts'
import { stripeShopOfFile } from '../../../test/share/stripe.ts'

const { app, get } = stripeShopOfFile()

const living = { room: 'living', format: 'jpg' } as const
const design = (changes: Partial<LinkedDesign>) => encodeDesign({ ...AS_DRAWN, ...changes })
const sized = (width: string, length: string) =>
  design({ size: { ...AS_DRAWN.size, width, length, unit: 'cm' } })

describe('GET /api/rooms', () => {
  it('lists the rooms with their cameras, and answers 304 to a matching ETag', async () => {
    const answer = await get('/api/rooms')
    const [first] = answer.json<RoomRecord[]>()
    expect(first).toMatchObject({ id: 'living', aspect: 1.6, lights: { day: {}, evening: {} } })
    expect(await askAgain(app(), '/api/rooms')).toEqual([304, ''])
  })
})

describe('GET /rooms/{room}/{plate}', () => {
  it('serves a room’s plates but not its record', async () => {
    const plate = await get('/rooms/living/day-empty-1200.avif')
    expect(plate.headers['content-type']).toBe('image/avif')
    expect(await sharp(plate.rawPayload).metadata()).toMatchObject({ width: 1200, height: 750 })
    expect((await get('/rooms/living/room.json')).statusCode).toBe(404)
  })
})

describe('GET /api/rooms/{room}/{address}', () => {
  it.each([
    ['avif', 'heif', '400'],
    ['webp', 'webp', '800'],
    ['jpg', 'jpeg', '1200'],
  ] as const)('is a picture of the rug there, as %s', async (format, mediaFormat, width) => {
    const answer = await get(roomPicturePath('stripe', null, { room: 'living', format, width }))
    expect(answer.statusCode).toBe(200)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: mediaFormat,
      width: Number(width),
    })
    expect(answer.rawPayload.length).toBeLessThan(200_000)
  })

  it('shows the rug in the link’s size, and a small one from nearer', async () => {
    const areaOf = async (width: string, length: string) =>
      brickArea(
        (await get(roomPicturePath('stripe', sized(width, length), { ...living, room: 'gallery' })))
          .rawPayload,
      )
    const times = (await areaOf('200', '320')) / (await areaOf('100', '160'))
    // From one place it would be over four times.
    expect(times).toBeGreaterThan(1.5)
    expect(times).toBeLessThan(3.8)
  })

  it('shows the evening when the link or the query says so', async () => {
    // Of blue, of which lamps have little.
    const brightness = async (text: string | null, light?: 'day' | 'evening') => {
      const { rawPayload } = await get(
        roomPicturePath('stripe', text, { ...living, ...(light && { light }) }),
      )
      return (await sharp(rawPayload).stats()).channels[2]!.mean
    }
    const day = await brightness(null)
    const lamp = await brightness(design({ light: 'lamp' }))
    expect(lamp).toBeLessThan(day - 10)
    expect(await brightness(null, 'evening')).toBe(lamp)
  })

  it('crops to a portrait around the rug, which is then turned lengthwise', async () => {
    const upright = { ...living, frame: 'upright' } as const
    const { rawPayload } = await get(roomPicturePath('stripe', sized('100', '240'), upright))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 469, height: 750 })
    const across = await get(roomPicturePath('stripe', sized('100', '240'), living))
    const [narrow, wide] = await Promise.all([darkSpan(rawPayload), darkSpan(across.rawPayload)])
    expect(narrow).toBeLessThan(wide / 1.5)
  })

  it('has a content ETag, is cached for a day and answers 304', async () => {
    const path = roomPicturePath('stripe', null, living)
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(await askAgain(app(), path)).toEqual([304, ''])
    const other = await get(roomPicturePath('stripe', sized('200', '300'), living))
    expect(other.headers['etag']).not.toBe(headers['etag'])
  })

  it('refuses unknown rooms and rugs, and invalid designs and sizes', async () => {
    const status = async (path: string) => (await get(path)).statusCode
    expect(await status('/api/rooms/cellar/stripe.jpg')).toBe(400)
    expect(await status('/api/rooms/living/stripe.gif')).toBe(400)
    expect(await status('/api/rooms/living/stripe.jpg?width=4000')).toBe(400)
    expect(await status('/api/rooms/living/stripe.jpg?frame=lying')).toBe(400)
    expect(await status('/api/rooms/living/stripe.jpg?d=nothing')).toBe(400)
    expect(await status('/api/rooms/living/nobody.jpg')).toBe(404)
  })
})

/** Horizontal extent, in pixels, of the rug's dark stripe, darker than its brick square, in the lower third. */
async function darkSpan(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isDark = (x: number) => {
    let count = 0
    for (let y = Math.round(height * 0.7); y < height; y++) if (data[y * width + x]! < 60) count++
    return count > 4
  }
  const dark = Array.from({ length: width }, (_, x) => x).filter(isDark)
  return (dark.at(-1) ?? 0) - (dark[0] ?? 0)
}

/** Number of pixels as red as the rug's brick square, which nothing else in the gallery is. */
async function brickArea(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let i = 0; i < data.length; i += info.channels) if (data[i]! - data[i + 2]! > 60) count++
  return count
}
