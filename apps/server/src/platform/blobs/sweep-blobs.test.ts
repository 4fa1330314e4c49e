import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DAY_MS } from '@nawl/domain/time/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Database, openDatabase } from '../db/database.ts'
import { type BlobArea, type BlobInfo, type BlobKey, type BlobStore, openBlobs } from './blob-store.ts'
import { bringBack, listQuarantine } from './quarantine.ts'
import { layEmbeddedDatabase } from '../../../test/db/test-template.ts'
import { openBucket } from '../../../test/blobs/s3.ts'
import { joinShop, leaveShop } from './shop-identity.ts'
import { allowSweep } from './sweep-allowance.ts'
import { blobSweep } from './sweep-blobs.ts'

const START = Date.parse('2027-01-04T08:00:00Z')
const home = mkdtempSync(join(tmpdir(), 'nawl-sweep-'))
let database: Database
beforeAll(async () => {
  layEmbeddedDatabase(join(home, 'db'))
  database = await openDatabase({ url: undefined, directory: join(home, 'db') })
  await database.migrate()
})
afterAll(async () => {
  await database.close()
  rmSync(home, { recursive: true })
})

describe.each(['folders', 'a bucket'] as const)('a sweep of %s', (kind) => {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  let blobs: BlobStore
  /** Blobs that the database refers to; all others are unwanted. */
  let needed: Set<BlobKey>
  let now: number
  let reported: string[]
  beforeEach(async () => {
    bucket = await openBucket()
    const directory = mkdtempSync(join(home, 'blobs-'))
    blobs = await openBlobs(kind === 'folders' ? { kind: 'folder', directory } : bucket.config, () => {})
    await leaveShop(database)
    needed = new Set(['frozen/needed.bmp'])
    now = START
    reported = []
    return () => bucket.close()
  })

  const judge = async (there: readonly BlobInfo[]) => ({
    needed: there.filter(({ key }) => needed.has(key)),
    unwanted: there.filter(({ key }) => !needed.has(key)),
  })
  const sweep = () =>
    blobSweep({
      database,
      blobs,
      judges: {
        'own-artwork': judge,
        designs: judge,
        logos: judge,
        originals: judge,
        photos: judge,
        frozen: judge,
        claims: judge,
        documents: judge,
        floor: judge,
      },
      now: () => now,
      report: (message) => void reported.push(message),
    })()
  const fill = async (area: BlobArea, names: readonly string[]) => {
    for (const name of names) await blobs.write(`${area}/${name}`, new TextEncoder().encode(name))
  }
  const keysOf = async (prefix: BlobKey) =>
    (await Array.fromAsync(blobs.list(prefix))).map(({ key }) => key).toSorted()

  it('moves unreferenced blobs to quarantine for 30 days', async () => {
    await fill('frozen', ['needed.bmp', 'unwanted.bmp'])
    await fill('own-artwork', ['11/about.json', '11/design.bmp'])
    await sweep()
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp'])
    expect(await keysOf('own-artwork/')).toEqual([])
    const taken = [
      'quarantine/2027-01-04/frozen/unwanted.bmp',
      'quarantine/2027-01-04/own-artwork/11/about.json',
      'quarantine/2027-01-04/own-artwork/11/design.bmp',
    ]
    now += 30 * DAY_MS
    await sweep()
    expect(await keysOf('quarantine/')).toEqual(taken)
    now += DAY_MS
    await sweep()
    expect(await keysOf('quarantine/')).toEqual([])
    expect(reported).toEqual([])
  })

  it('deletes a draft left behind by a crash', async () => {
    await fill('frozen', ['needed.bmp', 'x.part'])
    now = Date.now() + 2 * DAY_MS
    await sweep()
    expect([await keysOf('frozen/'), await keysOf('quarantine/')]).toEqual([['frozen/needed.bmp'], []])
  })

  it('can be undone, byte for byte', async () => {
    await fill('frozen', ['needed.bmp', 'unwanted.bmp'])
    await sweep()
    const taken = await Array.fromAsync(listQuarantine(blobs))
    expect(await bringBack(blobs, taken)).toBe(1)
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp', 'frozen/unwanted.bmp'])
    expect(new TextDecoder().decode((await blobs.read('frozen/unwanted.bmp')) ?? undefined)).toBe(
      'unwanted.bmp',
    )
    expect(await keysOf('quarantine/')).toEqual([])
  })

  it('restores a quarantined blob that the database refers to again', async () => {
    await fill('frozen', ['needed.bmp', 'paused.bmp'])
    await sweep()
    needed.add('frozen/paused.bmp')
    await sweep()
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp', 'frozen/paused.bmp'])
  })

  it('stops when it would remove more than 5 %, and reports what to do', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `${n}.bmp`)
    await fill('frozen', ['needed.bmp', ...names])
    await sweep()
    expect(await keysOf('frozen/')).toHaveLength(31)
    expect(reported).toEqual([expect.stringContaining('it would take away 30 of 31, 97 %')])
    expect(reported[0]).toContain('npm run quarantine -- allow frozen')
  })

  it('exceeds the limit once after an operator has allowed it', async () => {
    await fill('frozen', ['needed.bmp', ...Array.from({ length: 30 }, (_, n) => `${n}.bmp`)])
    await allowSweep(blobs, 'frozen', now)
    await sweep()
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp'])
    await fill(
      'frozen',
      Array.from({ length: 30 }, (_, n) => `${n}.bmp`),
    )
    await sweep()
    expect(await keysOf('frozen/')).toHaveLength(31)
    await allowSweep(blobs, 'frozen', now)
    now += 3 * DAY_MS
    await sweep()
    expect(await keysOf('frozen/')).toHaveLength(31)
  })

  it('removes nothing from another shop’s store', async () => {
    await fill('frozen', ['needed.bmp', 'unwanted.bmp'])
    await sweep()
    await fill('frozen', ['unwanted.bmp'])
    await leaveShop(database)
    await sweep()
    await blobs.write('shop/id', new TextEncoder().encode('00000000-0000-4000-8000-000000000000'))
    await sweep()
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp', 'frozen/unwanted.bmp'])
    expect(reported).toEqual([
      expect.stringMatching(/the store is of shop .+, the database of none\. .*npm run quarantine -- adopt/),
      expect.stringContaining('the store is of shop 00000000-0000-4000-8000-000000000000'),
    ])
    await joinShop({ database, blobs })
    await sweep()
    expect(await keysOf('frozen/')).toEqual(['frozen/needed.bmp'])
  })

  it('does not adopt a store without an id when the database refers to none of its blobs', async () => {
    needed = new Set()
    await fill('claims', ['somebody.webp'])
    await sweep()
    expect(await keysOf('claims/')).toEqual(['claims/somebody.webp'])
    expect(await blobs.read('shop/id')).toBeNull()
    expect(reported).toEqual([
      expect.stringContaining('the database knows nothing of what lies in the store'),
    ])
    needed.add('claims/somebody.webp')
    await sweep()
    expect(await blobs.read('shop/id')).not.toBeNull()
  })

  it('writes the shop’s id into a new database and a new store', async () => {
    await sweep()
    const id = await blobs.read('shop/id')
    expect(new TextDecoder().decode(id ?? undefined)).toMatch(/^[0-9a-f-]{36}$/)
    await sweep()
    expect(await blobs.read('shop/id')).toEqual(id)
    expect(reported).toEqual([])
  })
})
