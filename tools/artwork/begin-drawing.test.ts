import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import {
  type ArtworkManifest,
  readArtworkManifest,
  writeArtworkManifest,
} from '../../apps/server/src/catalogue/artwork-manifest.ts'
import { allDrawn } from '../../apps/server/src/imaging/artwork/late-artwork.ts'
import { openShop, writeBitmap } from '../../apps/server/test/shop-fixture.ts'
import { beginDrawing } from './begin-drawing.ts'
import { missingDrawings } from './render-artwork.ts'

const WANTED = 'geometric/khatam'
const OUTDATED = 'geometric/mizan'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
  vi.stubEnv('ARTWORK_DIR', shop.config.artworkDir)
  // As if a first start had stopped before its last two designs, one of which was drawn by an older version.
  const drawn: ArtworkManifest = {}
  for (const { path, sources } of missingDrawings())
    if (path !== WANTED && path !== OUTDATED) drawn[path] = { sources, placeholder: 'data:,' }
  writeArtworkManifest(shop.config.artworkDir, drawn)
  writeBitmap(shop.config.artworkDir, `${OUTDATED}-400.webp`, new TextEncoder().encode('an older drawing'))
  await beginDrawing()
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
})

/** Requests a picture like a page: retries as long as the shop says so. */
async function picture(path: string) {
  for (;;) {
    const answer = await shop.app.inject(path)
    if (answer.statusCode !== 503) return answer
    await pause(100)
  }
}

it('renders first what an open shop requests, then the rest, and nothing at the next start', async () => {
  const { artworkDir } = shop.config
  expect(existsSync(join(artworkDir, `${OUTDATED}-400.webp`)), 'what is there is right').toBe(false)

  const sketched = readArtworkManifest(artworkDir)[OUTDATED]
  expect(sketched, 'a card has its placeholder at once').toMatchObject({
    sources: '',
    placeholder: expect.stringContaining('data:image/webp;base64,'),
  })

  const answer = await picture(`/artwork/${WANTED}-palette-1-400.avif`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
  expect((await shop.app.inject(`/bitmap/${WANTED}-round.bmp`)).statusCode).toBe(200)

  await allDrawn(artworkDir)
  expect((await picture(`/artwork/${OUTDATED}.jpg`)).statusCode).toBe(200)
  expect(readArtworkManifest(artworkDir)[WANTED]?.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(missingDrawings()).toEqual([])
  const names = readdirSync(join(artworkDir, 'geometric'))
  expect(
    names.filter((name) => !/\.(?:bmp|avif|webp|jpg)$/.test(name)),
    'no drafts are left',
  ).toEqual([])
  expect(
    readFileSync(join(artworkDir, `${OUTDATED}.bmp`))
      .subarray(0, 2)
      .toString(),
  ).toBe('BM')
}, 120_000)
