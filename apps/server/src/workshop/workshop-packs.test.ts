import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { DEFAULT_TARIFF } from '@nawl/domain/shop/price-list'
import { requestQuote } from '@nawl/domain/order/placing/place-order'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { folderBlobs } from '../platform/blobs/folder-blobs.ts'
import { type RugRenderer, rugRenderer } from '../imaging/color/rug-renderer.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { bitmapOf, designOf, SPOT, WAVES } from '../../test/workshop/pack.ts'
import { readPages } from '../../test/workshop/read-cartoon.ts'
import { workshopConfig } from '../platform/config/workshop-config.ts'
import { sha256 } from '../platform/sha256.ts'
import { workshopPacks } from './workshop-packs.ts'

let home: string
let renderer: RugRenderer
let packs: ReturnType<typeof workshopPacks>

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nawl-pack-'))
  const frozenDir = join(home, 'frozen')
  mkdirSync(frozenDir)
  const file = bitmapOf(SPOT)
  writeFileSync(join(frozenDir, `${sha256(file)}.bmp`), file)
  const tileDir = resolve(import.meta.dirname, '../../../../var/pile')
  renderer = rugRenderer({ artworkDir: home, blobs: folderBlobs(home), tileDir, maxPixels: 1e6, threads: 1 })
  packs = workshopPacks({
    renderer,
    config: workshopConfig({ CARTOON_PAPER: 'A0' }),
    woolOf: async () => new Map(),
    publicUrl: 'https://nawl.example',
    plans: join(home, 'gun-plans'),
    drawings: join(home, 'rug-drawings'),
    now: () => Date.parse('2027-01-01T12:00:00.000Z'),
  })
})
afterAll(async () => {
  await packs.close()
  await renderer.close()
  rmSync(home, { recursive: true, force: true })
})

function orderOf(rug: typeof SPOT) {
  const requested = requestQuote(new Date('2027-01-01T12:00:00.000Z'), {
    number: 'NW-TEST',
    email: 'ada@example.com',
    language: 'en',
    address: { country: 'PE', name: 'Ada Quispe', line1: 'Jirón 1', city: 'Lima' },
    lines: [{ id: 'a', design: designOf(rug), quantity: 2 }],
    acceptedTerms: '2025-01',
    termsVersion: '2025-01',
    tariff: DEFAULT_TARIFF,
    notShippedTo: [],
  })
  if (!requested.ok) throw new Error(requested.reason)
  return requested.order
}

describe('the drawings of a rug that nobody has ordered', () => {
  const design = designOf(SPOT)

  it('are made once for the same content', async () => {
    const first = await packs.drawings(design, STAFF)
    const [cartoon] = await readPages(first!.cartoon)
    expect(cartoon!.texts.map(({ text }) => text).join(' ')).toContain('for a project, not an order')
    const [name, ...more] = readdirSync(join(home, 'rug-drawings'))
    expect(more).toEqual([])
    const stored = join(home, 'rug-drawings', name!)
    const { mtimeMs } = statSync(stored)
    expect(await packs.drawings(design, STAFF)).toEqual(first)
    expect(statSync(stored).size).toBeGreaterThan(first!.cartoon.length + first!.plan.length)
    expect(statSync(stored).mtimeMs).toBeGreaterThanOrEqual(mtimeMs)
    const wider = { ...design, size: { ...design.size, widthMm: design.size.widthMm + 10 } }
    expect(await packs.drawings(wider, STAFF)).not.toEqual(first)
    expect(readdirSync(join(home, 'rug-drawings'))).toHaveLength(2)
    writeFileSync(stored, 'half a dr')
    const again = await packs.drawings(design, STAFF)
    expect(again!.plan).toEqual(first!.plan)
  })

  it('are given up with their caller', async () => {
    const gone = { ...STAFF, signal: AbortSignal.abort() }
    const other = { ...design, name: 'Another' }
    await expect(packs.drawings(other, gone)).rejects.toThrow(ApiError)
  })
})

const STAFF = { caller: '203.0.113.9', signal: new AbortController().signal }

describe('the production pack of an order', () => {
  it('uses the bitmap stored with the order', async () => {
    const { pdf, zip } = await packs.workshopPack(orderOf(SPOT), STAFF)
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    const about: unknown = JSON.parse(strFromU8(unzipSync(zip)['line-1/order.json']!))
    expect(about).toMatchObject({
      order: 'NW-TEST',
      quantity: 2,
      address: ['Ada Quispe', 'Jirón 1', 'Lima', 'PERU'],
    })
  })

  it('is a draft on every page while nothing is confirmed, on the paper that is asked for', async () => {
    const { pdf } = await packs.workshopPack(orderOf(SPOT), STAFF, 'roll-152')
    const pages = await readPages(pdf)
    expect(Math.round(pages.at(-1)!.widthMm)).toBe(1524)
    for (const { texts } of pages) {
      const said = texts.map(({ text }) => text).join(' ')
      expect(said).toContain('DRAFT')
      expect(said).toContain('Draft: the order is not confirmed.')
    }
  })

  it('is refused when that bitmap is missing', async () => {
    const pack = packs.workshopPack(orderOf(WAVES), STAFF)
    await expect(pack).rejects.toThrow(ApiError)
  })
})
