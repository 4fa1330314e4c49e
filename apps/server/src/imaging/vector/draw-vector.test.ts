import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  hostileVectors,
  vector,
  vectorHalves,
  vectorsWithEntities,
} from '../../../test/uploads/hostile-vectors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { drawVector } from './draw-vector.ts'

describe('a vector drawing', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'vector-'))))
  afterAll(() => rm(folder, { recursive: true }))

  /** The file after it was drawn, or the code of the refusal. */
  async function drawn(bytes: Uint8Array): Promise<Buffer | string> {
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    try {
      await drawVector(path)
      return await readFile(path)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.code
    }
  }
  async function pixelsOf(bytes: Uint8Array) {
    const png = await drawn(bytes)
    if (typeof png === 'string') throw new Error(png)
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => {
      const place = 4 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1)))
      return [...data.subarray(place, place + 4)]
    }
    return { width: info.width, height: info.height, at }
  }

  it('becomes a PNG, clear where nothing is drawn', async () => {
    const { width, height, at } = await pixelsOf(vectorHalves())
    expect([width, height]).toEqual([1250, 2000])
    expect([at(0.5, 0.2), at(0.5, 0.8)]).toEqual([
      [0xa8, 0x45, 0x2f, 255],
      [0x26, 0x32, 0x3d, 255],
    ])
    expect((await pixelsOf(vector('<circle cx="250" cy="400" r="9"/>'))).at(0, 0)[3]).toBe(0)
  })

  it('is as large whatever size it says it has', async () => {
    const huge = await pixelsOf(
      vector('<rect width="100%" height="100%"/>', 'width="1000000" height="1600000"'),
    )
    expect([huge.width, huge.height]).toEqual([1250, 2000])
  })

  it('runs no scripts, and uses itself in vain', async () => {
    const script = vector('<script>while (true) {}</script><rect width="500" height="800" fill="#A8452F"/>')
    expect((await pixelsOf(script)).at(0.5, 0.5)).toEqual([0xa8, 0x45, 0x2f, 255])
    expect((await pixelsOf(vector('<g id="a"><use xlink:href="#a"/></g>'))).at(0.5, 0.5)[3]).toBe(0)
  })

  it.each(hostileVectors())('is refused with %s', async (_what, bytes, code) => {
    const refusal = await drawn(bytes)
    expect(typeof refusal === 'string' ? refusal : 'drawn').toBe(code)
    expect(await readdir(folder), 'nothing is left beside it').toEqual(['picture'])
  })

  it('is drawn after one that was not', async () => {
    expect((await pixelsOf(vectorHalves())).width).toBe(1250)
  })

  it('is not touched when it is another picture', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#A8452F' } })
      .png()
      .toBuffer()
    for (const [name, bytes] of [['a PNG', png] as const, ...vectorsWithEntities()])
      expect([name, await drawn(bytes)]).toEqual([name, bytes])
  })
})
