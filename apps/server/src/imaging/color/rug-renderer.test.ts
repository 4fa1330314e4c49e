import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { writeBitmap } from '../../../test/shop-fixture.ts'
import { rugRenderer } from './rug-renderer.ts'

const design = catalogue[0]!
const path = artworkPath(design)
const sized = (width: number) => `sized/${path}.${width}x300.rectangle.bmp`
let home: string
let renderer: ReturnType<typeof rugRenderer>

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nawl-'))
  const hexes = design.yarns.map(({ hex }) => hex)
  writeBitmap(home, `${path}.bmp`, indexedBmp(drawDesign(design, 10, 16), 10, 16, hexes))
  renderer = rugRenderer({
    artworkDir: home,
    blobs: { read: async () => null, info: async () => null },
    tileDir: resolve(import.meta.dirname, '../../../../../var/pile'),
    maxPixels: 40e6,
    threads: 1,
  })
})
afterAll(async () => {
  await renderer.close()
  rmSync(home, { recursive: true, force: true })
})

it('separates for everybody who waits, also when the first of them leaves', async () => {
  const leaves = new AbortController()
  const first = renderer.separation(sized(100), { caller: 'a', signal: leaves.signal })
  const second = renderer.separation(sized(100), { caller: 'b', signal: new AbortController().signal })
  await vi.waitUntil(() => renderer.load().misses === 2)
  leaves.abort()
  expect((await second).value.separation.swatches.length).toBeGreaterThan(1)
  await first
})

it('leaves room in the queue for others than a caller who asks for hundreds of sizes at once', async () => {
  const leaves = new AbortController()
  const waiting = { caller: 'a', signal: leaves.signal }
  const sizes = Array.from({ length: 100 }, (_, n) => sized(101 + n))
  const refused: unknown[] = []
  const all = sizes.map(async (image) =>
    renderer.separation(image, waiting).catch((error: unknown) => refused.push(error)),
  )
  await vi.waitUntil(() => refused.length > 0)
  expect(refused[0]).toMatchObject({ code: 'request/too-many' })
  expect((await renderer.separation(sized(100), { caller: 'b' })).ready).toBe(true)
  leaves.abort()
  await Promise.all(all)
})
