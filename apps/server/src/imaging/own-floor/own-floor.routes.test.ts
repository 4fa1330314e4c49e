import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import type { SHAPES } from '@nawl/domain/rug/shape'
import { validateBytes } from 'gltf-validator'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { readGlb } from '../../../test/own-floor/read-glb.ts'
import { fileStarts, readUsdz } from '../../../test/own-floor/read-usdz.ts'
import { stripeLink, stripeShopOfFile, UNREADABLE_LINKS } from '../../../test/share/stripe.ts'

const { app, get, refusal } = stripeShopOfFile()

const MM = 0.001
const HEIGHT_M = 0.015
type Sides = readonly [width: string, length: string]
const sized = (shape: (typeof SHAPES)[number], [width, length]: Sides, unit: 'cm' | 'ft' = 'cm') =>
  stripeLink({ size: { ...AS_DRAWN.size, shape, width, length, unit } })

/** Sides in metres of what reaches from the floor to the tips, its middle above the origin. */
function expectBounds({ min, max }: { min: number[]; max: number[] }, [widthM, lengthM]: number[]) {
  const expected = [-widthM! / 2, 0, -lengthM! / 2, widthM! / 2, HEIGHT_M, lengthM! / 2]
  for (const [n, side] of [...min, ...max].entries())
    expect(Math.abs(side - expected[n]!), `side ${n}`).toBeLessThan(MM)
}

const SIZES: readonly (readonly [shape: (typeof SHAPES)[number], sides: Sides, metres: number[]])[] = [
  ['rectangle', ['170', '240'], [1.7, 2.4]],
  ['rectangle', ['1000', '1500'], [10, 15]],
  ['square', ['200', ''], [2, 2]],
  ['round', ['250', ''], [2.5, 2.5]],
  ['oval', ['160', '230'], [1.6, 2.3]],
  ['runner', ['80', '800'], [0.8, 8]],
  ['pebble', ['180', '260'], [1.8, 2.6]],
  ['arch', ['140', '220'], [1.4, 2.2]],
  ['scallop', ['900', '1200'], [9, 12]],
]

