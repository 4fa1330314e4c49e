import { utimesSync } from 'node:fs'
import { join } from 'node:path'

import { HOUR_MS } from '@nawl/domain/time/durations'
import { beforeEach, expect, it } from 'vitest'

import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { folderBlobs } from '../../platform/blobs/folder-blobs.ts'
import { bitmapStore, judgeBitmaps } from './ordered-bitmaps.ts'
import { folderOfTest } from '../../../test/test-folder.ts'

let home: string
let blobs: BlobStore
beforeEach(() => {
  home = folderOfTest()
  blobs = folderBlobs(home)
})

const source = (text: string) => async () => ({ read: async () => new TextEncoder().encode(text) })
const age = (hash: string) => utimesSync(join(home, 'frozen', `${hash}.bmp`), new Date(0), new Date(0))

it('stores a bitmap once under concurrent calls', async () => {
  const find = source('wool')
  const keepBitmap = bitmapStore(blobs, Date.now)
  await Promise.all([1, 2, 3].map(() => keepBitmap('aa', find)))
  await bitmapStore(blobs, Date.now)('aa', source('silk'))
  expect(new TextDecoder().decode((await blobs.read('frozen/aa.bmp')) ?? undefined)).toBe('wool')
})

it('judges unused bitmaps as unwanted, unless they were touched recently', async () => {
  let now = Date.now()
  const keepBitmap = bitmapStore(blobs, () => now)
  for (const hash of ['held', 'old', 'wanted', 'new']) await keepBitmap(hash, source(hash))
  for (const hash of ['held', 'old', 'wanted']) age(hash)
  now += 2 * HOUR_MS
  await keepBitmap('wanted', source('wanted'))
  const there = await Array.fromAsync(blobs.list('frozen/'))
  const { needed, unwanted } = judgeBitmaps(there, new Set(['held']), Date.now())
  expect([needed, unwanted].map((those) => those.map(({ key }) => key))).toEqual([
    ['frozen/held.bmp'],
    ['frozen/old.bmp'],
  ])
})

it('checks a stored bitmap once an hour', async () => {
  let now = Date.now()
  const keepBitmap = bitmapStore(blobs, () => now)
  let reads = 0
  const find = () => {
    reads += 1
    return source('wool')()
  }
  await keepBitmap('aa', find)
  await blobs.remove('frozen/aa.bmp')
  now += HOUR_MS - 1
  await keepBitmap('aa', find)
  expect(reads).toBe(1)
  now += 1
  await keepBitmap('aa', find)
  expect(reads).toBe(2)
})
