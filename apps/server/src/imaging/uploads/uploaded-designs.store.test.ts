import { utimesSync } from 'node:fs'
import { join } from 'node:path'

import { DAY_MS } from '@nawl/domain/time/durations'
import { beforeEach, expect, it } from 'vitest'

import type { BlobInfo } from '../../platform/blobs/blob-store.ts'
import { folderBlobs } from '../../platform/blobs/folder-blobs.ts'
import { uploadedDesignStore, judgeDesigns } from './uploaded-designs.store.ts'
import { uploadedRug } from './make-design.ts'
import { folderOfTest } from '../../../test/test-folder.ts'

const size = { shape: 'square', width: '', length: '', unit: 'ft' } as const
let home: string
let directory: string
let now: number
beforeEach(() => {
  home = folderOfTest()
  directory = join(home, 'own-artwork')
  now = Date.now()
})

const open = (mostBytes = 1e6) => uploadedDesignStore({ blobs: folderBlobs(home), mostBytes, now: () => now })

/** Ids of needed and of unwanted designs. */
async function judged(held: ReadonlySet<string> = new Set()) {
  const there = await Array.fromAsync(folderBlobs(home).list('own-artwork/'))
  const { needed, unwanted } = judgeDesigns(there, held, now)
  const idsOf = (blobs: readonly BlobInfo[]) => new Set(blobs.map(({ key }) => key.split('/')[1]))
  return { needed: idsOf(needed), unwanted: idsOf(unwanted) }
}

async function keep(store: ReturnType<typeof open>, openedDaysAgo = 0): Promise<string> {
  const { id, secret } = store.newId()
  const design = uploadedRug(id, { name: 'Fox', size }, [{ hex: '#A8452F', share: 1 }])
  await store.begin(id, new Uint8Array(5000))
  await store.finish(id, secret, design, new Uint8Array(10))
  const opened = new Date(now - openedDaysAgo * DAY_MS)
  utimesSync(join(directory, id, 'about.json'), opened, opened)
  return id
}

it('judges designs unopened for thirty days and old unfinished ones as unwanted', async () => {
  const store = open()
  await keep(store, 29)
  const old = await keep(store, 31)
  await store.begin(store.newId().id, new Uint8Array(10))
  const dead = store.newId().id
  await store.begin(dead, new Uint8Array(10))
  const earlier = new Date(now - 2 * 60 * 60 * 1000)
  utimesSync(join(directory, dead, 'design.bmp'), earlier, earlier)
  expect(await judged()).toEqual({ needed: new Set(), unwanted: new Set([old, dead]) })
})

it('counts reading a design as opening it', async () => {
  const store = open()
  const id = await keep(store, 29)
  expect((await store.find(id))?.name).toBe('Fox')
  now += 10 * DAY_MS
  expect((await judged()).unwanted).toEqual(new Set())
})

it('has room until its blobs reach the limit', async () => {
  const store = open(11_000)
  expect(await store.hasRoom()).toBe(true)
  await keep(store)
  expect(await store.hasRoom()).toBe(true)
  await keep(store)
  expect(await store.hasRoom()).toBe(false)
})

it('returns null for an unknown id', async () => {
  const store = open()
  const { id, secret } = store.newId()
  expect([await store.find(id), await store.picture(id), await store.isOwner(id, secret)]).toEqual([
    null,
    null,
    null,
  ])
})

it('judges a design in a cart or an order as needed, however long unopened', async () => {
  const store = open()
  const [wanted, forgotten] = [await keep(store, 400), await keep(store, 400)]
  expect(await judged(new Set([`own-${wanted}`]))).toEqual({
    needed: new Set([wanted]),
    unwanted: new Set([forgotten]),
  })
})