describe('GET /take-along/floor/{address}.glb', () => {
  it.each(SIZES)('is valid glTF in the true size of a %s of %j cm', async (shape, sides, metres) => {
    const { statusCode, headers, rawPayload } = await get(
      `/take-along/floor/stripe.glb?${sized(shape, sides)}`,
    )
    expect([statusCode, headers['content-type']]).toEqual([200, 'model/gltf-binary'])
    const { issues, info } = await validateBytes(new Uint8Array(rawPayload))
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 })
    const sizes = (info.resources ?? []).flatMap(({ image }) =>
      image ? [Math.max(image.width, image.height)] : [],
    )
    expect(sizes[0]).toBeGreaterThanOrEqual(2048)
    expect(sizes).toHaveLength(3)
    expect(rawPayload.length).toBeLessThan(4_000_000)
    expectBounds(readGlb(rawPayload), metres)
  })

  it('is a closed body: every edge is of two triangles, once in each direction', async () => {
    const { rawPayload } = await get(`/take-along/floor/stripe.glb?${sized('scallop', ['170', '240'])}`)
    const { positions, triangles } = readGlb(rawPayload)
    const nameOf = (vertex: number) =>
      [...positions.subarray(vertex * 3, vertex * 3 + 3)].map((side) => side.toFixed(6)).join()
    const edges = new Map<string, number>()
    for (let i = 0; i < triangles.length; i += 3)
      for (const [a, b] of [
        [i, i + 1],
        [i + 1, i + 2],
        [i + 2, i],
      ] as const) {
        const edge = [nameOf(triangles[a]!), nameOf(triangles[b]!)]
        const key = edge.toSorted().join(' ')
        edges.set(key, (edges.get(key) ?? 0) + (edge[0] === key.split(' ')[0] ? 1 : -1))
      }
    expect([...edges.values()].filter((count) => count !== 0)).toEqual([])
  })

  it('has the relief of the tufts, and wool that does not shine', async () => {
    const loops = stripeLink({ textureStyle: 'loop' })
    const [cut, loop] = await Promise.all(
      ['', loops].map(async (query) =>
        readGlb((await get(`/take-along/floor/stripe.glb?${query}`)).rawPayload),
      ),
    )
    const [, normals, roughness] = cut!.pictures
    const { channels } = await sharp(normals).stats()
    expect(channels[0]!.mean).toBeCloseTo(127.5, -1)
    expect(channels[0]!.stdev).toBeGreaterThan(4)
    expect(channels[2]!.mean).toBeGreaterThan(225)
    expect((await sharp(roughness).stats()).channels[1]!.min).toBeGreaterThan(180)
    expect(Buffer.compare(loop!.pictures[1]!, normals!)).not.toBe(0)
  })

  it('is the same file for the same rug, whatever light the studio shows, and 304 to its tag', async () => {
    const url = `/take-along/floor/stripe.glb?${sized('rectangle', ['170', '240'])}`
    const first = await get(url)
    const second = await get(url)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const again = await get(url, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const size = { ...AS_DRAWN.size, width: '170', length: '240', unit: 'cm' } as const
    const lamp = await get(`/take-along/floor/stripe.glb?${stripeLink({ light: 'lamp', size })}`)
    expect(lamp.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('is not compressed again, and named', async () => {
    const { headers } = await get('/take-along/floor/stripe.glb', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-disposition']).toContain('inline; filename="Stripe, Nawl.glb"')
  })
})

describe('GET /take-along/floor/{address}.usdz', () => {
  it.each(SIZES)('is read back in the true size of a %s of %j cm', async (shape, sides, metres) => {
    const { headers, rawPayload } = await get(`/take-along/floor/stripe.usdz?${sized(shape, sides)}`)
    expect(headers['content-type']).toBe('model/vnd.usdz+zip')
    const { min, max, material, files } = readUsdz(rawPayload)
    expectBounds({ min, max }, metres)
    expect([material.map, material.normalMap, material.roughnessMap].every(Boolean)).toBe(true)
    expect(material.metalness).toBe(0)
    const stage = new TextDecoder().decode(files['rug.usda'])
    expect(stage).toContain('metersPerUnit = 1\n    upAxis = "Y"')
    for (const name of ['cloth', 'normals', 'roughness'])
      expect((await sharp(files[`textures/${name}.jpg`]).metadata()).format).toBe('jpeg')
  })

  it('begins with its description, and every file at a multiple of 64 bytes', async () => {
    const { rawPayload } = await get('/take-along/floor/stripe.usdz')
    const starts = fileStarts(rawPayload)
    expect(starts).toHaveLength(4)
    expect(starts.filter((start) => start % 64 !== 0)).toEqual([])
    expect(Object.keys(readUsdz(rawPayload).files)[0]).toBe('rug.usda')
  })
})

describe('a rug that cannot be laid down', () => {
  it.each<readonly [path: string, status: number, code: string]>([
    ['/take-along/floor/nobody.glb', 404, 'image/not-found'],
    ['/take-along/floor/stripe.obj', 400, 'request/invalid'],
    ['/take-along/floor/..%2f..%2fsecret.glb', 400, 'request/invalid'],
    ...UNREADABLE_LINKS.map(
      (link) => [`/take-along/floor/stripe.usdz?${link}`, 400, 'request/invalid'] as const,
    ),
    [`/take-along/floor/stripe.glb?${stretched('1600', '2400')}`, 400, 'request/invalid'],
    [`/take-along/floor/stripe.usdz?${stretched('60', '601')}`, 400, 'request/invalid'],
  ])('gives the reason: %s', async (path, status, code) => {
    expect((await refusal(path)).slice(0, 2)).toEqual([status, code])
  })

  it('names the nearest size that is made', async () => {
    const answer = await app().inject(`/take-along/floor/stripe.glb?${stretched('1600', '2400')}`)
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining('the nearest is 1000 × 1500') })
  })
})

/** A link whose drawing is stretched to its size: the size of a composed one is refused with its bitmap. */
function stretched(width: string, length: string): string {
  const { composed: _, ...size } = { ...AS_DRAWN.size, width, length, unit: 'cm' as const }
  return stripeLink({ size: { ...size, composed: false } })
}
